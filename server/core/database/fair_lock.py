"""Whoever wants the same thing gets it in the order of their coming."""

import threading
from collections import deque


class FairLock:
    """One at a time, the longest waiting first: nobody is passed by those who came later."""

    def __init__(self) -> None:
        self._line: deque[threading.Event] = deque()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """How many are in the line; the first one's turn is going on."""
        return len(self._line)

    def take(self, patience: float) -> bool:
        """Wait so many seconds at most for a turn; whether it has come, to be ended by `end`."""
        mine = threading.Event()
        with self._lock:
            self._line.append(mine)
            if self._line[0] is mine:
                return True
        if mine.wait(patience):
            return True
        with self._lock:
            # It may have come at the last moment.
            if self._line[0] is mine:
                return True
            self._line.remove(mine)
            return False

    def end(self) -> None:
        """End the turn that is going on: the next one's begins."""
        with self._lock:
            self._line.popleft()
            if self._line:
                self._line[0].set()
