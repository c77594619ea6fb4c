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
)

WHOLE = (
    Stage(name="build", command=("python", "-m", "scripts.installing", "build")),
    Stage(
        name="server on PostgreSQL",
        command=(
            *PYTEST,
            "tests/server",
            *(f"--ignore=tests/server/{name}" for name in ANY_DATABASE),
        ),
        share=0.75,
        counts=True,
        environ={"TEST_DATABASE": "postgresql"},
    ),
    Stage(
        name="server on SQLite",
        command=(*PYTEST, "tests/server"),
        share=0.75,
        counts=True,
        environ={"TEST_DATABASE": "sqlite"},
    ),
    Stage(name="processes", command=(*PYTEST, "tests/scripts"), share=0.5, counts=True),
    Stage(name="client", command=("npm", "run", "--silent", "test"), counts=True),
    Stage(name="weights", command=("npm", "run", "--silent", "sizes"), after=("build",)),
    Stage(
        name="browser",
        command=("npx", "playwright", "test", "-c", "tests/e2e/playwright.config.ts"),
        after=("build",),
        share=1.25,
        counts=True,
        environ={"E2E_REPORTER": "counts"},
    ),
    *STATIC,
)
