"""A bulkhead: bounds how many threads use the same resource, so that the others stay free."""

import itertools
import threading
import time


class BulkheadFull(Exception):
    """There is no room, and none is to be expected soon."""


class Bulkhead:
    """Admits `most` holders at a time, and `most_each` of the same name.

    A caller that finds no room waits up to `patience` seconds, and not at all while all holders
    have been inside for longer than that: they are stuck, and the caller would get stuck too.
    """

    def __init__(self, most: int, *, patience: float, most_each: int | None = None) -> None:
        self.most = most
        self.most_each = most if most_each is None else most_each
        self.patience = patience
        self._inside: dict[int, tuple[str, float]] = {}
        self._tickets = itertools.count()
        self._left = threading.Condition()

    def acquire(self, name: str = "") -> int:
        """Return a ticket for `release`, or raise BulkheadFull."""
        arrived = time.monotonic()
        with self._left:
            while entered := self._blockers(name):
                patient_until = min(arrived, max(entered)) + self.patience
                rest = patient_until - time.monotonic()
                if rest <= 0:
                    raise BulkheadFull
                self._left.wait(rest)
            ticket = next(self._tickets)
            self._inside[ticket] = (name, time.monotonic())
            return ticket

    def release(self, ticket: int) -> None:
        """Make room; harmless when repeated."""
        with self._left:
            self._inside.pop(ticket, None)
            self._left.notify_all()

    def _blockers(self, name: str) -> list[float]:
        """When the holders entered that leave no room for this name; empty when there is room."""
        if len(self._inside) >= self.most:
            return [entered for _name, entered in self._inside.values()]
        if self.most_each >= self.most:
            return []
        same = [entered for other, entered in self._inside.values() if other == name]
        return same if len(same) >= self.most_each else []
