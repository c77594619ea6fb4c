"""Each reader's share of the server: a few reads of one person run at a time, the others wait.

A read that waits holds neither a thread nor a connection to the database. One that has waited for
too long is refused, which only its own reader notices.
"""

import sys
import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from server.core.gateway.admission import Admission, Work

MOST_AT_ONCE: Final = 4
# A second heavy read would take the processor that others need, and be ready no sooner.
MOST_HEAVY: Final = 1
MOST_WAITING: Final = 32
# With the time that a stuck database takes, an answer must leave within three seconds.
PATIENCE_SECONDS: Final = 1.2
LOOK_SECONDS: Final = 0.2
# For how long a thread keeps the interpreter while others want it, as long as a heavy read runs. A
# call needs the interpreter again after each answer of a store, some ten times: with Python's 5 ms
# it would take 100 ms while somebody else's file is written.
SWITCH_SECONDS: Final = 0.0002

log = structlog.get_logger(__name__)


class Reader(NamedTuple):
    """Who reads, by an unforgeable name, and whether this read looks at very many rows."""

    name: str
    is_heavy: bool


class Read:
    """The read of a reader: its work, and what is called instead when it has waited too long."""

    __slots__ = ("_shares", "reader", "refuse", "until", "work")

    def __init__(
        self, shares: "ReadShares", reader: Reader, work: Work, refuse: Work, until: float
    ) -> None:
        self._shares = shares
        self.reader = reader
        self.work = work
        self.refuse = refuse
        self.until = until

    def __call__(self) -> None:
        """Do the work, and then let others of this reader begin."""
        try:
            self.work()
        finally:
            self._shares.end(self.reader)


class Share:
    """What runs for one reader, and what waits."""

    __slots__ = ("heavy", "running", "waiting")

    def __init__(self) -> None:
        self.running = 0
        self.heavy = 0
        self.waiting: list[Read] = []

    def begin(self, reader: Reader) -> None:
        self.running += 1
        self.heavy += reader.is_heavy

    def end(self, reader: Reader) -> None:
        self.running -= 1
        self.heavy -= reader.is_heavy

    def has_room(self, reader: Reader) -> bool:
        """Whether a read may run beside those that run."""
        return self.running < MOST_AT_ONCE and self.heavy + reader.is_heavy <= MOST_HEAVY

    def is_behind(self, reader: Reader) -> bool:
        """Whether others wait that this read must not pass: light reads pass heavy ones."""
        return any(reader.is_heavy or not read.reader.is_heavy for read in self.waiting)


class ReadShares:
    """Runs at most four reads of a person at a time, and one of them may be heavy.

    Light reads pass heavy ones that wait; heavy ones run in the order of their arrival.
    """

    def __init__(self, admission: Admission, clock: Callable[[], float] = time.monotonic) -> None:
        self.admission = admission
        self.clock = clock
        self._shares: dict[str, Share] = {}
        self._waiting = 0
        self._heavy = 0
        self._usual_switch = sys.getswitchinterval()
        self._changed = threading.Condition()

    def run(self, reader: Reader, work: Work, refuse: Work) -> None:
        """Do this work as soon as its reader's share has room, or `refuse` it on any thread."""
        read = Read(self, reader, work, refuse, self.clock() + PATIENCE_SECONDS)
        with self._changed:
            share = self._shares.get(reader.name)
            if share is None:
                share = self._shares[reader.name] = Share()
            is_next = share.has_room(reader) and not share.is_behind(reader)
            if is_next:
                self._begin(share, reader)
            elif is_waiting := len(share.waiting) < MOST_WAITING:
                share.waiting.append(read)
                self._waiting += 1
                self._changed.notify()
        if is_next:
            self.admission.run(read)
        elif not is_waiting:
            refuse()

    def end(self, reader: Reader) -> None:
        """Give back the room of a read, and let those begin that it kept waiting."""
        with self._changed:
            share = self._shares[reader.name]
            share.end(reader)
            self._heavy -= reader.is_heavy
            if reader.is_heavy and not self._heavy:
                sys.setswitchinterval(self._usual_switch)
            following = self._take_next(share) if share.waiting else ()
            if not share.running:
                del self._shares[reader.name]
        for read in following:
            self.admission.run_after(read)

    def dismiss_late(self) -> None:
        """Refuse every read that has waited for too long."""
        now, late = self.clock(), list[Read]()
        with self._changed:
            for share in self._shares.values():
                gone = [read for read in share.waiting if read.until <= now]
                if gone:
                    share.waiting = [read for read in share.waiting if read.until > now]
                    late += gone
            self._waiting -= len(late)
        for read in late:
            read.refuse()

    def watch(self) -> None:
        """Refuse late reads for ever; sleeps while none is waiting."""
        while True:
            with self._changed:
                while not self._waiting:
                    self._changed.wait()
            time.sleep(LOOK_SECONDS)
            try:
                self.dismiss_late()
            except Exception:
                # Without this thread nobody would ever be refused.
                log.exception("late_reads_failed")

    def _begin(self, share: Share, reader: Reader) -> None:
        share.begin(reader)
        self._heavy += reader.is_heavy
        if reader.is_heavy and self._heavy == 1:
            sys.setswitchinterval(SWITCH_SECONDS)

    def _take_next(self, share: Share) -> list[Read]:
        """Begin all that have room now."""
        following: list[Read] = []
        waiting, share.waiting = share.waiting, []
        for read in waiting:
            if share.has_room(read.reader) and not share.is_behind(read.reader):
                self._begin(share, read.reader)
                following.append(read)
            else:
                share.waiting.append(read)
        self._waiting -= len(following)
        return following
