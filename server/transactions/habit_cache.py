"""The habits of people who are typing, so that not every letter reads their newest rows again."""

import datetime as dt
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final, Generic, NamedTuple, TypeVar

# Of all people together, some 700 bytes each.
MOST_KEPT: Final = 40_000
# During a rollout the release before may change a book without raising its version.
SECONDS_KEPT: Final = 60.0

Habit = TypeVar("Habit")


class Basis(NamedTuple):
    """All that the habits of a person depend on; the book is theirs."""

    book_version: int
    today: dt.date


class Known(NamedTuple, Generic[Habit]):
    """Habits, what they were read from, and until when they are used."""

    basis: Basis
    habits: Sequence[Habit]
    until: float


class HabitCache(Generic[Habit]):
    """The habits that were read last, by their owner."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._count = 0
        self._known: OrderedDict[str, Known[Habit]] = OrderedDict()
        self._lock = Lock()

    def read_once(
        self, owner_id: str, basis: Basis, read: Callable[[], Sequence[Habit]]
    ) -> Sequence[Habit]:
        """The habits of an owner, read now unless they are known on the same basis."""
        with self._lock:
            known = self._known.get(owner_id)
            if known is not None and known.basis == basis and time.monotonic() < known.until:
                self._known.move_to_end(owner_id)
                return known.habits
        habits = read()
        with self._lock:
            self._forget(owner_id)
            self._known[owner_id] = Known(basis, habits, time.monotonic() + SECONDS_KEPT)
            self._count += len(habits)
            while self._count > self._most:
                self._forget(next(iter(self._known)))
        return habits

    def clear(self) -> None:
        """Forget everybody's habits."""
        with self._lock:
            self._known.clear()
            self._count = 0

    def _forget(self, owner_id: str) -> None:
        known = self._known.pop(owner_id, None)
        self._count -= len(known.habits) if known else 0
