"""The stages of the static check and of the whole test."""

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
    Stage(name="dependencies", command=("deptry", ".")),
    Stage(name="boundaries", command=("python", "-m", "scripts.checking.boundaries")),
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


WHOLE = (
    Stage(name="build", command=("python", "-m", "scripts.setup", "build")),
    Stage(
        name="server on SQLite",
        command=(
            *(*PYTEST, "-p", "tests.support.statements", "-p", "tests.support.book_versions"),
            "tests/server",
        ),
        share=0.5,
        counts=True,
        environ={"TEST_DATABASE": "sqlite"},
    ),
    Stage(
        name="browser",
        command=("npx", "playwright", "test", "-c", "tests/e2e/playwright.config.ts"),
        after=("build",),
        share=0.75,
        counts=True,
        environ={"E2E_REPORTER": "counts"},
    ),
    Stage(
        name="server on PostgreSQL",
        command=(*PYTEST, "tests/server", "-m", "both_databases or postgresql_alone"),
        share=0.5,
        counts=True,
        environ={"TEST_DATABASE": "postgresql"},
    ),
    Stage(
        name="processes",
        command=(*PYTEST, "tests/scripts"),
        share=0.25,
        counts=True,
    ),
    Stage(name="client", command=("npm", "run", "--silent", "test"), counts=True),
    Stage(name="weights", command=("npm", "run", "--silent", "sizes"), after=("build",)),
    *STATIC,
)
