"""What is made of the store: kept for a while, and for longer while nothing can be read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from threading import Lock
from typing import Final, Generic, TypeVar

import structlog

from server.core.calendar.clock import now
from server.core.database.unit_of_work import pause, reading
from server.core.http.error_handlers import OUT_OF_REACH

FRESH: Final = timedelta(seconds=15)
# While nothing can be read, so long nobody waits for it again.
PATIENCE: Final = timedelta(seconds=5)
NEVER: Final = datetime.min.replace(tzinfo=UTC)

T = TypeVar("T")

log = structlog.get_logger(__name__)


@dataclass
class Outage:
    """Until when nobody tries to read, because the last one who did could not."""

    until: datetime = NEVER

    def read(self, look: Callable[[], T]) -> T | None:
        """What is stored; None while the database is out of reach."""
        if now() < self.until:
            return None
        try:
            with reading():
                return look()
        except OUT_OF_REACH as error:
            log.error("database_out_of_reach", error=type(error).__name__)
            self.until = now() + PATIENCE
            return None
        finally:
            # Nobody else waits for the connection while a page is written and compressed.
            pause()


@dataclass
class Kept(Generic[T]):
    """What was last made, until when it is shown, and who makes it anew."""

    filling: Lock = field(default_factory=Lock)
    made: T | None = None
    until: datetime = NEVER

    def get(self, make: Callable[[T | None], tuple[T, datetime]]) -> T:
        """What is kept, made anew by one while the others get it as it was."""
        if self.made is not None and now() < self.until:
            return self.made
        if not self.filling.acquire(blocking=self.made is None) and self.made is not None:
            return self.made
        try:
            if self.made is None or now() >= self.until:
                self.made, self.until = make(self.made)
            return self.made
        finally:
            self.filling.release()
