"""Frequent statements give what SQLAlchemy would give, and fail as it would."""

import datetime as dt
from collections.abc import Iterator

import pytest
from flask import Flask
from sqlalchemy import (
    Boolean,
    Connection,
    Date,
    Integer,
    Table,
    bindparam,
    cast,
    event,
    insert,
    literal,
    null,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError

from server.core.calendar.clock import now
from server.core.database.engine import Base, db
from server.core.database.frequent_statements import FrequentStatement, frequent
from server.core.database.unit_of_work import commit, rollback
from server.core.mail.outbox import OutboxMail

pytestmark = pytest.mark.both_databases

MAILS: Table = Base.metadata.tables[OutboxMail.__tablename__]
ALL = FrequentStatement(select(MAILS).order_by(MAILS.c.id))
STORE = FrequentStatement(insert(MAILS))
FIND = FrequentStatement(select(MAILS.c.cause).where(MAILS.c.id == bindparam("wanted")).limit(1))
CHANGE = FrequentStatement(update(MAILS).where(MAILS.c.id == bindparam("wanted")))


@pytest.fixture
def link(app: Flask) -> Iterator[Connection]:
    with app.app_context():
        yield db.session.connection()


def mail(id_: str) -> dict[str, object]:
    return {
        "id": id_,
        "cause": id_,
        "template": "t",
        "parameters": {"name": "Ayu"},
        "recipient": "r@example.com",
        "language": "en",
        "state": "waiting",
        "attempts": 0,
        "due_at": now(),
        "created_at": now(),
    }


def test_rows_have_the_values_that_sqlalchemy_gives(link: Connection) -> None:
    for id_ in ("a", "b"):
        assert STORE.all(link, mail(id_)) == []
    expected = [tuple(row) for row in link.execute(ALL.statement)]
    assert ALL.all(link, {}) == expected
    # Once more, because what reads them is found at the first time.
    assert ALL.all(link, {}) == expected
    assert len(expected) == 2


def test_types_are_converted_both_ways(link: Connection) -> None:
    day = bindparam("day", type_=Date())
    wanted = select(day, literal(value=True, type_=Boolean), cast(null(), Date))
    given = {"day": dt.date(2024, 6, 18)}
    statement = FrequentStatement(wanted)
    assert statement.all(link, given) == [tuple(row) for row in link.execute(wanted, given)]


def test_the_first_row_is_none_without_any(link: Connection) -> None:
    STORE.all(link, mail("a"))
    assert FIND.first(link, {"wanted": "a"}) == ("a",)
    assert FIND.first(link, {"wanted": "b"}) is None


def test_a_change_sets_the_columns_that_are_given(link: Connection) -> None:
    STORE.all(link, mail("a"))
    CHANGE.all(link, {"wanted": "a", "attempts": 3})
    CHANGE.all(link, {"wanted": "a", "language": "id", "attempts": 4})
    found = link.execute(select(MAILS.c.attempts, MAILS.c.language)).one()
    assert tuple(found) == (4, "id")


def test_a_list_of_values_is_left_to_sqlalchemy(link: Connection) -> None:
    STORE.all(link, mail("a"))
    STORE.all(link, mail("b"))
    those = select(MAILS.c.id).where(MAILS.c.id.in_(bindparam("ids", expanding=True)))
    statement = FrequentStatement(those.order_by(MAILS.c.id))
    assert statement.all(link, {"ids": ["a"]}) == [("a",)]
    assert statement.all(link, {"ids": ["a", "b", "c"]}) == [("a",), ("b",)]


def test_a_missing_value_is_an_error_and_no_null(link: Connection) -> None:
    with pytest.raises((KeyError, ProgrammingError)):
        FIND.all(link, {})


def test_a_rejected_row_is_the_error_of_sqlalchemy(link: Connection) -> None:
    STORE.all(link, mail("a"))
    with pytest.raises(IntegrityError) as caught:
        STORE.all(link, mail("a"))
    assert "r@example.com" not in str(caught.value)


def test_a_faulty_statement_is_the_error_of_sqlalchemy(link: Connection) -> None:
    faulty = FrequentStatement(text("SELECT nothing FROM nowhere").columns(one=Integer()))
    with pytest.raises((OperationalError, ProgrammingError)):
        faulty.all(link, {})


def test_a_rollback_undoes_what_was_written(link: Connection) -> None:
    STORE.all(link, mail("a"))
    rollback()
    assert ALL.all(db.session.connection(), {}) == []
    STORE.all(db.session.connection(), mail("b"))
    commit()
    assert FIND.first(db.session.connection(), {"wanted": "b"}) == ("b",)


def test_a_connection_whose_transaction_has_ended_begins_another(link: Connection) -> None:
    STORE.all(link, mail("a"))
    link.commit()
    assert FIND.first(link, {"wanted": "a"}) == ("a",)
    assert link.in_transaction()


def test_listeners_see_the_statement(link: Connection) -> None:
    seen: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        seen.append(statement)

    engine = link.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        FIND.first(link, {"wanted": "a"})
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert len(seen) == 1
    assert "outbox" in seen[0]


def test_a_statement_that_is_built_once_stays_the_same_frequent_one() -> None:
    statement = select(MAILS.c.id)
    assert frequent(statement) is frequent(statement)
