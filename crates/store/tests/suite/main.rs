//! One suite for both backends. Where PostgreSQL is not installed its half says so and passes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "all of this is tests, run twice by a macro")]

mod appends;
mod copies;
mod fixture;
mod losses;
mod migrations;
mod signs;
mod verifying;
mod waking;

/// Makes each situation a test on SQLite and one on PostgreSQL.
macro_rules! on_both {
    ($($group:ident :: $situation:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $situation() {
                crate::$group::$situation(crate::fixture::Fixture::sqlite()).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $situation() {
                if let Some(fixture) = crate::fixture::Fixture::postgres() {
                    crate::$group::$situation(fixture).await;
                }
            })*
        }
    };
}

on_both![
    appends::what_was_appended_is_read_in_order,
    appends::an_append_after_another_end_conflicts_and_writes_nothing,
    appends::a_key_makes_repeating_harmless,
    appends::keys_are_a_matter_of_one_stream,
    appends::some_keys_known_and_others_not_is_refused,
    appends::what_cannot_be_read_back_is_refused,
    appends::many_who_append_to_one_stream_lose_and_double_nothing,
    appends::the_same_command_sent_by_many_is_taken_once,
    appends::many_streams_at_once_stay_apart,
    appends::streams_of_a_kind_are_listed_with_their_ends,
    appends::every_character_and_field_order_comes_back,
    appends::bodies_of_a_megabyte_come_back,
    appends::what_was_appended_is_there_after_reopening,
    appends::nothing_is_appended_after_closing,
    copies::a_dump_restores_to_the_same_store,
    copies::a_dump_goes_from_either_database_to_the_other,
    copies::a_backup_holds_everything_while_the_store_works,
    copies::a_store_with_entries_is_not_restored_into,
    copies::a_dump_cut_short_or_changed_is_refused_and_leaves_nothing,
    copies::a_file_that_exists_is_not_written_over,
    migrations::the_first_form_becomes_the_newest_with_its_entries,
    migrations::a_database_of_a_newer_program_is_refused,
    migrations::of_those_who_open_an_empty_database_together_one_writes_a_file_and_all_a_server,
    signs::signs_are_written_over_and_notes_hold_while_the_stream_ends_there,
    verifying::an_untouched_store_is_sound,
    verifying::every_kind_of_tampering_is_found,
    verifying::an_unreadable_body_hides_no_other_stream,
    waking::listeners_hear_of_every_stream_that_grew,
    waking::a_refused_append_wakes_nobody,
];
