"""Each person's share of the server: a few requests of one run at a time, the others wait.

A request that waits holds neither a thread nor a connection to the database. One that has waited
for too long is refused, which only its own caller notices.
"""

import sys
import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from server.core.gateway.admission import Admission, Work

MOST_AT_ONCE: Final = 4
# A second heavy request would take the processor that others need, and be ready no sooner.
MOST_HEAVY: Final = 1
MOST_WAITING: Final = 32
# With the time that a stuck database takes, an answer must leave within three seconds.
PATIENCE_SECONDS: Final = 1.2
LOOK_SECONDS: Final = 0.2
# For how long a thread keeps the interpreter while others want it, as long as a heavy request runs.
# A call needs the interpreter again after each answer of a store, some ten times: with Python's
# 5 ms it would take 100 ms while somebody else's file is written.
SWITCH_SECONDS: Final = 0.0002

log = structlog.get_logger(__name__)


class Caller(NamedTuple):
    """Who calls, by an unforgeable name, and whether this call is about very many rows."""

    name: str
    is_heavy: bool
    is_write: bool = False

    @property
    def is_plain_write(self) -> bool:
        """Whether this is a write of few rows, which is no part of the share."""
        return self.is_write and not self.is_heavy

    def must_follow(self, other: "Caller") -> bool:
        """Whether a request must not pass another one that waits: light ones pass heavy ones."""
        if self.is_heavy:
            return True
        if self.is_write:
            return other.is_write and other.is_heavy
        return not other.is_heavy and not other.is_write


class SharedRequest:
    """The request of a caller: its work, and what is called when it has waited too long."""

    __slots__ = ("_shares", "caller", "refuse", "until", "work")

    def __init__(
        self, shares: "RequestShares", caller: Caller, work: Work, refuse: Work, until: float
    ) -> None:
        self._shares = shares
        self.caller = caller
        self.work = work
        self.refuse = refuse
        self.until = until

    def __call__(self) -> None:
        """Do the work, and then let others of this caller begin."""
        try:
            self.work()
        finally:
            self._shares.end(self.caller)


class Share:
    """What runs for one caller, and what waits."""

    __slots__ = ("heavy", "heavy_writes", "plain_writes", "running", "waiting")

    def __init__(self) -> None:
        self.running = 0
        self.heavy = 0
        self.heavy_writes = 0
        self.plain_writes = 0
        self.waiting: list[SharedRequest] = []

    def count(self, caller: Caller, change: int) -> None:
        """Count one that begins (1) or has ended (-1)."""
        if caller.is_plain_write:
            self.plain_writes += change
            return
        self.running += change
        if caller.is_heavy:
            self.heavy += change
            self.heavy_writes += caller.is_write and change

    def is_idle(self) -> bool:
        return not self.running and not self.plain_writes

    def has_room(self, caller: Caller) -> bool:
        """Whether a request may run beside those that run.

        A plain write would hold a connection while it waits for the lock of a heavy one.
        """
        if caller.is_plain_write:
            return not self.heavy_writes
        if caller.is_write and self.plain_writes:
            return False
        return self.running < MOST_AT_ONCE and self.heavy + caller.is_heavy <= MOST_HEAVY

    def is_behind(self, caller: Caller) -> bool:
        """Whether others wait that this one must not pass."""
        return any(caller.must_follow(other.caller) for other in self.waiting)


class RequestShares:
    """Runs at most four requests of a person at a time, and one of them may be heavy.

    Light requests pass heavy ones that wait; heavy ones run in the order of their arrival. Writes
    of few rows do not count, but none runs beside a heavy write of the same person.
    """

    def __init__(self, admission: Admission, clock: Callable[[], float] = time.monotonic) -> None:
        self.admission = admission
        self.clock = clock
        self._shares: dict[str, Share] = {}
        self._waiting = 0
        self._heavy = 0
        self._usual_switch = sys.getswitchinterval()
        # Entered by itself: by way of the condition that takes two more steps.
        self._lock = threading.Lock()
        self._changed = threading.Condition(self._lock)

    def run(self, caller: Caller, work: Work, refuse: Work) -> None:
        """Do this work as soon as its caller's share has room, or `refuse` it on any thread."""
        request = SharedRequest(self, caller, work, refuse, self.clock() + PATIENCE_SECONDS)
        with self._lock:
            share = self._shares.get(caller.name)
            if share is None:
                share = self._shares[caller.name] = Share()
            is_next = share.has_room(caller) and not share.is_behind(caller)
            if is_next:
                self._begin(share, caller)
            elif is_waiting := len(share.waiting) < MOST_WAITING:
                share.waiting.append(request)
                self._waiting += 1
                self._changed.notify()
        if is_next:
            self.admission.run(request)
        elif not is_waiting:
            refuse()

    def end(self, caller: Caller) -> None:
        """Give back the room of a request, and let those begin that it kept waiting."""
        with self._lock:
            share = self._shares[caller.name]
            share.count(caller, -1)
            self._heavy -= caller.is_heavy
            if caller.is_heavy and not self._heavy:
                sys.setswitchinterval(self._usual_switch)
            following = self._take_next(share) if share.waiting else ()
            if share.is_idle():
                del self._shares[caller.name]
        for request in following:
            self.admission.run_after(request)

    def dismiss_late(self) -> None:
        """Refuse every request that has waited for too long."""
        now, late = self.clock(), list[SharedRequest]()
        with self._lock:
            for share in self._shares.values():
                gone = [request for request in share.waiting if request.until <= now]
                if gone:
                    share.waiting = [request for request in share.waiting if request.until > now]
                    late += gone
            self._waiting -= len(late)
        for request in late:
            request.refuse()

    def watch(self) -> None:
        """Refuse late requests for ever; sleeps while none is waiting."""
        while True:
            with self._changed:
                while not self._waiting:
                    self._changed.wait()
            time.sleep(LOOK_SECONDS)
            try:
                self.dismiss_late()
            except Exception:
                # Without this thread nobody would ever be refused.
                log.exception("late_requests_failed")

    def _begin(self, share: Share, caller: Caller) -> None:
        share.count(caller, 1)
        self._heavy += caller.is_heavy
        if caller.is_heavy and self._heavy == 1:
            sys.setswitchinterval(SWITCH_SECONDS)

    def _take_next(self, share: Share) -> list[SharedRequest]:
        """Begin all that have room now."""
        following: list[SharedRequest] = []
        waiting, share.waiting = share.waiting, []
        for request in waiting:
            if share.has_room(request.caller) and not share.is_behind(request.caller):
                self._begin(share, request.caller)
                following.append(request)
            else:
                share.waiting.append(request)
        self._waiting -= len(following)
        return following
