//! Players that come from a file.

use axum::http::StatusCode;

use super::hall;

#[tokio::test]
async fn those_whom_a_table_forbids_are_not_paired_and_stand_in_the_files() {
    let hall = hall().await;
    let event = hall.chess().await;
    let table =
        "number,name,rating,forbidden\n1,Ada,2400,Cy\n2,Bo,2300,\n3,Cy,2200,\n4,Di,2100,2 (2)\n";
    let import = format!("{event}/players/import");
    // Who may not meet is for those who may rule.
    let answer = hall.upload(&import, &hall.clerk, "file", table).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.text);
    let answer = hall.upload(&import, &hall.deputy, "file", table).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    hall.done(&event, &hall.deputy, &[("do", "pair")]).await;
    hall.done(&event, &hall.deputy, &[("do", "publish")]).await;
    // The halves would meet, Ada and Cy, Bo and Di; the first pair may not.
    let pairings = hall.get(&format!("{event}/files/pairings.csv"), "").await.text;
    assert!(pairings.contains("Ada") && !pairings.contains("Ada,3,Cy"), "{pairings}");
    assert!(!pairings.contains("Cy,1,Ada"), "{pairings}");
    let trf = hall.get(&format!("{event}/files/event.trf"), "").await.text;
    assert!(trf.contains("\n260   1") && trf.contains("\n260   2   2"), "{trf}");
    let players = hall.get(&format!("{event}/files/players.csv"), "").await.text;
    assert!(players.contains("\n2,Bo,,,2300,,,4 (2)\n"), "{players}");
    // A round the event does not have is refused, and nobody is entered.
    let other = hall.chess().await;
    let table = "number,name,forbidden\n1,Ada,2 (99)\n2,Bo,\n";
    let answer = hall.upload(&format!("{other}/players/import"), &hall.deputy, "file", table).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.text);
    assert!(hall.get(&format!("{other}/players"), "").await.text.contains("Nobody is entered yet"));
}

#[tokio::test]
async fn a_table_with_faults_names_line_and_column() {
    let hall = hall().await;
    let event = hall.chess().await;
    let table = "number,name,rating\n1,Ada,2400\n2,Bo,strong\n";
    let answer = hall.upload(&format!("{event}/players/import"), &hall.clerk, "text", table).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("Line 3, column 6: found strong"), "{}", answer.text);
    assert!(hall.get(&format!("{event}/players"), "").await.text.contains("Nobody is entered yet"));
}
