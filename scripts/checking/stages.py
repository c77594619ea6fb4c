"""The list of stages: what the static check runs, and what the whole test runs."""

from scripts.checking.stage import Stage

STATIC = (
    Stage(name="ruff", command=("ruff", "check", ".")),
    Stage(name="ruff format", command=("ruff", "format", "--check", ".")),
    Stage(
        name="mypy",
        command=(
            *("mypy", "--explicit-package-bases", "server", "wsgi.py", "scripts"),
            *("tests/support", "tests/conftest.py"),
        ),
    ),
    Stage(name="import rules", command=("lint-imports", "--no-cache")),
    Stage(name="sizes and exceptions", command=("python", "-m", "scripts.checking.limits")),
    Stage(name="eslint", command=("npm", "run", "--silent", "lint")),
    Stage(name="types of the client", command=("npm", "run", "--silent", "types")),
    Stage(name="types of the journeys", command=("npx", "tsc", "--noEmit", "-p", "tests/e2e")),
    Stage(name="format of the client", command=("npm", "run", "--silent", "format:check")),
    Stage(name="messages of the client", command=("npm", "run", "--silent", "messages:check")),
    Stage(
        name="generated API types",
        command=("python", "-m", "scripts.checking.api_types", "--check"),
    ),
)

PYTEST = ("python", "-m", "pytest", "-q", "-p", "no:cacheprovider")


