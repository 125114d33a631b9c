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
fn test_name(rule: RuleId) -> String {
    format!("\nfn {}_", rule.as_str().to_lowercase().replace('-', "_"))
}

#[test]
fn every_rule_has_a_test_that_carries_its_number() {
    let untested: Vec<&RuleId> =
        RuleId::ALL.iter().filter(|&&rule| !SOURCES.iter().any(|source| source.contains(&test_name(rule)))).collect();
    assert!(untested.is_empty(), "{untested:?}");
}

#[test]
fn every_rule_of_the_specification_has_an_id() {
    let shacru = (1..=6).map(|n| format!("S-R{n}"));
    let azacru = (1..=10).map(|n| format!("A-R{n}"));
    let pacru = (1..=16).map(|n| format!("R{n}"));
    let expected: Vec<String> = shacru.chain(azacru).chain(pacru).collect();
    let ids: Vec<&str> = RuleId::ALL.iter().map(|rule| rule.as_str()).collect();
    assert_eq!(ids, expected);
}
