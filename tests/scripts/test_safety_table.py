"""The table of what keeps people safe names tests that exist."""

import re
from functools import cache
from typing import Final

from scripts.setup.stamps import ROOT

TESTS: Final = ROOT / "tests"
TABLE: Final = TESTS / "safety.md"
# `server/auth/test_log_in.py::test_name` or `e2e/sign-in.spec.ts` “title”.
REFERENCE: Final = re.compile(r"`([\w/.-]+)(?:::(\w+)` *| ?` “([^”]+)”)")
ROW: Final = re.compile(r"^\| ([A-Z]\d+) \| (.+) \| (.+) \|$", re.MULTILINE)
TO_COME: Final = "Comes with "


@cache
def list_tests(file: str) -> frozenset[str]:
    """The names or titles of the tests of a file; none without the file."""
    path = TESTS / file
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    pattern = r"^def (test_\w+)" if path.suffix == ".py" else r"\btest\(\s*\"([^\"]+)\""
    return frozenset(re.findall(pattern, text, re.MULTILINE))


def test_every_requirement_names_tests_that_exist_or_the_feature_that_it_waits_for() -> None:
    rows = ROW.findall(TABLE.read_text(encoding="utf-8"))
    assert len(rows) > 80
    named = [(id_, REFERENCE.findall(cell)) for id_, _text, cell in rows if TO_COME not in cell]
    assert [id_ for id_, references in named if not references] == []
    references = REFERENCE.findall(TABLE.read_text(encoding="utf-8"))
    missing = [
        f"{file}: {name or title}"
        for file, name, title in references
        if (name or title) not in list_tests(file)
    ]
    assert missing == []


def test_every_reference_of_the_table_is_read() -> None:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    cells = [
        part for line in lines if ROW.match(line) for part in line.split(" | ")[2].split("<br>")
    ]
    unread = [cell for cell in cells if not REFERENCE.search(cell) and TO_COME not in cell]
    assert [cell for cell in unread if not cell.startswith("Today ")] == []
