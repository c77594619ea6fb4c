"""Reads and writes of answers to series."""

from collections.abc import Mapping
from typing import Any, Final, cast

from sqlalchemy import CursorResult, bindparam, delete, insert, select, update

from server.core.calendar.clock import now
from server.core.database.frequent_statements import FrequentStatement
from server.extensions import db
from server.proposals.models import Answer, AnswerRow, SeriesAnswer

ANSWERS: Final = SeriesAnswer.metadata.tables[SeriesAnswer.__tablename__]
_READ: Final = FrequentStatement(
    select(*(ANSWERS.c[name] for name in AnswerRow._fields))
    .where(ANSWERS.c.owner_id == bindparam("owner_id"))
    .order_by(ANSWERS.c.id)
)


def read_answers(owner_id: str) -> list[AnswerRow]:
    """The owner's answers, oldest first; one query."""
    found = _READ.all(db.session.connection(), {"owner_id": owner_id})
    return [AnswerRow(*row) for row in found]


def insert_answer(owner_id: str, row: Mapping[str, Any]) -> None:
    """Insert a new answer."""
    values = {"owner_id": owner_id, "answered_at": now(), **row}
    db.session.connection().execute(insert(ANSWERS).values(values))


def update_amount(owner_id: str, answer_id: str, amount: int) -> None:
    """Store another price that the person knows of."""
    key = (ANSWERS.c.owner_id == owner_id, ANSWERS.c.id == answer_id)
    db.session.connection().execute(update(ANSWERS).where(*key).values(amount=amount))


def delete_answer(owner_id: str, answer_id: str, answer: Answer | None = None) -> int:
    """Delete an answer, only if it is this one; returns the number of deleted rows."""
    key = (ANSWERS.c.owner_id == owner_id, ANSWERS.c.id == answer_id)
    kind = () if answer is None else (ANSWERS.c.answer == answer.value,)
    statement = delete(ANSWERS).where(*key, *kind)
    return cast("CursorResult[Any]", db.session.connection().execute(statement)).rowcount
