"""Results of measurements and their table."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table; `holds` is None for a figure without a limit."""

    what: str
    measured: str
    limit: str = ""
    holds: bool | None = None

    @property
    def verdict(self) -> str:
        """How the figure compares with its limit, in one word."""
        if self.holds is None:
            return ""
        return "holds" if self.holds else "**misses**"


def at_most(what: str, value: float, limit: float, unit: str = "") -> Row:
    """Return a row that holds when the value is not above the limit."""
    return Row(what, f"{value:,.4g}{unit}", f"≤ {limit:,g}{unit}", value <= limit)


def at_least(what: str, value: float, limit: float, unit: str = "") -> Row:
    """Return a row that holds when the value is not below the limit."""
    return Row(what, f"{value:,.4g}{unit}", f"≥ {limit:,g}{unit}", value >= limit)


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


def table(rows: Iterable[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = ["| what | measured | limit | |", "|---|---|---|---|"]
    lines += [f"| {row.what} | {row.measured} | {row.limit} | {row.verdict} |" for row in rows]
    return "\n".join(lines)
