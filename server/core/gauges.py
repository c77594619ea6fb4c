"""What operators watch beside the requests: figures that features tell when they are asked."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from server.core import clock
from server.core.database import Base, db

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


class Watched:
    """Everything that operators watch; `server.features` says what that is."""

    def __init__(self) -> None:
        self._listed: Callable[[], Sequence[Gauges]] | None = None

    def come_from(self, listed: Callable[[], Sequence[Gauges]]) -> None:
        """Ask this function from now on."""
        self._listed = listed

    def all(self) -> Sequence[Gauges]:
        """What tells figures, in the order of the features."""
        if self._listed is None:
            raise RuntimeError("Nobody has said what operators watch.")
        return self._listed()


watched: Final = Watched()


class Waiting(NamedTuple):
    """How many rows wait, how long the oldest has been due in seconds, how many were given up."""

    waiting: int
    oldest_due_seconds: float
    dead: int


def waiting_in(model: type[Base]) -> Waiting:
    """What waits to be sent in a table with `state` and `due_at`; one query."""
    rows: Any = model.metadata.tables[model.__tablename__].c
    asked = select(rows.state, func.count(), func.min(rows.due_at)).where(
        rows.state.in_((WAITING, DEAD))
    )
    found = {state: rest for state, *rest in db.session.execute(asked.group_by(rows.state))}
    waiting, oldest = found.get(WAITING, (0, None))
    late = 0.0 if oldest is None else max(0.0, (clock.now() - oldest).total_seconds())
    return Waiting(waiting, late, found.get(DEAD, (0, None))[0])


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
