//! Writing HTML that is also well-formed XML. Whatever it is given is escaped; what was opened is
//! closed. Knows nothing of games.

use std::fmt::Write;

/// Attributes: names and values.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a str)];

/// A document as far as it is written.
#[derive(Default)]
pub(super) struct Html(String);

impl Html {
    /// The first line of a document, and a document within it.
    pub(super) fn document(language: &str, inner: impl FnOnce(&mut Html)) -> String {
        let mut html = Html("<!DOCTYPE html>\n".to_owned());
        html.within("html", &[("lang", language)], inner);
        html.0
    }

    /// An element, and what stands in it.
    pub(super) fn within(
        &mut self,
        tag: &str,
        attributes: Attributes<'_>,
        inner: impl FnOnce(&mut Html),
    ) -> &mut Html {
        self.tag(tag, attributes, ">");
        inner(self);
        let _ = writeln!(self.0, "</{tag}>");
        self
    }

    /// An element with a text.
    pub(super) fn element(&mut self, tag: &str, attributes: Attributes<'_>, text: &str) -> &mut Html {
        self.within(tag, attributes, |html| html.0.push_str(&escape(text)))
    }

    /// An element in which nothing stands.
    pub(super) fn void(&mut self, tag: &str, attributes: Attributes<'_>) -> &mut Html {
        self.tag(tag, attributes, " />\n");
        self
    }

    /// A style or a script of our own, which holds nothing to be escaped.
    pub(super) fn source(&mut self, tag: &str, text: &'static str) -> &mut Html {
        assert!(!text.contains(['<', '&']), "it would not be what is written");
        self.within(tag, &[], |html| html.0.push_str(text))
    }

    /// A document that was written apart.
    pub(super) fn append(&mut self, part: Html) -> &mut Html {
        self.0.push_str(&part.0);
        self
    }

    fn tag(&mut self, tag: &str, attributes: Attributes<'_>, end: &str) {
        let _ = write!(self.0, "<{tag}");
        for (name, value) in attributes {
            let _ = write!(self.0, " {name}=\"{}\"", escape(value));
        }
        self.0.push_str(end);
    }
}

/// Text as it stands in a document, between tags or in quotes.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Neither HTML nor XML has a way to write them.
            letter if letter.is_control() && letter != '\n' => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_given_becomes_a_tag() {
        let html = Html::document("en-US", |html| {
            html.element("p", &[("title", "a\"><script>")], "<b>&'\u{1}");
            html.void("img", &[("alt", "'")]);
        });
        assert_eq!(
            html,
            "<!DOCTYPE html>\n<html lang=\"en-US\"><p title=\"a&quot;&gt;&lt;script&gt;\">&lt;b&gt;&amp;&#39; </p>\n\
             <img alt=\"&#39;\" />\n</html>\n"
        );
    }
}
