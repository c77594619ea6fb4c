from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.proof import BreakReason, Proof, ProofState, prove
from server.imports.statements.statement import (
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
)
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.random_ledgers import random_ledgers

Rows = list[StatementRow]
MATCHES = ProofState.MATCHES


def rows_of(ledger: BankLedger) -> Rows:
    return [
        StatementRow(entry.day, entry.amount, entry.text, position, balance=balance)
        for position, (entry, balance) in enumerate(
            zip(ledger.entries, ledger.balances, strict=True), start=1
        )
    ]


def totals_of(ledger: BankLedger) -> PrintedTotals:
    return PrintedTotals(
        opening=ledger.opening,
        closing=ledger.closing,
        money_in=ledger.money_in,
        money_out=ledger.money_out,
        rows_in=sum(entry.amount > 0 for entry in ledger.entries),
        rows_out=sum(entry.amount < 0 for entry in ledger.entries),
    )


def balance_once_a_day(rows: Rows) -> Rows:
    following = [row.day for row in rows[1:]]
    return [
        replace(row, balance=None) if row.day == day else row
        for row, day in zip(rows, [*following, None], strict=True)
    ]


def without_balances(rows: Rows) -> Rows:
    return [replace(row, balance=None) for row in rows]


def proof_of(rows: Rows, totals: PrintedTotals) -> Proof:
    return prove(Statement("layout", "bank", tuple(rows), totals=totals))


STEPS = st.sampled_from([list, balance_once_a_day, without_balances])


@given(ledger=random_ledgers(), step=STEPS)
def test_a_true_statement_matches(ledger: BankLedger, step: Callable[[Rows], Rows]) -> None:
    proof = proof_of(step(rows_of(ledger)), totals_of(ledger))
    assert proof == Proof(MATCHES, ledger.opening, ledger.closing)


@given(ledger=random_ledgers(min_entries=2))
def test_balances_alone_prove_the_rows_between_them(ledger: BankLedger) -> None:
    proof = proof_of(rows_of(ledger), PrintedTotals())
    assert proof == Proof(MATCHES, ledger.opening, ledger.closing)


def test_nothing_printed_proves_nothing() -> None:
    rows = rows_of(august())
    assert proof_of(without_balances(rows), PrintedTotals()).state is ProofState.NONE
    assert proof_of(rows[:1], PrintedTotals()).state is ProofState.NONE
    assert proof_of([], PrintedTotals()).state is ProofState.NONE


def test_a_month_without_rows_is_proved_by_its_two_balances() -> None:
    assert proof_of([], PrintedTotals(opening=5, closing=5)).state is MATCHES
    assert proof_of([], PrintedTotals(opening=5, closing=6)).state is ProofState.BREAKS


@given(ledger=random_ledgers(min_entries=2), pick=st.data())
def test_a_dropped_row_breaks_once_at_the_next_one(ledger: BankLedger, pick: st.DataObject) -> None:
    rows = rows_of(ledger)
    index = pick.draw(st.integers(0, len(rows) - 1))
    proof = proof_of(rows[:index] + rows[index + 1 :], totals_of(ledger))
    (found,) = proof.breaks
    is_last = index == len(rows) - 1
    assert found.row == (None if is_last else index)
    assert found.reason is (BreakReason.CLOSING if is_last else BreakReason.ROW)
    assert found.printed is not None
    assert found.printed - found.expected == rows[index].amount


@given(ledger=random_ledgers(), pick=st.data())
def test_a_doubled_row_breaks_once_at_its_twin(ledger: BankLedger, pick: st.DataObject) -> None:
    rows = rows_of(ledger)
    index = pick.draw(st.integers(0, len(rows) - 1))
    proof = proof_of(rows[: index + 1] + rows[index:], totals_of(ledger))
    assert [found.row for found in proof.breaks] == [index + 1]


@given(ledger=random_ledgers(), pick=st.data(), step=STEPS)
def test_a_wrong_amount_breaks_once_where_the_next_balance_is(
    ledger: BankLedger, pick: st.DataObject, step: Callable[[Rows], Rows]
) -> None:
    rows = step(rows_of(ledger))
    index = pick.draw(st.integers(0, len(rows) - 1))
    amount = rows[index].amount
    wrong = pick.draw(st.sampled_from([-amount, amount * 10, amount + 100, amount - 100 * 10**6]))
    rows[index] = replace(rows[index], amount=wrong)
    proof = proof_of(rows, totals_of(ledger))
    later = (place for place, row in enumerate(rows) if place >= index and row.balance is not None)
    assert [found.row for found in proof.breaks] == [next(later, None)]


