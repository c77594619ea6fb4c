"""Results of measurements and their table."""

import json
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace

from scripts.proving.ratio import Ratio


@dataclass(frozen=True)
class Row:
    """One line of the table; `holds` is None for a figure without a limit.

    `what` names the figure alike in every run. The record follows `ratio` over the commits.
    """

    what: str
    measured: str
    limit: str = ""
    holds: bool | None = None
    ratio: Ratio | None = None

    @property
    def verdict(self) -> str:
        """How the figure compares with its limit, in one word."""
        if self.holds is None:
            return ""
        return "holds" if self.holds else "**misses**"


@dataclass(frozen=True)
class Result:
    """A row of a part, and how its ratio compares with the record."""

    part: str
    row: Row
    change: str = ""


def _digits(value: float) -> str:
    """Four digits, or all before the point."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def at_most(
    what: str, value: float, limit: float, unit: str = "", ratio: Ratio | None = None
) -> Row:
    """Return a row that holds when the value is not above the limit."""
    return Row(what, f"{_digits(value)}{unit}", f"≤ {limit:,g}{unit}", value <= limit, ratio)


def at_least(
    what: str, value: float, limit: float, unit: str = "", ratio: Ratio | None = None
) -> Row:
    """Return a row that holds when the value is not below the limit."""
    return Row(what, f"{_digits(value)}{unit}", f"≥ {limit:,g}{unit}", value >= limit, ratio)


def times(what: str, ratio: Ratio, figures: str) -> Row:
    """Return a row for a ratio without a limit; `figures` is what it divides."""
    return Row(what, f"{ratio.value:.3g} × {ratio.against} ({figures})", ratio=ratio)


def at_most_times(what: str, ratio: Ratio, limit: float, figures: str) -> Row:
    """Return a row that holds when a ratio is not above the limit."""
    row = times(what, ratio, figures)
    return replace(row, limit=f"≤ {limit:g} ×", holds=ratio.value <= limit)


def must(what: str, holds: bool, measured: str) -> Row:
    """Return a row for something that is either so or not."""
    return Row(what, measured, "must hold", holds)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def median_ms(seconds: Sequence[float]) -> float:
    """Return the median in milliseconds."""
    return statistics.median(seconds) * 1000


def as_markdown(results: Iterable[Result]) -> str:
    """Return the results as a Markdown table."""
    lines = ["| part | what | measured | limit | | record |", "|---|---|---|---|---|---|"]
    for result in results:
        row = result.row
        words = (result.part, row.what, row.measured, row.limit, row.verdict, result.change)
        lines.append(f"| {' | '.join(words)} |")
    return "\n".join(lines)


def as_json(results: Iterable[Result]) -> str:
    """Return the results as a JSON list."""
    rows = [{"part": each.part, **asdict(each.row), "record": each.change} for each in results]
    return json.dumps(rows, ensure_ascii=False, indent=1)
