"""Statements on stored letters: the last twelve of each owner."""

import datetime as dt
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, select, tuple_, update

from server.core.database.upserts import upsert_into
from server.extensions import db
from server.monthly_letter.models import LetterEdition

LETTERS: Final = LetterEdition.metadata.tables[LetterEdition.__tablename__]
MOST: Final = 12


class StoredLetter(NamedTuple):
    """A month, and what was written about it and when; None before that."""

    month: str
    written_at: dt.datetime | None
    content: Mapping[str, Any] | None


def insert_letters(months: Collection[tuple[str, str]]) -> None:
    """Store a letter for each of these owners and months; each owner keeps the last twelve."""
    if not months:
        return
    rows = [{"owner_id": owner_id, "month": month} for owner_id, month in sorted(months)]
    statement = upsert_into(LETTERS).values(rows)
    db.session.execute(statement.on_conflict_do_nothing(index_elements=["owner_id", "month"]))
    rank = func.row_number().over(partition_by=LETTERS.c.owner_id, order_by=LETTERS.c.month.desc())
    ranked = (
        select(LETTERS.c.owner_id, LETTERS.c.month, rank.label("rank"))
        .where(LETTERS.c.owner_id.in_([owner_id for owner_id, _month in months]))
        .subquery()
    )
    old = select(ranked.c.owner_id, ranked.c.month).where(ranked.c.rank > MOST)
    db.session.execute(delete(LETTERS).where(tuple_(LETTERS.c.owner_id, LETTERS.c.month).in_(old)))


def list_months(owner_id: str, unwritten_before: str) -> list[str]:
    """The months of the owner's letters, newest first.

    One that is not written counts only if its month is earlier than another one.
    """
    there = LETTERS.c.written_at.is_not(None) | (LETTERS.c.month < unwritten_before)
    months = select(LETTERS.c.month).where(LETTERS.c.owner_id == owner_id, there)
    return list(db.session.scalars(months.order_by(LETTERS.c.month.desc()).limit(MOST)))


def find_letter(owner_id: str, month: str) -> StoredLetter | None:
    """The owner's letter about a month."""
    wanted = select(LETTERS.c.month, LETTERS.c.written_at, LETTERS.c.content).where(
        LETTERS.c.owner_id == owner_id, LETTERS.c.month == month
    )
    row = db.session.execute(wanted).first()
    return StoredLetter(*row) if row else None


def list_written(owner_id: str) -> list[StoredLetter]:
    """The owner's letters that were written, oldest first."""
    wanted = select(LETTERS.c.month, LETTERS.c.written_at, LETTERS.c.content).where(
        LETTERS.c.owner_id == owner_id, LETTERS.c.written_at.is_not(None)
    )
    return [StoredLetter(*row) for row in db.session.execute(wanted.order_by(LETTERS.c.month))]


def save_content(
    owner_id: str, month: str, content: Mapping[str, Any], moment: dt.datetime
) -> None:
    """Store what was written about a month, once."""
    change = update(LETTERS).where(
        LETTERS.c.owner_id == owner_id, LETTERS.c.month == month, LETTERS.c.written_at.is_(None)
    )
    db.session.execute(change.values(content=content, written_at=moment))
