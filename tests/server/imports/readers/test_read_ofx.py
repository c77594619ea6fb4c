import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.document import PlainText
from server.imports.statements.readers.ofx import READERS
from server.imports.statements.statement import (
    Fault,
    Note,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.ofx_files import write_ofx
from tests.support.bank_files.random_ledgers import random_ledgers

TODAY = dt.date(2026, 9, 15)
(READER,) = READERS
FIRST = august().entries[0]
BOTH = pytest.mark.parametrize("xml", [False, True], ids=["SGML", "XML"])


def read(data: bytes) -> list[Statement]:
    document = PlainText(data.decode())
    assert READER.matches(document)
    return READER.read(document, TODAY)


def fault_of(data: bytes) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        read(data)
    return caught.value.fault, caught.value.position


def rows_of(ledger: BankLedger) -> list[tuple[dt.date, int, str]]:
    return [(entry.day, entry.amount, entry.text) for entry in ledger.entries]


def with_first(entry: BankEntry) -> BankLedger:
    return replace(august(), entries=(entry, *august().entries[1:]))


@BOTH
def test_an_account_is_read_with_its_closing_balance(xml: bool) -> None:
    (statement,) = read(write_ofx(august(), xml=xml))
    assert [(row.day, row.amount, row.text) for row in statement.rows] == rows_of(august())
    assert statement.totals.closing == august().closing
    assert statement.totals.opening is None
    assert (statement.account_tail, statement.account_name) == ("2345", "")
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.rows[0].reference == "20260800001"
    assert statement.rows[0].time == dt.time(9, 15, 4)
    assert statement.notes == frozenset()


@BOTH
@many_ledgers
@given(ledger=random_ledgers(overdraft=True))
def test_any_ledger_is_read_to_the_sen(xml: bool, ledger: BankLedger) -> None:
    (statement,) = read(write_ofx(ledger, xml=xml))
    assert [(row.day, row.amount, row.text) for row in statement.rows] == rows_of(ledger)
    assert statement.totals.closing == ledger.closing


@BOTH
def test_marks_of_the_language_in_a_text_are_read(xml: bool) -> None:
    (statement,) = read(
        write_ofx(with_first(replace(FIRST, text="TOKO <A> & 'B' \"C\" &amp;")), xml=xml)
    )
    assert statement.rows[0].text == "TOKO <A> & 'B' \"C\" &amp;"


def test_several_accounts_are_several_statements() -> None:
    other = replace(august(), account="9990001111", opening=0)
    statements = read(write_ofx(august(), other))
    assert [one.account_tail for one in statements] == ["2345", "1111"]
    assert [len(one.rows) for one in statements] == [5, 5]


def test_a_credit_card_is_read() -> None:
    (statement,) = read(write_ofx(august(), card=True))
    assert (len(statement.rows), statement.account_tail) == (5, "2345")


def test_an_account_in_another_currency_is_left_out_with_a_note() -> None:
    statements = read(write_ofx(august(), august(), currencies=("USD", "IDR")))
    assert [one.notes for one in statements] == [{Note.FOREIGN_CURRENCY}]
    only = write_ofx(august(), currencies=("USD",))
    assert fault_of(only)[0] is Fault.FOREIGN_CURRENCY


def test_empty_elements_do_not_swallow_the_rows_after_them() -> None:
    data = write_ofx(with_first(replace(FIRST, text="")))
    assert b"<MEMO>\n</STMTTRN>" in data
    (statement,) = read(data)
    assert [row.amount for row in statement.rows] == [e.amount for e in august().entries]
    assert statement.rows[0].text == ""


def test_a_file_on_one_line_in_small_letters_is_read() -> None:
    head, body = write_ofx(august()).split(b"\n\n")
    (statement,) = read(head + b"\n\n" + body.replace(b"\n", b"").replace(b"STMTTRN", b"stmttrn"))
    assert [(row.day, row.amount, row.text) for row in statement.rows] == rows_of(august())


def test_decimal_commas_are_read() -> None:
    data = write_ofx(with_first(replace(FIRST, amount=-72_000_50)))
    lines = [
        line.replace(b".", b",") if line.startswith((b"<TRNAMT>", b"<BALAMT>")) else line
        for line in data.split(b"\n")
    ]
    (statement,) = read(b"\n".join(lines))
    assert statement.rows[0].amount == -72_000_50
    assert statement.notes == {Note.ROUNDED}


def test_amounts_without_signs_take_the_side_of_their_type() -> None:
    fee = BankEntry(dt.date(2026, 8, 31), dt.time(23), -2_500_00, "BIAYA", RowKind.FEE)
    ledger = replace(august(), entries=(*august().entries, fee))
    (statement,) = read(write_ofx(ledger, signed=False))
    assert [row.amount for row in statement.rows] == [e.amount for e in ledger.entries]
    assert statement.rows[-1].kind is RowKind.FEE


@pytest.mark.parametrize(
    ("kind", "amount"),
    [
        (RowKind.FEE, -2_500_00),
        (RowKind.INTEREST, 1_234_56),
        (RowKind.PURCHASE, -10_000_00),
        (RowKind.CASH_OUT, -100_000_00),
        (RowKind.TRANSFER_IN, 100_000_00),
    ],
)
def test_the_type_tells_the_kind(kind: RowKind, amount: int) -> None:
    (statement,) = read(write_ofx(with_first(replace(FIRST, kind=kind, amount=amount))))
    assert statement.rows[0].kind is kind


def test_a_description_is_no_name_and_a_payee_is_one() -> None:
    plain = write_ofx(august())
    assert read(plain)[0].rows[0].name == ""
    payee = b"<PAYEE><NAME>SARI CONTOH</PAYEE><MEMO>SARI"
    assert read(plain.replace(b"<MEMO>SARI", payee))[0].rows[0].name == "SARI CONTOH"


def test_an_id_that_stands_twice_identifies_nothing() -> None:
    data = write_ofx(august()).replace(b"<FITID>20260800002", b"<FITID>20260800001")
    (statement,) = read(data)
    assert [row.reference for row in statement.rows][:3] == ["", "", "20260800003"]


def test_rows_that_are_newest_first_are_turned_round() -> None:
    ledger = replace(august(), entries=august().entries[::-1])
    (statement,) = read(write_ofx(ledger))
    assert [(row.day, row.amount, row.text) for row in statement.rows] == rows_of(august())


def test_the_position_is_the_line_of_the_row() -> None:
    data = write_ofx(august())
    (statement,) = read(data)
    lines = data.decode().split("\n")
    assert {lines[row.position - 1] for row in statement.rows} == {"<STMTTRN>"}


@pytest.mark.parametrize(
    ("old", "new", "fault", "marked"),
    [
        (b"<TRNAMT>50000.00", b"<TRNAMT>5000O.00", Fault.BAD_AMOUNT, b"20260803"),
        (b"<TRNAMT>50000.00\n", b"", Fault.BAD_AMOUNT, b"20260803"),
        (b"<DTPOSTED>20260803", b"<DTPOSTED>20261303", Fault.BAD_DAY, b"20261303"),
        (b"<BALAMT>", b"<BALAMT>x", Fault.BAD_AMOUNT, None),
    ],
)
def test_a_damaged_value_is_refused_with_its_row(
    old: bytes, new: bytes, fault: Fault, marked: bytes | None
) -> None:
    data = write_ofx(august()).replace(old, new)
    found, position = fault_of(data)
    assert found is fault
    line = data.split(b"\n")[position - 1] if position else b""
    assert line == (b"<STMTTRN>" if marked else b"<LEDGERBAL>")


@BOTH
def test_a_file_that_was_cut_off_is_refused(xml: bool) -> None:
    data = write_ofx(august(), xml=xml)
    for end in range(data.index(b"<OFX>") + 5, len(data) - len("</OFX>\n"), 7):
        assert fault_of(data[:end])[0] is Fault.DAMAGED


@pytest.mark.parametrize(
    "declaration",
    [b'<!DOCTYPE OFX [<!ENTITY a "b">]>', b'<!ENTITY a SYSTEM "file:///etc/passwd">'],
)
def test_declared_entities_are_refused(declaration: bytes) -> None:
    data = write_ofx(august(), xml=True).replace(b"<OFX>", declaration + b"\n<OFX>")
    assert fault_of(data) == (Fault.DAMAGED, 3)


def test_deep_nesting_is_refused() -> None:
    assert fault_of(b"<OFX>" + b"<A>" * 100_000)[0] is Fault.DAMAGED


def test_a_file_without_rows_says_so() -> None:
    assert fault_of(write_ofx(replace(august(), entries=())))[0] is Fault.NO_ROWS
