//! Eyes: how far apart colours are for people with all three kinds of cones, and for those who lack
//! one kind (Machado, Oliveira and Fernandes 2009, severity 1, on linear light).

use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::{IntoColor, Lab, LinSrgb, Srgb};
use tavolo::render::scene::Color;

type Matrix = [[f32; 3]; 3];

/// Who sees.
pub const EYES: [(&str, Matrix); 4] = [
    ("trichromats", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopes",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopes",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopes",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn plain(Color(red, green, blue, _): Color) -> Srgb<f32> {
    Srgb::new(red, green, blue).into_format()
}

/// What a colour looks like to somebody.
fn seen(color: Color, matrix: &Matrix) -> Lab {
    let light: LinSrgb<f32> = plain(color).into_linear();
    let light = [light.red, light.green, light.blue];
    let [red, green, blue] = matrix.map(|row| {
        let sum: f32 = row.iter().zip(light).map(|(part, light)| part * light).sum();
        sum.clamp(0.0, 1.0)
    });
    LinSrgb::new(red, green, blue).into_color()
}

/// How far apart two colours are for somebody (CIEDE2000).
pub fn distance(one: Color, other: Color, matrix: &Matrix) -> f32 {
    seen(one, matrix).difference(seen(other, matrix))
}

/// The contrast of two colours as WCAG 2 defines it, 1 to 21.
pub fn contrast(one: Color, other: Color) -> f32 {
    plain(one).relative_contrast(plain(other))
}

/// A colour as SVG writes it.
pub fn written(hex: &str) -> Color {
    let part = |from: usize| u8::from_str_radix(&hex[from..from + 2], 16).unwrap();
    Color(part(0), part(2), part(4), 255)
}

#[test]
fn distances_and_contrasts_are_those_of_the_literature() {
    let color = |hex| written(hex);
    let red_and_green = (color("d02020"), color("708000"));
    let far = |eyes: usize| distance(red_and_green.0, red_and_green.1, &EYES[eyes].1);
    assert!(far(0) > 50.0 && far(2) < far(0) / 2.0, "{} {}", far(0), far(2));
    assert!((contrast(color("ffffff"), color("000000")) - 21.0).abs() < 0.01);
    assert!((contrast(color("ffffff"), color("777777")) - 4.48).abs() < 0.01);
}
