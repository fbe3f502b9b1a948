//! What a check still finds and is being mended, room by room. A room stands here as long as there
//! is something to find in it, and no longer.

/// The check, and the room (of `types`: the name) where it still finds something.
const STILL: &[(&str, &str)] = &[
    ("types", "Edge"),
    ("types", "Fault"),
    ("types", "Label"),
    ("types", "Outline"),
    ("types", "Setup"),
    ("types", "Shape"),
    ("types", "Words"),
];

/// Holds what a check has found, each with its room, against the rooms where something is known to
/// be wrong.
pub fn settle(check: &str, found: Vec<(String, String)>) {
    assert_eq!(judge(check, found, STILL), Vec::<String>::new());
}

/// What is wrong: things found in a room that is not known for them, and rooms that are known for
/// nothing any more.
fn judge(check: &str, found: Vec<(String, String)>, still: &[(&str, &str)]) -> Vec<String> {
    let known: Vec<&str> = still
        .iter()
        .filter(|(one, _)| *one == check)
        .map(|(_, room)| *room)
        .collect();
    let mended = known
        .iter()
        .filter(|room| !found.iter().any(|(at, _)| at == *room))
        .map(|room| format!("{room} is mended: take (\"{check}\", \"{room}\") off the list"))
        .collect::<Vec<_>>();
    let (expected, fresh): (Vec<_>, Vec<_>) = found
        .into_iter()
        .partition(|(room, _)| known.contains(&room.as_str()));
    for (_, one) in expected {
        println!("still: {one}");
    }
    fresh.into_iter().map(|(_, one)| one).chain(mended).collect()
}

#[test]
fn a_room_stands_on_the_list_as_long_as_it_must() {
    let found = |room: &str| vec![(room.to_owned(), "x".to_owned())];
    assert!(judge("sizes", found("table"), &[("sizes", "table")]).is_empty());
    assert_eq!(judge("sizes", found("table"), &[("names", "table")]), ["x"]);
    assert_eq!(judge("sizes", vec![], &[("sizes", "table")]).len(), 1);
}
