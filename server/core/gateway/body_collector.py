"""The bodies that are arriving: their bytes in all, and who has to give way."""

import threading
import time
from collections.abc import Callable
from typing import Final

import structlog

from server.core.gateway.body_limits import MEGABYTE, BodyLimits

MOST_BYTES: Final = 64 * MEGABYTE
MOST_BODIES: Final = 2000
# A body this young has had no chance to show its rate.
YOUNG_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 0.25

Clock = Callable[[], float]
GiveUp = Callable[[], None]

log = structlog.get_logger(__name__)


class ArrivingBody:
    """A body of which `received` bytes have come, and `held` of them are kept."""

    def __init__(self, limits: BodyLimits, started: float) -> None:
        self.limits = limits
        self.started = started
        self.received = 0
        self.held = 0

    def is_late(self, now: float) -> bool:
        """Whether it has taken too long for what has come."""
        return self.limits.is_late(self.received, now - self.started)

    def standing(self, now: float) -> tuple[bool, float]:
        """Sorts bodies by how readily they give way: the slowest first, the young ones last."""
        elapsed = now - self.started
        return elapsed < YOUNG_SECONDS, self.received / max(elapsed, YOUNG_SECONDS)


class BodyCollector:
    """Bounds the bodies of a process: when there are too many, the slowest gives way.

    A body arrives from `add` to `end`; its bytes count until `free`.
    """

    def __init__(
        self,
        most_bytes: int = MOST_BYTES,
        most_bodies: int = MOST_BODIES,
        clock: Clock = time.monotonic,
    ) -> None:
        self.most_bytes = most_bytes
        self.most_bodies = most_bodies
        self.clock = clock
        self.held = 0
        self._arriving: dict[ArrivingBody, GiveUp] = {}
        self._changed = threading.Condition()

    def add(self, limits: BodyLimits, give_up: GiveUp) -> ArrivingBody:
        """Begin to await a body; the slowest gives way when there are too many.

        `give_up` is called, once and on any thread, when this body has to give way itself.
        """
        body = ArrivingBody(limits, self.clock())
        with self._changed:
            self._arriving[body] = give_up
            gone = [self._slowest()] if len(self._arriving) > self.most_bodies else []
            self._changed.notify()
        self._dismiss(gone)
        return body

    def receive(self, body: ArrivingBody, count: int, *, kept: bool) -> None:
        """Count bytes that have come; while more are kept than there is room for, the slowest go.

        That may be this very body, which then gets its `give_up` as the others do.
        """
        gone = []
        with self._changed:
            body.received += count
            # One that was given up meanwhile is not kept any more.
            if kept and body in self._arriving:
                body.held += count
                self.held += count
            excess = self.held - self.most_bytes
            keeping = {one for one in self._arriving if one.held} if excess > 0 else set()
            while excess > 0 and keeping:
                slowest = self._slowest(keeping)
                keeping.discard(slowest)
                excess -= slowest.held
                gone.append(slowest)
        self._dismiss(gone)

    def end(self, body: ArrivingBody) -> bool:
        """Stop awaiting a body; False when it was given up before."""
        with self._changed:
            return self._arriving.pop(body, None) is not None

    def free(self, body: ArrivingBody) -> None:
        """Forget the bytes of a body that has been used."""
        with self._changed:
            self.held -= body.held
            body.held = 0

    def dismiss_late(self) -> None:
        """Give up every body that takes too long."""
        now = self.clock()
        with self._changed:
            late = [body for body in self._arriving if body.is_late(now)]
        self._dismiss(late)

    def watch(self) -> None:
        """Give up late bodies for ever; sleeps while no body is arriving."""
        while True:
            with self._changed:
                while not self._arriving:
                    self._changed.wait()
            time.sleep(LOOK_SECONDS)
            try:
                self.dismiss_late()
            except Exception:
                # Without this thread nobody would ever be given up.
                log.exception("late_bodies_failed")

    def _slowest(self, among: set[ArrivingBody] | None = None) -> ArrivingBody:
        now = self.clock()
        return min(among or self._arriving, key=lambda body: body.standing(now))

    def _dismiss(self, bodies: list[ArrivingBody]) -> None:
        for body in bodies:
            with self._changed:
                give_up = self._arriving.pop(body, None)
            if give_up is not None:
                give_up()
