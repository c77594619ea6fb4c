"""The header of a backup and the name of its file."""

import json
import re
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from scripts.backups.errors import BackupError
from server.users.closure import GRACE_PERIOD

NAME = re.compile(r"lumbung-(\d{8}T\d{6}Z)-(\w+)-(sqlite|postgresql)\.age")
TIME_FORMAT = "%Y%m%dT%H%M%SZ"


@dataclass(frozen=True)
class Departures:
    """The accounts that were erased, are closing or were reopened, with times in RFC 3339.

    It holds the knowledge of one source at one time.
    """

    at: str = ""
    erased: list[str] = field(default_factory=list)
    closing: dict[str, str] = field(default_factory=dict)
    reopened: dict[str, str] = field(default_factory=dict)

    def with_older(self, other: "Departures") -> "Departures":
        """Merge with an older source; a closing account stays closing unless reopened later."""
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
    """Whether an account was reopened after the request for this closure."""
    if reopened is None:
        return False
    return datetime.fromisoformat(reopened) > datetime.fromisoformat(closes_at) - GRACE_PERIOD


@dataclass(frozen=True)
class Header:
    """The first line of the encrypted content."""

    engine: str
    revision: str
    at: str
    departures: Departures

    def line(self) -> bytes:
        """The header as one line of JSON."""
        return json.dumps({"lumbung": 1, **asdict(self)}, sort_keys=True).encode("ascii")

    @classmethod
    def parse(cls, line: bytes) -> "Header":
        """The header of a line; BackupError when it is not a Lumbung backup."""
        try:
            content = json.loads(line)
            if content.pop("lumbung") != 1:
                raise BackupError("This backup was made by another release.")
            return cls(**{**content, "departures": Departures(**content["departures"])})
        except (ValueError, KeyError, TypeError) as error:
            raise BackupError("This is no backup of ours.") from error

    def file_name(self) -> str:
        """The file name: time in UTC, revision and engine."""
        moment = datetime.fromisoformat(self.at).astimezone(UTC)
        return f"lumbung-{moment.strftime(TIME_FORMAT)}-{self.revision}-{self.engine}.age"


def creation_time(path: Path) -> datetime | None:
    """When a backup was created, by its file name; None for other files."""
    found = NAME.fullmatch(path.name)
    if found is None:
        return None
    return datetime.strptime(found[1], TIME_FORMAT).replace(tzinfo=UTC)
