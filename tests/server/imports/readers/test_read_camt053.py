import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.document import PlainText
from server.imports.statements.readers.camt053 import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    PrintedTotals,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.camt053_files import (
    NEW,
    OLD,
    write_camt053,
    write_daily_camt053,
)
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.random_ledgers import random_ledgers

TODAY = dt.date(2026, 9, 15)
(READER,) = READERS
FIRST = august().entries[0]


def read(data: bytes) -> list[Statement]:
    document = PlainText(data.decode())
    assert READER.matches(document)
    return READER.read(document, TODAY)


def read_one(data: bytes) -> Statement:
    (statement,) = read(data)
    return statement


def fault_of(data: bytes) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        read(data)
    return caught.value.fault, caught.value.position


def rows_of(ledger: BankLedger) -> list[tuple[dt.date, int, str]]:
    return [(entry.day, entry.amount, entry.text) for entry in ledger.entries]


def found_rows(statement: Statement) -> list[tuple[dt.date, int, str]]:
    return [(row.day, row.amount, row.text) for row in statement.rows]


def with_first(entry: BankEntry) -> BankLedger:
    return replace(august(), entries=(entry, *august().entries[1:]))


@pytest.mark.parametrize("version", [OLD, NEW])
@pytest.mark.parametrize("prefix", ["", "ns2"])
def test_a_statement_is_read_with_its_totals(version: str, prefix: str) -> None:
    statement = read_one(write_camt053(august(), version=version, prefix=prefix))
    assert found_rows(statement) == rows_of(august())
    assert statement.totals == PrintedTotals(
        opening=august().opening,
        closing=august().closing,
        money_in=august().money_in,
        money_out=august().money_out,
        rows_in=2,
        rows_out=3,
    )
    assert (statement.issuer, statement.account_tail) == ("BCA", "2345")
    assert (statement.start, statement.end) == (august().start, august().end)
    first = statement.rows[0]
    assert (first.reference, first.time) == ("202608020001", dt.time(9, 15, 4))


@many_ledgers
@given(ledger=random_ledgers(overdraft=True))
def test_any_ledger_is_read_to_the_sen(ledger: BankLedger) -> None:
    statement = read_one(write_camt053(ledger))
    assert found_rows(statement) == rows_of(ledger)
    assert (statement.totals.opening, statement.totals.closing) == (
        ledger.opening,
        ledger.closing,
    )


@given(ledger=random_ledgers(overdraft=True))
def test_statements_of_many_days_are_one_with_a_balance_a_day(ledger: BankLedger) -> None:
    statement = read_one(write_daily_camt053(ledger))
    assert found_rows(statement) == rows_of(ledger)
    balances = dict(zip((entry.day for entry in ledger.entries), ledger.balances, strict=True))
    if len(balances) > 1:
        assert statement.balance_step is BalanceStep.DAY
        printed = [row.balance for row in statement.rows if row.balance is not None]
        assert printed == list(balances.values())


def test_accounts_with_the_same_last_digits_stay_apart() -> None:
    other = replace(august(), account="9999992345")
    assert len(read(write_camt053(august(), other))) == 2


def test_marks_of_the_language_in_a_text_are_read() -> None:
    text = "TOKO <A> & 'B' \"C\" &amp;"
    data = write_camt053(with_first(replace(FIRST, text=text)))
    assert read_one(data).rows[0].text == text


def test_entries_that_are_not_booked_are_left_out_with_a_note() -> None:
    data = write_camt053(august()).replace(b"<Cd>BOOK</Cd>", b"<Cd>PDNG</Cd>", 1)
    statement = read_one(data)
    assert found_rows(statement) == rows_of(august())[1:]
    assert statement.notes == {Note.UNFINISHED}
    assert statement.totals.money_out is None
    assert statement.totals.closing == august().closing


def test_the_previous_closing_balance_is_an_opening_one() -> None:
    statement = read_one(write_camt053(august()).replace(b"OPBD", b"PRCD"))
    assert statement.totals.opening == august().opening