def _tests(file: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{file}::test_{name}" for name in names)


# What these say holds whatever the database is: once is enough.
ANY_DATABASE = (
    *("core/test_period.py", "core/test_read_settings.py", "pages/test_serve_pages.py"),
    *("pages/test_found_by_addresses.py", "articles/test_shipped_texts.py"),
    *("core/test_send_security_headers.py", "core/test_write_logs.py"),
    *("core/test_speak_languages.py", "core/test_call_from_other_origins.py"),
    *("core/test_refuse_requests.py", "core/test_tell_where_requests_come_from.py"),
    # Failures are counted, and sessions kept, in Redis.
    *("auth/test_slow_down_guessing.py", "sessions/test_log_out_while_requests_run.py"),
    *("sessions/test_redis_refuses.py", "core/test_live_without_redis.py"),
    *("ops/test_who_may_call_what.py", "sessions/test_guard_views.py"),
    "goals/test_keep_to_the_plan.py",
    *("investments/test_count_dates.py", "quiz/test_suggest.py"),
    *("calendar_feed/test_write_every_zone.py", "monthly_letter/test_choose_findings.py"),
    *("push/test_make_push_keys.py", "reminders/test_find_the_dates.py"),
    # Its moments are counted in Python; what the database keeps of them, the other tests hold.
    "reminders/test_tell_for_two_years.py",
    *("ops/test_explain_the_api.py", "ops/test_tell_wrong_fields.py"),
    *("photos/test_refuse_what_is_no_photo.py", "photos/test_bound_the_memory.py"),
    *("sessions/test_refuse_forged_tokens.py", "sessions/test_refuse_foreign_pages.py"),
    *("users/test_judge_a_password.py", "users/test_keep_a_password.py"),
    *("articles/test_render_safely.py", "core/test_pagination.py"),
    *("categories/test_find_a_category.py", "investments/test_know_the_risk.py"),
    *("auth/test_refuse_odd_names.py", "auth/test_register_with_bad_input.py"),
    *("pages/test_lead_to_a_language.py", "pages/test_found_failing.py"),
    *("pages/test_found_by_programs.py", "traffic/test_count_pages.py"),
    *("push/test_heed_push_services.py", "push/test_reach_no_other_host.py"),
    *("second_factor/test_seal_the_secret.py", "auth/test_confirm_identity.py"),
    *("sessions/test_get_a_token.py", "sessions/test_start_a_session.py"),
    *("sessions/test_list_devices.py", "sessions/test_end_devices.py"),
    *("sessions/test_operators.py", "sessions/test_log_out.py", "sessions/test_share_state.py"),
    *("sessions/test_redis_is_out_of_reach.py", "sessions/test_keep_no_secrets.py"),
    "sessions/test_change_the_secret_key.py",
    # Refused before anything is looked up, or counted in Redis.
    *_tests(
        "transactions/test_add_a_transaction.py",
        *("what_is_wrong_is_told_at_its_field_and_not_stored", "a_wrong_category_is_told_once"),
        *("a_number_that_is_no_whole_rupiah_is_refused", "a_body_that_is_no_object_is_refused"),
    ),
    *_tests("transactions/test_list_transactions.py", "a_wrong_question_is_refused_at_its_field"),
    *_tests("transactions/test_sum_up.py", "a_wrong_question_is_refused_at_its_field"),
    *_tests("transactions/test_edit_a_transaction.py", "what_is_no_etag_is_refused"),
    *_tests("transactions/test_search_transactions.py", "an_amount_is_read_as_people_write_it"),
    *_tests(
        "site/test_say_how_we_are_reached.py",
        "what_leads_nowhere_or_somewhere_bad_is_refused",
    ),
    *_tests("auth/test_log_in_with_a_code.py", "what_cannot_be_a_code_is_refused"),
    *_tests("auth/test_ask_for_a_username.py", "nobody_lists_all_usernames"),
    *_tests("auth/test_register.py", "300_registrations_an_hour_come_from_one_address"),
    *_tests("calendar_feed/test_have_an_address.py", "whoever_asks_too_often_waits"),
    *_tests(
        "users/test_set_preferences.py",
        *("what_is_not_offered_is_refused_at_its_field", "anything_else_is_refused_at_the_field"),
        *("every_text_size_of_the_list_is_taken", "300_writes_a_minute_are_enough_for_a_person"),
    ),
    *_tests(
        "users/test_change_the_profile.py",
        *("every_age_of_the_list_is_taken", "every_country_of_the_list_is_taken"),
        "anything_else_is_refused_at_its_field",
    ),
    # What is asked there is how pictures are made, and what is invented.
    *_tests(
        "photos/test_change_the_photo.py",
        *("each_accepted_kind_becomes_a_square_webp_of_256_pixels", "the_middle_is_kept"),
        *("every_way_to_keep_colours_is_understood", "what_is_transparent_stays_so"),
        "a_photo_stands_upright_and_has_no_metadata",
    ),
    *_tests(
        "admin_content/test_upload_covers.py",
        "what_is_no_picture_for_a_cover_is_refused",
        "a_picture_of_less_pixels_is_never_made_larger",
    ),
    *_tests(
        "transactions/test_fill_the_demo.py",
        *("every_year_is_believable", "the_same_days_always_hold_the_same_entries"),
        "the_salary_comes_before_a_day_without_work",
    ),
    # The server itself; one of them brings the database that it freezes.
    *_tests(
        "ops/test_stay_open.py",
        "forty_bodies_that_stop_half_way_leave_the_pages_open",
        *("no_answer_names_the_software_that_serves_it", "a_frozen_postgresql_hangs_no_call"),
        "the_store_is_started_again_and_nobody_is_signed_out",
        "signing_in_all_at_once_is_no_reason_to_refuse",
    ),
)


def _leave_out(name: str) -> str:
    return f"--{'deselect' if '::' in name else 'ignore'}=tests/server/{name}"


WHOLE = (
    Stage(name="build", command=("python", "-m", "scripts.installing", "build")),
    Stage(
        name="server on PostgreSQL",
        command=(
            *PYTEST,
            "tests/server",
            *map(_leave_out, ANY_DATABASE),
        ),
        share=0.75,
        counts=True,
        environ={"TEST_DATABASE": "postgresql"},
    ),
    # The longest one: what comes after the build leaves it its share.
    Stage(
        name="browser",
        command=("npx", "playwright", "test", "-c", "tests/e2e/playwright.config.ts"),
        after=("build",),
        share=1.25,
        counts=True,
        environ={"E2E_REPORTER": "counts"},
    ),
    Stage(
        name="server on SQLite",
        command=(*PYTEST, "tests/server"),
        share=0.75,
        counts=True,
        environ={"TEST_DATABASE": "sqlite"},
    ),
    Stage(
        name="processes",
        command=(*PYTEST, "tests/scripts"),
        share=0.5,
        counts=True,
    ),
    Stage(name="client", command=("npm", "run", "--silent", "test"), counts=True),
    Stage(name="weights", command=("npm", "run", "--silent", "sizes"), after=("build",)),
    *STATIC,
)