@given(ledger=random_ledgers(), pick=st.data(), change=st.integers(1, 10**9))
def test_a_wrong_balance_is_one_place(ledger: BankLedger, pick: st.DataObject, change: int) -> None:
    rows = rows_of(ledger)
    index = pick.draw(st.integers(0, len(rows) - 1))
    balance = rows[index].balance or 0
    rows[index] = replace(rows[index], balance=balance + change)
    (found,) = proof_of(rows, totals_of(ledger)).breaks
    assert found.row == index
    assert found.reason is BreakReason.BALANCE
    assert (found.expected, found.printed) == (balance, balance + change)


@given(ledger=random_ledgers(min_entries=4), pick=st.data())
def test_of_two_wrong_rows_the_first_is_named(ledger: BankLedger, pick: st.DataObject) -> None:
    rows = rows_of(ledger)
    first = pick.draw(st.integers(0, len(rows) - 3))
    second = pick.draw(st.integers(first + 2, len(rows) - 1))
    for index in (first, second):
        rows[index] = replace(rows[index], amount=rows[index].amount * 10)
    proof = proof_of(rows, totals_of(ledger))
    assert [found.row for found in proof.breaks] == [first, second]
    assert proof.first_break == proof.breaks[0]


@given(ledger=random_ledgers(), step=STEPS)
def test_a_cut_trailer_is_noticed(ledger: BankLedger, step: Callable[[Rows], Rows]) -> None:
    rows = step(rows_of(ledger))
    (found,) = proof_of(rows, PrintedTotals(opening=ledger.opening)).breaks
    assert found.reason is BreakReason.CLOSING
    assert (found.expected, found.printed) == (ledger.closing, None)


def test_rows_behind_the_last_balance_are_not_proved() -> None:
    rows = rows_of(august())
    rows[-1] = replace(rows[-1], balance=None)
    (found,) = proof_of(rows, PrintedTotals()).breaks
    assert found.reason is BreakReason.CLOSING


def test_a_wrong_opening_breaks_at_the_first_row() -> None:
    totals = replace(totals_of(august()), opening=august().opening + 100)
    (found,) = proof_of(rows_of(august()), totals).breaks
    assert found.row == 0


@pytest.mark.parametrize("reason", ["money_in", "money_out", "rows_in", "rows_out"])
def test_each_printed_total_is_compared(reason: str) -> None:
    totals = totals_of(august())
    totals = replace(totals, **{reason: (getattr(totals, reason) or 0) + 1})
    (found,) = proof_of(rows_of(august()), totals).breaks
    assert found.reason == reason
    assert found.row is None
    assert found.printed == found.expected + 1


def test_totals_alone_notice_a_wrong_amount() -> None:
    rows = without_balances(rows_of(august()))
    totals = replace(totals_of(august()), opening=None, closing=None)
    assert proof_of(rows, totals).state is MATCHES
    rows[0] = replace(rows[0], amount=-rows[0].amount)
    assert proof_of(rows, totals).breaks[0].reason is BreakReason.MONEY_IN


def test_interest_may_hide_its_sen_in_whole_balances() -> None:
    # The account has 1,300,000.40 and gets 684.30, of which whole rupiah are printed.
    rows = rows_of(august())[:2]
    rows[0] = replace(rows[0], amount=684_00, balance=1_300_685_00, kind=RowKind.INTEREST)
    rows[1] = replace(rows[1], amount=-685_00, balance=1_300_000_00)
    totals = PrintedTotals(opening=1_300_000_00, closing=1_300_000_00)
    assert proof_of(rows, totals).state is MATCHES
    rows[0] = replace(rows[0], kind=RowKind.UNKNOWN)
    assert proof_of(rows, totals).state is ProofState.BREAKS
    rows[0] = replace(rows[0], kind=RowKind.INTEREST, amount=682_00)
    assert proof_of(rows, totals).state is ProofState.BREAKS


def test_balances_with_sen_are_compared_to_the_sen() -> None:
    rows = rows_of(august())[:1]
    rows[0] = replace(rows[0], amount=1373595, balance=1373695, kind=RowKind.INTEREST)
    assert proof_of(rows, PrintedTotals(opening=0, closing=1373695)).state is ProofState.BREAKS
    assert proof_of(rows, PrintedTotals(opening=100, closing=1373695)).state is MATCHES


def test_rows_that_are_not_posted_yet_may_be_in_the_closing_balance_or_not() -> None:
    ledger = august()
    rows = rows_of(ledger)
    rows[-1] = replace(rows[-1], balance=None, pending=True)
    assert proof_of(rows, totals_of(ledger)).state is MATCHES
    posted = replace(
        totals_of(ledger),
        closing=ledger.balances[-2],
        money_out=ledger.money_out + rows[-1].amount,
        rows_out=2,
    )
    assert proof_of(rows, posted).state is MATCHES
    assert proof_of(rows, PrintedTotals()).state is MATCHES
