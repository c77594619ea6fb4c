"""Gauges: figures that features compute when operators ask for them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from server.core.calendar import clock
from server.core.database.engine import Base, db
from server.core.extension_point import ExtensionPoint

PREFIX: Final = "lumbung_"
WAITING: Final = "waiting"
DEAD: Final = "dead"


@dataclass(frozen=True, kw_only=True)
class Gauge:
    """A figure of this moment; `name` stands behind `lumbung_`, `about` says what it is."""

    name: str
    about: str
    value: float
    labels: Mapping[str, str] = field(default_factory=dict)
    # What only grows, such as a count of failures.
    grows: bool = False


Gauges = Callable[[], Iterable[Gauge]]
"""What one feature tells; a query or two that need no more time than an index takes."""


gauge_sources: Final = ExtensionPoint[Gauges]("gauges")


class Reason(NamedTuple):
    """Why some were given up, or wait for another try: how many, and when the first and last did.

    Of those that still wait nobody keeps when they failed: then it is when they were written.
    """

    given_up: bool
    error: str
    number: int
    first_at: datetime
    last_at: datetime


class Waiting(NamedTuple):
    """How many rows wait, how long the oldest has been due in seconds, how many were given up."""

    waiting: int
    oldest_due_seconds: float
    dead: int
    reasons: tuple[Reason, ...]


def waiting_in(model: type[Base]) -> Waiting:
    """What waits to be sent in a table such as the outbox, and what was given up; one query."""
    rows: Any = model.metadata.tables[model.__tablename__].c
    moment = func.coalesce(rows.finished_at, rows.created_at)
    figures = (func.count(), func.min(rows.due_at), func.min(moment), func.max(moment))
    asked = select(rows.state, rows.last_error, *figures).where(rows.state.in_((WAITING, DEAD)))
    found = list(db.session.execute(asked.group_by(rows.state, rows.last_error)))
    waiting = [(number, due) for state, _error, number, due, *_ in found if state == WAITING]
    oldest = min((due for _number, due in waiting), default=clock.now())
    reasons = [
        Reason(state == DEAD, error, number, first, last)
        for state, error, number, _due, first, last in found
        if error
    ]
    return Waiting(
        waiting=sum(number for number, _due in waiting),
        oldest_due_seconds=max(0.0, (clock.now() - oldest).total_seconds()),
        dead=sum(number for state, _error, number, *_ in found if state == DEAD),
        reasons=tuple(sorted(reasons, key=lambda one: (not one.given_up, -one.number, one.error))),
    )


def of_waiting(model: type[Base], name: str, words: str) -> list[Gauge]:
    """How much of a table waits to be sent, since when the oldest is due, and what was given up.

    `words` name its rows, such as 'mails'.
    """
    found = waiting_in(model)
    return [
        Gauge(name=f"{name}_waiting", about=f"How many {words} wait.", value=found.waiting),
        Gauge(
            name=f"{name}_oldest_due_seconds",
            about=f"How long the oldest of the {words} that wait has been due.",
            value=found.oldest_due_seconds,
        ),
        Gauge(
            name=f"{name}_dead",
            about=f"How many {words} were given up in the last 30 days.",
            value=found.dead,
        ),
    ]
