"""A lock that waiting threads get in the order in which they asked for it."""

import threading
from collections import deque


class FairLock:
    """One holder at a time; of the waiting threads, the one that waited longest is next."""

    def __init__(self) -> None:
        self._line: deque[threading.Event] = deque()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """How many hold the lock or wait for it."""
        return len(self._line)

    def acquire(self, patience: float) -> bool:
        """Wait at most `patience` seconds; whether the lock was acquired."""
        mine = threading.Event()
        with self._lock:
            self._line.append(mine)
            if self._line[0] is mine:
                return True
        if mine.wait(patience):
            return True
        with self._lock:
            # It may have been handed over after the timeout.
            if self._line[0] is mine:
                return True
            self._line.remove(mine)
            return False

    def release(self) -> None:
        """Hand the lock to the next waiting thread."""
        with self._lock:
            self._line.popleft()
            if self._line:
                self._line[0].set()
