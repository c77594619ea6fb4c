"""Who runs when all threads are taken: first come, first served, and health checks at once."""

import threading
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

import structlog

Work = Callable[[], None]

# How many health checks of a kind may pass those who wait.
MOST_AHEAD: Final = 2

log = structlog.get_logger(__name__)


class Admission:
    """Runs at most `most` pieces of work at a time on the threads that bring them.

    Nobody waits inside: work that finds no room is left to the threads that are inside, so that a
    thread of the web server is free again at once.
    """

    def __init__(self, most: int, most_ahead: int = MOST_AHEAD) -> None:
        self._free = most
        self._most_ahead = most_ahead
        self._ahead: Counter[str] = Counter()
        self._waiting: deque[Work] = deque()
        self._lock = threading.Lock()

    def run(self, work: Work) -> None:
        """Do this work now, and then what waits; or leave it to the threads that work already."""
        with self._lock:
            if not self._free:
                self._waiting.append(work)
                return
            self._free -= 1
        following: Work | None = work
        while following is not None:
            _do(following)
            following = self._next()

    def run_after(self, work: Work) -> None:
        """Leave work to the threads that work already; only what they do may call this."""
        with self._lock:
            self._waiting.append(work)

    def run_ahead(self, kind: str, work: Work) -> None:
        """Do this work now though others wait, unless too much of its kind is being done so."""
        with self._lock:
            is_free = self._ahead[kind] < self._most_ahead
            self._ahead[kind] += is_free
        if not is_free:
            self.run(work)
            return
        _do(work)
        with self._lock:
            self._ahead[kind] -= 1

    def _next(self) -> Work | None:
        with self._lock:
            if self._waiting:
                return self._waiting.popleft()
            self._free += 1
            return None


def _do(work: Work) -> None:
    """Do it; whoever waits next must not feel that it failed."""
    try:
        work()
    except Exception:
        log.exception("request_failed")
