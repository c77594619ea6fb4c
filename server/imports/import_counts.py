"""How many files of each layout were read and imported, and why others were not; by days.

Imports that failed are deleted after a day, so what operators compare over months is counted
apart, without anything of a person or a file.
"""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from server.core.calendar.clock import today
from server.core.database.engine import db
from server.core.database.upserts import upsert_into
from server.imports.file_reader import FileContent
from server.imports.issuers import name_counted_layout
from server.imports.models import COUNTS
from server.imports.statements.generic_table import LAYOUT as TABLE_LAYOUT
from server.imports.statements.statement import Fault, Unreadable
from server.imports.states import ImportState

# Days are those of the console's other figures.
ZONE: Final = "Asia/Jakarta"
READ: Final = "read"
APPLIED: Final = "applied"
_FIRST_TIME: Final = frozenset({ImportState.READING.value, ImportState.LOCKED.value})
_LOCKS: Final = frozenset({Fault.LOCKED, Fault.UNLOCK_FAILED})


class LayoutCount(NamedTuple):
    """How many files of a layout were read, and how many imports of it were saved."""

    layout: str
    name: str
    read: int
    applied: int


class FailureCount(NamedTuple):
    """How many files could not be read for a reason."""

    reason: str
    files: int


def count_file(draft: Mapping[str, Any], outcome: FileContent | Unreadable) -> None:
    """Count a file that was read for the first time; one that waits for its password is not."""
    if draft["state"] not in _FIRST_TIME or draft["layout"]:
        return
    if isinstance(outcome, Unreadable):
        if outcome.fault not in _LOCKS:
            add_one("", outcome.fault.value)
        return
    add_one(outcome.statements[0].statement.layout if outcome.statements else TABLE_LAYOUT, READ)


def add_one(layout: str, outcome: str) -> None:
    """Count one more today; the last statement of a transaction, because others wait for it."""
    key = {"day": today(ZONE), "layout": layout, "outcome": outcome}
    added = upsert_into(COUNTS).values(**key, files=1)
    keys = [COUNTS.c[name] for name in key]
    more = {"files": COUNTS.c.files + 1}
    db.session.connection().execute(added.on_conflict_do_update(index_elements=keys, set_=more))


def sum_files(first: dt.date, last: dt.date) -> tuple[list[LayoutCount], list[FailureCount]]:
    """The files of some days, both included: by layout and by failure, most first; one query."""
    wanted = (
        select(COUNTS.c.layout, COUNTS.c.outcome, func.sum(COUNTS.c.files))
        .where(COUNTS.c.day.between(first, last))
        .group_by(COUNTS.c.layout, COUNTS.c.outcome)
    )
    sums: dict[str, dict[str, int]] = {}
    for layout, outcome, files in db.session.connection().execute(wanted):
        sums.setdefault(layout, {})[outcome] = int(files)
    failures = [FailureCount(*one) for one in sums.pop("", {}).items()]
    layouts = [
        LayoutCount(layout, name_counted_layout(layout), by.get(READ, 0), by.get(APPLIED, 0))
        for layout, by in sums.items()
    ]
    return (
        sorted(layouts, key=lambda one: (-one.read, -one.applied, one.layout)),
        sorted(failures, key=lambda one: (-one.files, one.reason)),
    )
