import datetime as dt
import itertools
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.posting_order import oldest_first
from server.imports.statements.statement import StatementRow
from tests.support.bank_files.bank_ledger import BankLedger
from tests.support.bank_files.random_ledgers import random_ledgers

DAY = dt.date(2026, 8, 31)


def rows_of(ledger: BankLedger) -> list[StatementRow]:
    return [
        StatementRow(entry.day, entry.amount, entry.text, position, balance=balance)
        for position, (entry, balance) in enumerate(
            zip(ledger.entries, ledger.balances, strict=True), start=1
        )
    ]


@given(ledger=random_ledgers(min_entries=2))
def test_rows_with_balances_are_put_in_order_from_either_end(ledger: BankLedger) -> None:
    rows = rows_of(ledger)
    assert oldest_first(rows) == tuple(rows)
    turned = oldest_first(rows[::-1])
    assert [row.day for row in turned] == [row.day for row in rows]
    assert _chain_holds(turned)


@given(ledger=random_ledgers(min_entries=2))
def test_rows_without_balances_follow_their_days(ledger: BankLedger) -> None:
    rows = [replace(row, balance=None) for row in rows_of(ledger)]
    assert oldest_first(rows) == tuple(rows)
    days = [row.day for row in oldest_first(rows[::-1])]
    assert days == sorted(days)
    if rows[0].day != rows[-1].day:
        assert oldest_first(rows[::-1]) == tuple(rows)


@given(order=st.permutations(range(4)))
def test_rows_of_a_day_take_the_one_order_of_their_balances(order: list[int]) -> None:
    amounts = [-25_000_00, 10_000_00, -3_000_50, 700_00]
    balances = itertools.accumulate(amounts, initial=100_000_00)
    rows = [
        StatementRow(DAY, amount, "", position, balance=balance)
        for position, (amount, balance) in enumerate(zip(amounts, list(balances)[1:], strict=True))
    ]
    before = StatementRow(DAY - dt.timedelta(days=1), 100_00, "", 9, balance=100_000_00)
    shuffled = [rows[index] for index in order]
    assert oldest_first([before, *shuffled]) == (before, *rows)
    assert _chain_holds(oldest_first(shuffled))


def test_rows_of_a_day_stay_when_no_order_fits() -> None:
    rows = (
        StatementRow(DAY, 5_00, "", 1, balance=100_00),
        StatementRow(DAY, 7_00, "", 2, balance=300_00),
        StatementRow(DAY, 9_00, "", 3, balance=200_00),
    )
    assert oldest_first(rows) == rows


def test_no_rows_are_in_order() -> None:
    assert oldest_first([]) == ()


def _chain_holds(rows: tuple[StatementRow, ...]) -> bool:
    return all(
        later.balance == (earlier.balance or 0) + later.amount
        for earlier, later in itertools.pairwise(rows)
    )
