//! What a sentence names: its variables, and the sentences that it takes in. Knows no sentence.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeSet;

/// The names in a pattern.
#[derive(Debug, Default)]
pub(super) struct References {
    /// Variables, without their sign.
    pub(super) variables: BTreeSet<String>,
    /// Ids of messages, and `id.attribute`.
    pub(super) messages: BTreeSet<String>,
    /// Ids of terms, without their hyphen.
    pub(super) terms: BTreeSet<String>,
}

impl References {
    /// Takes up what a pattern names.
    pub(super) fn take(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.take(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute
                    .as_ref()
                    .map(|attribute| format!(".{}", attribute.name))
                    .unwrap_or_default();
                self.messages.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(id.name.to_owned());
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|one| self.inline(one));
        arguments.named.iter().for_each(|one| self.inline(&one.value));
    }
}
