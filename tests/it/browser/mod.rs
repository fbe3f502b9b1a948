//! The sandbox page in a real browser: headless Chromium, driven as a person would: typing,
//! tapping, picking.
//!
//! Needs `chromium` and `chromedriver` on this machine; the test command installs them where it
//! can.

mod agreement;
mod archive;
mod beacon;
mod computers;
mod consent;
mod days;
mod driver;
mod errand;
mod evening;
mod game;
mod invitation;
mod knights;
mod late;
mod page;
mod pictures;
mod program;
mod record;
mod sequel;
mod servers;
mod table;
mod tiles;
mod variants;
mod walk;
mod year;

use driver::Driver;
use page::Page;
use program::Program;