def test_another_currency_is_refused() -> None:
    data = write_camt053(august(), currency="USD")
    assert fault_of(data)[0] is Fault.FOREIGN_CURRENCY
    mixed = write_camt053(august()).replace(b'Ccy="IDR">72000', b'Ccy="USD">72000')
    fault, position = fault_of(mixed)
    assert fault is Fault.FOREIGN_CURRENCY
    assert mixed.split(b"\n")[(position or 0) - 1] == b"<Ntry>"


@pytest.mark.parametrize("nested", [False, True])
def test_the_other_party_is_the_name(nested: bool) -> None:
    inner = b"<Pty><Nm>SARI</Nm></Pty>" if nested else b"<Nm>SARI</Nm>"
    party = b"<RltdPties><Dbtr><Nm>BUDI</Nm></Dbtr><Cdtr>" + inner + b"</Cdtr></RltdPties><RmtInf>"
    row = read_one(write_camt053(august()).replace(b"<RmtInf>", party, 1)).rows[0]
    assert (row.name, row.text) == ("SARI", "SARI CONTOH")


def test_an_entry_without_details_says_its_own_text() -> None:
    data = write_camt053(august())
    start, end = data.index(b"<NtryDtls>"), data.index(b"</NtryDtls>") + len(b"</NtryDtls>")
    text = b"<AddtlNtryInf>BI-FAST KE SARI</AddtlNtryInf>"
    assert read_one(data[:start] + text + data[end:]).rows[0].text == "BI-FAST KE SARI"


@pytest.mark.parametrize(
    ("kind", "amount"),
    [
        (RowKind.FEE, -1),
        (RowKind.TAX, -1),
        (RowKind.CASH_OUT, -1),
        (RowKind.PURCHASE, -1),
        (RowKind.TRANSFER_OUT, -1),
        (RowKind.TRANSFER_IN, 1),
    ],
)
def test_the_code_tells_the_kind(kind: RowKind, amount: int) -> None:
    entry = replace(FIRST, kind=kind, amount=amount * 5_000_00)
    assert read_one(write_camt053(with_first(entry))).rows[0].kind is kind


def test_a_debit_that_was_reversed_is_a_refund() -> None:
    entry = replace(FIRST, amount=5_000_00)
    data = write_camt053(with_first(entry)).replace(b"<Sts>", b"<RvslInd>true</RvslInd><Sts>", 1)
    row = read_one(data).rows[0]
    assert (row.amount, row.kind) == (5_000_00, RowKind.REFUND)


@pytest.mark.parametrize(
    ("old", "new", "fault", "line"),
    [
        (b">72000.00<", b">72.000,00<", Fault.BAD_AMOUNT, b"<Ntry>"),
        (b">72000.00<", b">-72000.00<", Fault.BAD_AMOUNT, b"<Ntry>"),
        (b">72000.00<", b"><", Fault.BAD_AMOUNT, b"<Ntry>"),
        (b"<BookgDt><DtTm>2026-08-02", b"<BookgDt><DtTm>2026-13-02", Fault.BAD_DAY, b"<Ntry>"),
        (b"</Stmt>", b"", Fault.DAMAGED, b"</BkToCstmrStmt>"),
    ],
)
def test_a_damaged_value_is_refused_with_its_line(
    old: bytes, new: bytes, fault: Fault, line: bytes
) -> None:
    data = write_camt053(august(), summary=False)
    assert old in data
    damaged = data.replace(old, new)
    found, position = fault_of(damaged)
    assert found is fault
    assert damaged.split(b"\n")[(position or 0) - 1] == line


def test_a_file_that_was_cut_off_is_refused() -> None:
    data = write_camt053(august())
    for end in range(data.index(b"<BkToCstmrStmt>"), len(data) - len("</Document>"), 97):
        assert fault_of(data[:end])[0] is Fault.DAMAGED


@pytest.mark.parametrize(
    "declaration",
    [
        b'<!DOCTYPE a [<!ENTITY a "b">]>',
        b'<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        b'<!DOCTYPE a SYSTEM "http://localhost/a.dtd">',
    ],
)
def test_declared_entities_are_refused(declaration: bytes) -> None:
    data = write_camt053(august()).replace(b"<Document", declaration + b"\n<Document")
    assert fault_of(data) == (Fault.DAMAGED, 2)


def test_a_statement_without_entries_says_so() -> None:
    assert fault_of(write_camt053(replace(august(), entries=())))[0] is Fault.NO_ROWS
