"""A bulkhead: bounds how many threads use the same resource, so that the others stay free."""

import itertools
import threading
import time


class BulkheadFull(Exception):
    """There is no room, and none is to be expected soon."""


class Bulkhead:
    """Admits `most` holders at a time.

    A caller that finds no room waits up to `patience` seconds, and not at all while all holders
    have been inside for longer than that: they are stuck, and the caller would get stuck too.
    """

    def __init__(self, most: int, *, patience: float) -> None:
        self.most = most
        self.patience = patience
        # When each holder entered, by its ticket.
        self._inside: dict[int, float] = {}
        self._tickets = itertools.count()
        self._left = threading.Condition()

    def acquire(self) -> int:
        """Return a ticket for `release`, or raise BulkheadFull."""
        arrived = time.monotonic()
        with self._left:
            while len(self._inside) >= self.most:
                patient_until = min(arrived, max(self._inside.values())) + self.patience
                rest = patient_until - time.monotonic()
                if rest <= 0:
                    raise BulkheadFull
                self._left.wait(rest)
            ticket = next(self._tickets)
            self._inside[ticket] = time.monotonic()
            return ticket

    def release(self, ticket: int) -> None:
        """Make room; harmless when repeated."""
        with self._left:
            self._inside.pop(ticket, None)
            self._left.notify_all()
