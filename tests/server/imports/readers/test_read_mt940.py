import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.document import PlainText
from server.imports.statements.readers.swift_mt940 import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.mt940_files import write_daily_mt940, write_mt940
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


@pytest.mark.parametrize("envelope", [False, True])
@pytest.mark.parametrize("point", [False, True])
def test_a_message_is_read_with_its_balances(envelope: bool, point: bool) -> None:
    statement = read_one(write_mt940(august(), envelope=envelope, point=point))
    assert found_rows(statement) == rows_of(august())
    assert statement.totals.opening == august().opening
    assert statement.totals.closing == august().closing
    assert (statement.issuer, statement.account_tail) == ("BCA", "2345")
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.balance_step is BalanceStep.NEVER
    assert statement.rows[0].reference == "2608010010001"


@many_ledgers
@given(ledger=random_ledgers(overdraft=True))
def test_any_ledger_is_read_to_the_sen(ledger: BankLedger) -> None:
    statement = read_one(write_mt940(ledger, point=True))
    assert found_rows(statement) == rows_of(ledger)
    assert (statement.totals.opening, statement.totals.closing) == (
        ledger.opening,
        ledger.closing,
    )


@given(ledger=random_ledgers(overdraft=True))
def test_messages_of_many_days_are_one_statement_with_a_balance_a_day(ledger: BankLedger) -> None:
    statement = read_one(write_daily_mt940(ledger, envelope=True))
    assert found_rows(statement) == rows_of(ledger)
    assert statement.issuer == "Mandiri"
    balances = dict(zip((entry.day for entry in ledger.entries), ledger.balances, strict=True))
    if len(balances) > 1:
        assert statement.balance_step is BalanceStep.DAY
        printed = [row.balance for row in statement.rows if row.balance is not None]
        assert printed == list(balances.values())


def test_messages_that_are_newest_first_are_put_in_order() -> None:
    days = write_daily_mt940(august()).split(b":20:")[1:]
    statement = read_one(b"".join(b":20:" + day for day in reversed(days)))
    assert found_rows(statement) == rows_of(august())
    assert statement.totals.opening == august().opening


def test_the_balance_of_a_day_that_is_missing_breaks_off() -> None:
    days = write_daily_mt940(august()).split(b":20:")[1:]
    statement = read_one(b"".join(b":20:" + day for day in [*days[:1], *days[2:]]))
    before, after = statement.rows[0], statement.rows[1]
    assert before.balance is not None
    assert after.balance != before.balance + after.amount


def test_each_account_has_a_statement() -> None:
    other = replace(august(), account="9990001111")
    statements = read(write_mt940(august()) + write_mt940(other, bank="BRINIDJA"))
    assert [(one.issuer, one.account_tail) for one in statements] == [
        ("BCA", "2345"),
        ("BRI", "1111"),
    ]


def test_the_envelope_names_the_bank_where_the_account_does_not() -> None:
    data = write_mt940(august(), envelope=True).replace(b":25:CENAIDJA/", b":25:")
    assert read_one(data).issuer == "BCA"


def test_a_bank_that_nobody_names_is_unknown() -> None:
    assert read_one(write_mt940(august(), bank="")).issuer == ""


def test_an_account_in_another_currency_is_left_out_with_a_note() -> None:
    other = replace(august(), account="9990001111")
    statement = read_one(write_mt940(august()) + write_mt940(other, currency="USD"))
    assert statement.notes == {Note.FOREIGN_CURRENCY}
    assert fault_of(write_mt940(august(), currency="USD")) == (Fault.FOREIGN_CURRENCY, 1)


def test_a_word_that_was_cut_at_the_end_of_a_line_is_whole_again() -> None:
    text = "TRSF E-BANKING DB 0208/FTSCY/WS95271 KE REKENING BERSAMA UNTUK " + "ARISAN" * 12
    statement = read_one(write_mt940(with_first(replace(FIRST, text=text))))
    assert statement.rows[0].text == text


def test_details_of_the_whole_statement_belong_to_no_row() -> None:
    data = write_mt940(august()) + b":86:SALDO RATA-RATA 1000000\r\n"
    assert read_one(data).rows[-1].text == "BIAYA ADM"


