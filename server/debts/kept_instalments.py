"""Paid instalments that stay as they were when the terms of the others are changed, as text."""

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from server.debts.schedule import Instalment, Interest, RatePeriod, Terms

BETWEEN: Final = ","
WITHIN: Final = ":"


def write_kept(rows: Iterable[Instalment]) -> str | None:
    """Instalments such as `2026-09-05:1000000:15000`: day, principal and cost; None without any."""
    parts = (WITHIN.join((row.due.isoformat(), str(row.principal), str(row.cost))) for row in rows)
    return BETWEEN.join(parts) or None


def read_kept(text: str | None) -> list[Instalment]:
    """What `write_kept` has written."""
    return [_read(part) for part in text.split(BETWEEN)] if text else []


def open_terms(columns: Mapping[str, Any], kept: Sequence[Instalment]) -> Terms:
    """The terms of the instalments that are not kept, from the columns of a debt.

    ValueError for an interest or a period of the rate that is none.
    """
    return Terms(
        principal=columns["principal"] - sum(one.principal for one in kept),
        instalments=columns["instalments"] - len(kept),
        first_due=columns["first_due"],
        interest=Interest(columns["interest"]),
        rate=columns["rate"],
        rate_period=RatePeriod(columns["rate_period"]),
        fee=columns["fee"],
        each=columns["each"],
        borrowed=columns["principal"],
    )


def _read(part: str) -> Instalment:
    due, principal, cost = part.split(WITHIN)
    return Instalment(dt.date.fromisoformat(due), int(principal), int(cost))
