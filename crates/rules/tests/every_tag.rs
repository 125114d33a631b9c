//! Every rule of the booklets is named by a test.

use pacru_rules::RuleId;

const SOURCES: [&str; 8] = [
    include_str!("shacru_rules.rs"),
    include_str!("azacru_rules.rs"),
    include_str!("pacru_rules/travelling.rs"),
    include_str!("pacru_rules/marking.rs"),
    include_str!("pacru_rules/encounters.rs"),
    include_str!("pacru_rules/ends.rs"),
    include_str!("common_rules.rs"),
    include_str!("position_strings.rs"),
];

/// The beginning of a test's name for a rule: `fn s_r4_` for S-R4.
fn test_name(tag: RuleId) -> String {
    format!("\nfn {}_", tag.as_str().to_lowercase().replace('-', "_"))
}

#[test]
fn every_rule_has_a_test_that_carries_its_tag() {
    let untested: Vec<&RuleId> =
        RuleId::ALL.iter().filter(|&&tag| !SOURCES.iter().any(|source| source.contains(&test_name(tag)))).collect();
    assert!(untested.is_empty(), "{untested:?}");
}

#[test]
fn every_rule_of_the_specification_is_a_tag() {
    let shacru = (1..=6).map(|n| format!("S-R{n}"));
    let azacru = (1..=10).map(|n| format!("A-R{n}"));
    let pacru = (1..=16).map(|n| format!("R{n}"));
    let expected: Vec<String> = shacru.chain(azacru).chain(pacru).collect();
    let tags: Vec<&str> = RuleId::ALL.iter().map(|tag| tag.as_str()).collect();
    assert_eq!(tags, expected);
}
