//! A tree of SVG elements.

use std::fmt;

/// An SVG element with its attributes and children. A page builds its own elements from the tree;
/// [`Display`](fmt::Display) writes it as XML.
///
/// ```
/// use pacru_render::SvgNode;
///
/// let node = SvgNode::new("g").with("class", "a").child(SvgNode::new("circle").with("r", 5));
/// assert_eq!(node.to_string(), r#"<g class="a"><circle r="5"/></g>"#);
/// assert_eq!(node.attribute("class"), Some("a"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgNode {
    /// The element's name, such as `path`.
    pub name: &'static str,
    /// Names and values, in the order in which they are written.
    pub attributes: Vec<(&'static str, String)>,
    /// The child elements; later ones are drawn over earlier ones.
    pub children: Vec<SvgNode>,
}

impl SvgNode {
    /// An empty element.
    pub fn new(name: &'static str) -> SvgNode {
        SvgNode { name, attributes: Vec::new(), children: Vec::new() }
    }

    /// The element with one more attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> SvgNode {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// The element with one more child.
    #[must_use]
    pub fn child(mut self, child: SvgNode) -> SvgNode {
        self.children.push(child);
        self
    }

    /// The element with more children.
    #[must_use]
    pub fn children(mut self, children: impl IntoIterator<Item = SvgNode>) -> SvgNode {
        self.children.extend(children);
        self
    }

    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }

    /// This element and all its descendants, each before its children.
    pub fn descendants(&self) -> impl Iterator<Item = &SvgNode> {
        let mut stack = vec![self];
        std::iter::from_fn(move || {
            let node = stack.pop()?;
            stack.extend(node.children.iter().rev());
            Some(node)
        })
    }
}

impl fmt::Display for SvgNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}", self.name)?;
        for (name, value) in &self.attributes {
            write!(f, " {name}=\"{}\"", Escaped(value))?;
        }
        if self.children.is_empty() {
            return f.write_str("/>");
        }
        f.write_str(">")?;
        self.children.iter().try_for_each(|child| child.fmt(f))?;
        write!(f, "</{}>", self.name)
    }
}

/// The text of an attribute value in double quotes.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.0.chars().try_for_each(|c| match c {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            // XML has no way to write the other control characters.
            '\n' | '\t' => f.write_char(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => Ok(()),
            c => f.write_char(c),
        })
    }
}
