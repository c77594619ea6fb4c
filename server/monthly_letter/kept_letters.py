"""Statements on the letters that are kept: the last twelve of each owner."""

import datetime as dt
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, select, tuple_, update

from server.core.database.upserts import upsert_into
from server.extensions import db
from server.monthly_letter.models import KeptLetter

KEPT: Final = KeptLetter.metadata.tables[KeptLetter.__tablename__]
MOST: Final = 12


class KeptRow(NamedTuple):
    """A month, and what was written about it and when; None before that."""

    month: str
    written_at: dt.datetime | None
    content: Mapping[str, Any] | None


def insert_letters(months: Collection[tuple[str, str]]) -> None:
    """Keep a letter for each of these owners and months, and only the last twelve of each owner."""
    if not months:
        return
    rows = [{"owner_id": owner_id, "month": month} for owner_id, month in sorted(months)]
    statement = upsert_into(KEPT).values(rows)
    db.session.execute(statement.on_conflict_do_nothing(index_elements=["owner_id", "month"]))
    rank = func.row_number().over(partition_by=KEPT.c.owner_id, order_by=KEPT.c.month.desc())
    ranked = (
        select(KEPT.c.owner_id, KEPT.c.month, rank.label("rank"))
        .where(KEPT.c.owner_id.in_([owner_id for owner_id, _month in months]))
        .subquery()
    )
    old = select(ranked.c.owner_id, ranked.c.month).where(ranked.c.rank > MOST)
    db.session.execute(delete(KEPT).where(tuple_(KEPT.c.owner_id, KEPT.c.month).in_(old)))


def list_months(owner_id: str, unwritten_before: str) -> list[str]:
    """The months of the owner's letters, newest first.

    One that is not written counts only if its month is earlier than another one.
    """
    there = KEPT.c.written_at.is_not(None) | (KEPT.c.month < unwritten_before)
    months = select(KEPT.c.month).where(KEPT.c.owner_id == owner_id, there)
    return list(db.session.scalars(months.order_by(KEPT.c.month.desc()).limit(MOST)))


def find_letter(owner_id: str, month: str) -> KeptRow | None:
    """The owner's letter about a month."""
    wanted = select(KEPT.c.month, KEPT.c.written_at, KEPT.c.content).where(
        KEPT.c.owner_id == owner_id, KEPT.c.month == month
    )
    row = db.session.execute(wanted).first()
    return KeptRow(*row) if row else None


def list_written(owner_id: str) -> list[KeptRow]:
    """The owner's letters that were written, oldest first."""
    wanted = select(KEPT.c.month, KEPT.c.written_at, KEPT.c.content).where(
        KEPT.c.owner_id == owner_id, KEPT.c.written_at.is_not(None)
    )
    return [KeptRow(*row) for row in db.session.execute(wanted.order_by(KEPT.c.month))]


def save_content(
    owner_id: str, month: str, content: Mapping[str, Any], moment: dt.datetime
) -> None:
    """Keep what was written about a month, once."""
    change = update(KEPT).where(
        KEPT.c.owner_id == owner_id, KEPT.c.month == month, KEPT.c.written_at.is_(None)
    )
    db.session.execute(change.values(content=content, written_at=moment))
