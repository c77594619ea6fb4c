import datetime as dt
from dataclasses import replace

import pytest

from server.imports.statements.columns import ColumnMapping
from server.imports.statements.exchange import (
    PART_ROWS,
    ReadRequest,
    pack_content,
    pack_fault,
    pack_head,
    unpack_content,
    unpack_request,
)
from server.imports.statements.proof import prove
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)
from server.imports.statements.unknown_table import UnknownTable

DAY = dt.date(2026, 8, 2)


class LibraryDate(dt.date):
    """A day of a kind of its own, as some libraries give it."""


FULL_ROW = StatementRow(
    day=DAY,
    amount=-72_000_50,
    text="SARI “CONTOH”",
    position=7,
    kind=RowKind.TRANSFER_OUT,
    balance=928_000_00,
    name="SARI",
    reference="500000",
    time=dt.time(9, 15, 4),
    pending=True,
    page=2,
    category="Makan",
    to_account="GoPay",
)
FULL = Statement(
    layout="layout",
    issuer="bca",
    rows=(FULL_ROW, StatementRow(DAY, 1, "", 8)),
    account_tail="2345",
    account_name="Utama",
    start=DAY,
    end=DAY,
    totals=PrintedTotals(1, 2, 3, 4, 5, 6),
    balance_step=BalanceStep.DAY,
    number_style=NumberStyle.ENGLISH,
    notes=frozenset(Note),
)


def test_statements_come_back_as_they_were() -> None:
    statements = [FULL, Statement("layout", "", ())]
    found = unpack_content(pack_content(statements))
    assert isinstance(found, list)
    came_back = [replace(one.statement, rows=tuple(one.statement.rows)) for one in found]
    assert came_back == statements
    proofs = [prove(one) for one in statements]
    assert [one.proof for one in found] == [replace(one, breaks=one.breaks[:1]) for one in proofs]
    assert [one.days for one in found] == [(DAY, DAY), None]


def test_very_many_rows_are_unpacked_in_parts() -> None:
    count = 2 * PART_ROWS + 1
    rows = tuple(StatementRow(DAY, number, "", number) for number in range(count))
    found = unpack_content(pack_content([Statement("a", "", rows), Statement("b", "", rows[:1])]))
    assert isinstance(found, list)
    first, second = (one.statement.rows for one in found)
    assert (len(first), len(second)) == (count, 1)
    assert tuple(first) == rows
    assert (first[-1], first[PART_ROWS], first[:2]) == (rows[-1], rows[PART_ROWS], rows[:2])
    assert tuple(second) == rows[:1]


def test_days_of_a_library_become_days() -> None:
    row = StatementRow(LibraryDate(2026, 8, 2), 1, "", 1)
    found = unpack_content(pack_content([Statement("layout", "", (row,))]))
    assert isinstance(found, list)
    assert type(found[0].statement.rows[0].day) is dt.date
    assert found[0].statement.rows[0].day == DAY


def test_a_table_comes_back_as_it_was() -> None:
    guess = ColumnMapping(day=0, text=1, amount=2)
    table = UnknownTable(("A", ""), (("x", "y"),), guess, NumberStyle.PLAIN, "key", 1)
    assert unpack_content(pack_content(table)) == table


def test_a_fault_is_raised_again() -> None:
    with pytest.raises(Unreadable) as refused:
        unpack_content(pack_fault(Unreadable(Fault.BAD_AMOUNT, 7, 2)))
    fault = refused.value
    assert (fault.fault, fault.position, fault.page) == (Fault.BAD_AMOUNT, 7, 2)


def test_a_request_comes_back_as_it_was() -> None:
    mapping = ColumnMapping(day=0, text=1, money_in=2, money_out=3)
    request = ReadRequest(b"a\nb\0", DAY, "pass\nword", mapping, NumberStyle.INDONESIAN)
    assert unpack_request(pack_head(request), request.data) == request
    bare = ReadRequest(b"", DAY)
    assert unpack_request(pack_head(bare), bare.data) == bare
