"""The header of a backup and the name of its file."""

import json
import re
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from scripts.backups.errors import BackupError
from server.users.closure import GRACE_PERIOD

NAME = re.compile(r"lumbung-(\d{8}T\d{6}Z)-(\w+)-(sqlite|postgresql)\.age")
MOMENT = "%Y%m%dT%H%M%SZ"


@dataclass(frozen=True)
class Departures:
    """Which accounts were erased, which close when, whose closing was undone when (RFC 3339).

    It is what one source knew at a moment; about all others it says nothing.
    """

    at: str = ""
    erased: list[str] = field(default_factory=list)
    closing: dict[str, str] = field(default_factory=dict)
    reopened: dict[str, str] = field(default_factory=dict)

    def with_older(self, other: "Departures") -> "Departures":
        """Everybody who was erased; who closes stays closing unless that was undone later."""
        newer, older = (self, other) if self.at >= other.at else (other, self)
        reopened = {**older.reopened, **newer.reopened}
        closing = {**older.closing, **newer.closing}
        return Departures(
            newer.at,
            sorted({*self.erased, *other.erased}),
            {owner: at for owner, at in closing.items() if not _undone(at, reopened.get(owner))},
            reopened,
        )


def _undone(closes_at: str, reopened: str | None) -> bool:
    """Whether an account was reopened after the closing that ends at this moment was asked for."""
    if reopened is None:
        return False
    return datetime.fromisoformat(reopened) > datetime.fromisoformat(closes_at) - GRACE_PERIOD


@dataclass(frozen=True)
class Header:
    """The first line of what is encrypted."""

    engine: str
    revision: str
    at: str
    departures: Departures

    def line(self) -> bytes:
        """The header as one line of JSON."""
        return json.dumps({"lumbung": 1, **asdict(self)}, sort_keys=True).encode("ascii")

    @classmethod
    def read(cls, line: bytes) -> "Header":
        """The header of a line; BackupError when it is none of ours."""
        try:
            content = json.loads(line)
            if content.pop("lumbung") != 1:
                raise BackupError("This backup was made by another release.")
            return cls(**{**content, "departures": Departures(**content["departures"])})
        except (ValueError, KeyError, TypeError) as error:
            raise BackupError("This is no backup of ours.") from error

    def name(self) -> str:
        """The name of the file: when (UTC), which revision, which engine."""
        moment = datetime.fromisoformat(self.at).astimezone(UTC)
        return f"lumbung-{moment.strftime(MOMENT)}-{self.revision}-{self.engine}.age"


def made_at(path: Path) -> datetime | None:
    """When a backup was made, by its name; None for other files."""
    found = NAME.fullmatch(path.name)
    if found is None:
        return None
    return datetime.strptime(found[1], MOMENT).replace(tzinfo=UTC)
