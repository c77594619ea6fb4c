"""The record of ratios: one line for each commit that changed one beyond noise."""

import csv
import datetime as dt
import math
import subprocess
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from scripts.proving.ratio import Ratio
from scripts.proving.report import Row
from scripts.setup.stamps import ROOT

FILE = Path(__file__).with_name("record.csv")
# Two runs of the same commit differ so much even when their turns agree.
LEAST_CHANGE = 0.05
# Standard errors that chance seldom exceeds.
ERRORS = 2


@dataclass(frozen=True)
class Entry:
    """A line of the file; its fields are the columns.

    `commit` and `date` (UTC) say what was measured and when, `part` and `row` name a line of the
    table. `ratio` is how many times what `against` takes in the same run: less is better. `noise`
    is the standard error of the ratio as a share of it.
    """

    commit: str
    date: str
    part: str
    row: str
    against: str
    ratio: float
    noise: float

    @property
    def key(self) -> tuple[str, str, str]:
        """What is the same in the entries of other commits."""
        return self.part, self.row, self.against


COLUMNS = [field.name for field in fields(Entry)]


def read(file: Path = FILE) -> list[Entry]:
    """Return the entries, oldest first; ValueError when the columns are others."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as stream:
        lines = csv.DictReader(stream)
        if lines.fieldnames != COLUMNS:
            message = f"{file} needs the columns {', '.join(COLUMNS)}."
            raise ValueError(message)
        return [_entry(line) for line in lines]


def _entry(line: dict[str, str]) -> Entry:
    words = {name: line[name] for name in ("commit", "date", "part", "row", "against")}
    return Entry(**words, ratio=float(line["ratio"]), noise=float(line["noise"]))


def append(entries: Iterable[Entry], file: Path = FILE) -> None:
    """Add entries at the end; a new file gets its head."""
    is_new = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as stream:
        lines = csv.DictWriter(stream, COLUMNS, lineterminator="\n")
        if is_new:
            lines.writeheader()
        for entry in entries:
            numbers = {"ratio": f"{entry.ratio:.4g}", "noise": f"{entry.noise:.2g}"}
            lines.writerow({**asdict(entry), **numbers})


def compare(ratio: Ratio, before: Entry | None) -> str:
    """Say in a word how a ratio compares with the record: new, same, better or worse.

    A change counts when it is more than twice the standard error of both together, and more than
    5 percent.
    """
    if before is None:
        return "new"
    change = ratio.value / before.ratio - 1
    if abs(change) <= max(LEAST_CHANGE, ERRORS * math.hypot(ratio.noise, before.noise)):
        return "same"
    return "better" if change < 0 else "worse"


class Record:
    """The last recorded ratio of each row, and how those of this run compare."""

    def __init__(self, file: Path = FILE) -> None:
        self._file = file
        self._last = {entry.key: entry for entry in read(file)}

    def compare(self, part: str, row: Row) -> str:
        """How the ratio of a row compares with the record; nothing for a row without one."""
        if row.ratio is None:
            return ""
        before = self._find(part, row.what, row.ratio)
        verdict = compare(row.ratio, before)
        return verdict if before is None else f"{verdict} ({before.ratio:.3g} at {before.commit})"

    def add(self, rows: Iterable[tuple[str, Row]], commit: str) -> None:
        """Record the rows that this commit changed, and those that have no entry yet."""
        date = dt.datetime.now(dt.UTC).date().isoformat()
        append(
            (
                Entry(commit, date, part, row.what, found.against, found.value, found.noise)
                for part, row in rows
                if (found := row.ratio) is not None
                and compare(found, self._find(part, row.what, found)) != "same"
            ),
            self._file,
        )

    def _find(self, part: str, row: str, ratio: Ratio) -> Entry | None:
        return self._last.get((part, row, ratio.against))


def measured_commit() -> str | None:
    """The commit of the clone, None while files differ from it."""
    if _git("status", "--porcelain"):
        return None
    return _git("rev-parse", "--short", "HEAD")


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()
