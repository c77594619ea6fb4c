"""Bounds how many threads may wait for the same thing, so that the others stay free."""

import itertools
import threading
import time


class BulkheadFull(Exception):
    """There is no room, and none may be hoped for soon."""


class Bulkhead:
    """Lets `most` in at a time, and of the same name `most_each`.

    Who finds no room waits up to `patience` seconds, and not at all while everybody inside has
    been there for longer than that: they are stuck, and waiting for them would get stuck too.
    """

    def __init__(self, most: int, *, patience: float, most_each: int | None = None) -> None:
        self.most = most
        self.most_each = most if most_each is None else most_each
        self.patience = patience
        self._inside: dict[int, tuple[str, float]] = {}
        self._tickets = itertools.count()
        self._left = threading.Condition()

    def enter(self, name: str = "") -> int:
        """Come in and return the ticket for `leave`, or raise Crowded."""
        arrived = time.monotonic()
        with self._left:
            while entered := self._in_the_way(name):
                patient_until = min(arrived, max(entered)) + self.patience
                rest = patient_until - time.monotonic()
                if rest <= 0:
                    raise BulkheadFull
                self._left.wait(rest)
            ticket = next(self._tickets)
            self._inside[ticket] = (name, time.monotonic())
            return ticket

    def leave(self, ticket: int) -> None:
        """Make room; the same when it was done before."""
        with self._left:
            self._inside.pop(ticket, None)
            self._left.notify_all()

    def _in_the_way(self, name: str) -> list[float]:
        """When those came in who leave no room for this name; empty when there is room."""
        if len(self._inside) >= self.most:
            return [entered for _name, entered in self._inside.values()]
        if self.most_each >= self.most:
            return []
        same = [entered for other, entered in self._inside.values() if other == name]
        return same if len(same) >= self.most_each else []
