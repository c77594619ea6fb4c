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
        self._waiting = 0
        # Entered by itself: by way of the condition that takes two more steps.
        self._lock = threading.Lock()
        self._left = threading.Condition(self._lock)

    def acquire(self) -> int:
        """Return a ticket for `release`, or raise BulkheadFull."""
        arrived = time.monotonic()
        with self._lock:
            while len(self._inside) >= self.most:
                patient_until = min(arrived, max(self._inside.values())) + self.patience
                rest = patient_until - time.monotonic()
                if rest <= 0:
                    raise BulkheadFull
                self._waiting += 1
                try:
                    self._left.wait(rest)
                finally:
                    self._waiting -= 1
            ticket = next(self._tickets)
            self._inside[ticket] = time.monotonic()
            return ticket

    def release(self, ticket: int) -> None:
        """Make room; harmless when repeated."""
        with self._lock:
            self._inside.pop(ticket, None)
            if self._waiting:
                self._left.notify_all()
