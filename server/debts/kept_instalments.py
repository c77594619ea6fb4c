"""Paid instalments that stay as they were when the terms of the others are changed, as text."""

import datetime as dt
from collections.abc import Iterable
from typing import Final

from server.debts.schedule import Instalment

BETWEEN: Final = ","
WITHIN: Final = ":"


def write_kept(rows: Iterable[Instalment]) -> str | None:
    """Instalments such as `2026-09-05:1000000:15000`: day, principal and cost; None without any."""
    parts = (WITHIN.join((row.due.isoformat(), str(row.principal), str(row.cost))) for row in rows)
    return BETWEEN.join(parts) or None


def read_kept(text: str | None) -> list[Instalment]:
    """What `write_kept` has written."""
    return [_read(part) for part in text.split(BETWEEN)] if text else []


def _read(part: str) -> Instalment:
    due, principal, cost = part.split(WITHIN)
    return Instalment(dt.date.fromisoformat(due), int(principal), int(cost))