def test_structured_details_name_the_other_person() -> None:
    data = write_mt940(august())
    structured = b"166?00TRANSFER?20SVWZ+bayar kos?32SARI?33 CONTOH"
    row = read_one(data.replace(b":86:SARI CONTOH", b":86:" + structured)).rows[0]
    assert (row.name, row.text) == ("SARI CONTOH", "SARI CONTOH bayar kos")


def test_a_row_without_details_says_its_own_reference() -> None:
    data = write_mt940(august()).replace(b":86:SARI CONTOH\r\n", b"")
    row = read_one(data.replace(b"NMSCNONREF//2608010010001", b"NMSCINV-77", 1)).rows[0]
    assert (row.text, row.reference) == ("INV-77", "")


def test_rows_without_a_type_are_all_read() -> None:
    data = write_mt940(august()).replace(b"NMSCNONREF", b"")
    assert found_rows(read_one(data)) == rows_of(august())


@pytest.mark.parametrize(
    ("mark", "sign", "kind"),
    [
        (b"D", -1, RowKind.UNKNOWN),
        (b"C", 1, RowKind.UNKNOWN),
        (b"RC", -1, RowKind.UNKNOWN),
        (b"RD", 1, RowKind.REFUND),
        (b"DR", -1, RowKind.UNKNOWN),  # with the third letter of the currency
    ],
)
def test_marks_and_reversals_give_the_sign(mark: bytes, sign: int, kind: RowKind) -> None:
    data = write_mt940(august()).replace(b"0802D72000,", b"0802" + mark + b"72000,")
    row = read_one(data).rows[0]
    assert (row.amount, row.kind) == (sign * 72_000_00, kind)


def test_the_day_of_booking_counts_over_new_year() -> None:
    data = write_mt940(august()).replace(b":61:2608020802", b":61:2612310102")
    assert read_one(data).rows[-1].day == dt.date(2027, 1, 2)


@pytest.mark.parametrize(
    ("kind", "amount"),
    [(RowKind.FEE, -1), (RowKind.INTEREST, 1), (RowKind.TRANSFER_OUT, -1)],
)
def test_the_code_tells_the_kind(kind: RowKind, amount: int) -> None:
    entry = replace(FIRST, kind=kind, amount=amount * 5_000_00)
    assert read_one(write_mt940(with_first(entry))).rows[0].kind is kind


@pytest.mark.parametrize(
    ("old", "new", "fault", "position"),
    [
        (b"D72000,", b"D7200O,", Fault.BAD_AMOUNT, 5),
        (b"D72000,", b"D72.000,00", Fault.BAD_AMOUNT, 5),
        (b"D72000,", b"D72,000.00", Fault.BAD_AMOUNT, 5),
        (b"D72000,", b"72000,", Fault.BAD_AMOUNT, 5),
        (b"D72000,", b"D" + b"9" * 19 + b",", Fault.BAD_AMOUNT, 5),
        (b":61:260802", b":61:261302", Fault.BAD_DAY, 5),
        (b":60F:C260801IDR", b":60F:X260801IDR", Fault.BAD_AMOUNT, 4),
        (b":60F:C260801IDR", b":60F:C260899IDR", Fault.BAD_DAY, 4),
        (b"IDR5940000,\r\n:64", b"IDR5.940.000,\r\n:64", Fault.BAD_AMOUNT, 15),
    ],
)
def test_a_damaged_value_is_refused_with_its_line(
    old: bytes, new: bytes, fault: Fault, position: int
) -> None:
    data = write_mt940(august())
    assert old in data
    assert fault_of(data.replace(old, new)) == (fault, position)


def test_a_message_that_was_cut_off_is_refused() -> None:
    data = write_mt940(august())
    assert fault_of(data[: data.index(b":62F:")]) == (Fault.DAMAGED, 14)
    assert fault_of(data[: data.index(b":61:260825")]) == (Fault.DAMAGED, 10)


def test_nothing_of_a_damaged_file_is_logged(
    caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    fault_of(write_mt940(august()).replace(b":61:260802", b":61:261302"))
    assert caplog.text == ""
    assert capsys.readouterr() == ("", "")


def test_a_file_is_never_taken_for_a_path() -> None:
    assert not READER.matches(PlainText(__file__))


def test_a_message_without_rows_says_so() -> None:
    assert fault_of(write_mt940(replace(august(), entries=())))[0] is Fault.NO_ROWS
