import csv
import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.columns import ColumnMapping
from server.imports.statements.document import Cell, Table
from server.imports.statements.generic_table import read_table
from server.imports.statements.proof import ProofState, prove
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    Statement,
    Unreadable,
)
from server.imports.statements.unknown_table import describe_table
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.generic_files import (
    Sides,
    TableOptions,
    serial,
    table_rows,
    write_html_table,
    write_table,
)
from tests.support.bank_files.random_ledgers import random_ledgers
from tests.support.bank_files.workbook_files import write_xlsx
from tests.support.unknown_tables import describe, open_table, read

EN, ID, PLAIN = NumberStyle.ENGLISH, NumberStyle.INDONESIAN, NumberStyle.PLAIN
HARD_TEXTS = (
    "WARUNG, CONTOH",
    'TOKO "JAYA"; CABANG',
    "Pembayaran QR\nke WARUNG",
    "a|b\tc",
    "Kafé ’Sari’",
    "- 1.000,00",
    "02/08/2026",
)


def read_lines(*lines: str, style: NumberStyle | None = None) -> Statement:
    return read("\n".join(lines).encode(), style)


def fault_of(*lines: str) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as refused:
        read_lines(*lines)
    return refused.value.fault, refused.value.position


def entries(statement: Statement) -> list[tuple[dt.date, int, str]]:
    return [(row.day, row.amount, row.text) for row in statement.rows]


def entries_of(ledger: BankLedger) -> list[tuple[dt.date, int, str]]:
    return [(entry.day, entry.amount, " ".join(entry.text.split())) for entry in ledger.entries]


def with_hard_texts(ledger: BankLedger) -> BankLedger:
    texts = (HARD_TEXTS[index % len(HARD_TEXTS)] for index in range(len(ledger.entries)))
    return replace(
        ledger,
        entries=tuple(
            replace(entry, text=f"{entry.text} {text}")
            for entry, text in zip(ledger.entries, texts, strict=True)
        ),
    )


@pytest.mark.parametrize(
    "data",
    [
        write_table(august(), TableOptions(header=False)),
        write_table(august(), TableOptions(header=False), delimiter=";"),
        write_table(august(), delimiter="\t", encoding="utf-16"),
        write_table(august(), TableOptions(style=EN, english=True), encoding="cp1252"),
        write_table(august(), TableOptions(titles=("Mutasi, Agustus, 2026",)), delimiter=";"),
        write_table(august(), TableOptions(day_format="serial", style=PLAIN)),
        write_html_table(august()),
        write_xlsx(table_rows(august())),
        write_xlsx(table_rows(august(), TableOptions(sides=Sides.COLUMNS, zero="-"))),
    ],
    ids=[
        "headerless",
        "headerless, semicolons",
        "UTF-16 and tabs",
        "Windows-1252",
        "title with commas",
        "serial days",
        "HTML",
        "texts in a sheet",
        "two columns in a sheet",
    ],
)
def test_tables_of_all_kinds_give_the_same_statement(data: bytes) -> None:
    statement = read(data)
    assert entries(statement) == entries_of(august())
    assert [row.balance for row in statement.rows] == august().balances
    assert statement.balance_step is BalanceStep.ROW
    assert prove(statement).state is ProofState.MATCHES


def test_numbers_and_days_of_sheets_need_no_style() -> None:
    rows: list[list[str | int | float | dt.date | None]] = [["Tanggal", "Uraian", "Jumlah"]]
    for entry in august().entries:
        rows.append([entry.day, entry.text, entry.amount / 100])
    assert entries(read(write_xlsx(rows))) == entries_of(august())
    for row, entry in zip(rows[1:], august().entries, strict=True):
        row[0] = serial(entry.day)
    assert entries(read(write_xlsx(rows))) == entries_of(august())


options = st.builds(
    TableOptions,
    style=st.sampled_from(NumberStyle),
    sides=st.sampled_from(Sides),
    english=st.booleans(),
    day_format=st.sampled_from(["%d/%m/%Y", "%Y-%m-%d", "%d-%m-%y", "%d %b %Y", "serial"]),
    marks=st.sampled_from([("D", "K"), ("DB", "CR"), ("Debit", "Kredit"), ("K", "M"), ("D", "")]),
    zero=st.sampled_from(["", "0", "-"]),
    newest_first=st.booleans(),
    totals=st.booleans(),
    titles=st.sampled_from([(), ("Mutasi rekening, Agustus; 2026", "Nama: BUDI, CONTOH")]),
)


@given(
    ledger=random_ledgers(),
    chosen=options,
    delimiter=st.sampled_from(",;\t|"),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"]),
    quoting=st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
)
def test_any_ledger_is_read_as_it_was_written(
    ledger: BankLedger, chosen: TableOptions, delimiter: str, encoding: str, quoting: int
) -> None:
    ledger = with_hard_texts(ledger)
    if not (ledger.money_in and ledger.money_out):
        chosen = replace(chosen, marks=("D", "K"))  # K alone would be kredit, not keluar
    data = write_table(ledger, chosen, delimiter=delimiter, encoding=encoding, quoting=quoting)
    statement = read(data)
    assert sorted(entries(statement)) == sorted(entries_of(ledger))
    if not chosen.newest_first:
        assert entries(statement) == entries_of(ledger)
    assert prove(statement).state is not ProofState.BREAKS
    if chosen.totals:
        assert (statement.totals.opening, statement.totals.closing) == (
            ledger.opening,
            ledger.closing,
        )


@given(
    ledger=random_ledgers(min_entries=6),
    style=st.sampled_from(NumberStyle),
    sides=st.sampled_from(Sides),
    delimiter=st.sampled_from(",;\t|"),
)
def test_a_ledger_without_headings_is_read_by_its_numbers(
    ledger: BankLedger, style: NumberStyle, sides: Sides, delimiter: str
) -> None:
    bare = TableOptions(style=style, sides=sides, header=False)
    statement = read(write_table(ledger, bare, delimiter=delimiter))
    assert entries(statement) == entries_of(ledger)
    assert prove(statement).state is ProofState.MATCHES


def test_a_style_that_cannot_be_told_is_left_to_the_person() -> None:
    lines = ("Tanggal;Keterangan;Jumlah", "02/08/2026;a;1.000", "03/08/2026;b;2,500")
    assert describe("\n".join(lines).encode()).number_style is None
    assert fault_of(*lines) == (Fault.BAD_AMOUNT, 3)
    with pytest.raises(Unreadable) as refused:
        read_lines(*lines, style=ID)
    assert (refused.value.fault, refused.value.position) == (Fault.BAD_AMOUNT, 3)


def test_a_mapping_of_the_person_is_followed() -> None:
    data = b"Tanggal;A;B;C\n02/08/2026;x;1.000;y\n03/08/2026;x;-2.000;z"
    statement = read_table(open_table(data), ColumnMapping(day=0, text=3, amount=2))
    assert [(row.amount, row.text) for row in statement.rows] == [(100000, "y"), (-200000, "z")]


def test_marks_may_stand_behind_the_amounts() -> None:
    statement = read_lines(
        "Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo",
        '02/08/2026,a,0000,"287,490.00 DB","1,712,510.00"',
        '03/08/2026,b,0000,"377,201.00 CR","2,089,711.00"',
    )
    assert [row.amount for row in statement.rows] == [-28749000, 37720100]
    assert prove(statement).state is ProofState.MATCHES


def test_a_minus_beside_the_mark_of_money_out_says_the_same() -> None:
    repeated = ("Tanggal,Keterangan,Jumlah,D/K", "02/08/2026,a,-5,D", "03/08/2026,b,7,K")
    assert [row.amount for row in read_lines(*repeated).rows] == [-500, 700]
    reversal = (*repeated, "04/08/2026,c,9,D")
    assert [row.amount for row in read_lines(*reversal).rows] == [500, 700, -900]


def test_an_unknown_mark_is_refused_with_its_row() -> None:
    lines = ["Tanggal,Keterangan,Jumlah,Jenis", "02/08/2026,a,5,D", "03/08/2026,b,7,X"]
    mapping = ColumnMapping(day=0, text=1, amount=2, sign=3)
    with pytest.raises(Unreadable) as refused:
        read_table(open_table("\n".join(lines).encode()), mapping)
    assert (refused.value.fault, refused.value.position) == (Fault.BAD_AMOUNT, 3)


def test_money_on_both_sides_is_refused_with_its_row() -> None:
    header = "Tanggal,Keterangan,Debet,Kredit"
    assert fault_of(header, "02/08/2026,a,5,0", "03/08/2026,b,7,8") == (Fault.BOTH_SIDES, 3)


def test_a_row_with_an_amount_and_no_day_is_not_lost() -> None:
    header, first, last = "Tanggal,Keterangan,Jumlah", "02/08/2026,a,5", "04/08/2026,c,9"
    assert fault_of(header, first, "31/02/2026,b,7", last) == (Fault.BAD_DAY, 3)
    assert fault_of(header, first, ",b,7", last) == (Fault.BAD_DAY, 3)
    assert fault_of(header, first, last, "31/02/2026,b,7") == (Fault.BAD_DAY, 4)


def test_titles_sums_and_repeated_headings_are_passed_over() -> None:
    statement = read_lines(
        "Laporan,2026",
        "Tanggal,Keterangan,Jumlah",
        ",Saldo awal bulan lalu,100",
        "02/08/2026,a,5",
        "Halaman 2,,",
        "Tanggal,Keterangan,Jumlah",
        "",
        "03/08/2026,b,7",
        "03/08/2026,tanpa nilai,0",
        "Total,,12",
    )
    assert [(row.text, row.position) for row in statement.rows] == [("a", 4), ("b", 8)]


@pytest.mark.parametrize("status", ["Pending", "GAGAL", "Failed", "Dibatalkan", "Diproses"])
def test_rows_that_are_not_finished_are_left_out(status: str) -> None:
    statement = read_lines(
        "Tanggal,Keterangan,Jumlah,Status",
        "02/08/2026,a,5,Berhasil",
        f"03/08/2026,b,7,{status}",
    )
    assert [row.text for row in statement.rows] == ["a"]
    assert statement.notes == {Note.UNFINISHED}


def test_a_row_that_is_pending_in_place_of_a_day_is_left_out_with_a_word() -> None:
    statement = read_lines("Tanggal,Keterangan,Jumlah", "02/08/2026,a,5", "PEND,b,7")
    assert len(statement.rows) == 1
    assert Note.UNFINISHED in statement.notes


def test_sen_are_told() -> None:
    lines = ("Tanggal,Keterangan,Jumlah", "02/08/2026,bunga,5.25")
    assert read_lines(*lines).notes == {Note.ROUNDED}


def test_days_with_the_month_first_are_found_by_the_whole_file() -> None:
    statement = read_lines("Date,Payee,Amount", "08/02/2026,a,5", "08/25/2026,b,7")
    assert [row.day for row in statement.rows] == [dt.date(2026, 8, 2), dt.date(2026, 8, 25)]


def test_times_are_taken_from_the_day_or_their_own_column() -> None:
    (row,) = read_lines("Date,Payee,Amount", "02/08/2026 17:40:21,a,5").rows
    assert row.time == dt.time(17, 40, 21)
    (row,) = read_lines("Tanggal,Jam,Keterangan,Jumlah", "02/08/2026,18.01,a,5").rows
    assert row.time == dt.time(18, 1)


def test_of_the_account_the_last_four_digits_are_taken() -> None:
    data = write_table(august(), TableOptions(titles=("No. rekening : 0000012345",)))
    assert read(data).account_tail == "2345"
    assert read(write_table(august())).account_tail == ""


def test_twin_rows_stay() -> None:
    twin = "02/08/2026,QRIS,-5000"
    assert len(read_lines("Tanggal,Keterangan,Jumlah", twin, twin).rows) == 2


MUTATED = august()


def mutate(change: str) -> Statement:
    """The statement of a file in which somebody changed one thing."""
    rows = table_rows(MUTATED, TableOptions(totals=True))
    match change:
        case "dropped row":
            del rows[2]
        case "doubled row":
            rows.insert(2, rows[2])
        case "digit of an amount":
            rows[2][2] = rows[2][2].replace("5", "6")
        case "digit of a balance":
            rows[2][3] = rows[2][3].replace("9", "8")
        case "swapped sign":
            rows[2][2] = f"-{rows[2][2]}"
        case "dropped last row":
            del rows[5]
    return read("\r\n".join(";".join(row) for row in rows).encode())


@pytest.mark.parametrize(
    ("change", "row"),
    [
        ("dropped row", 1),
        ("doubled row", 2),
        ("digit of an amount", 1),
        ("digit of a balance", 1),
        ("swapped sign", 1),
        ("dropped last row", None),
    ],
)
def test_a_changed_file_is_noticed_at_its_first_wrong_row(change: str, row: int | None) -> None:
    proof = prove(mutate(change))
    assert [found.row for found in proof.breaks] == [row]


def test_tables_of_any_cells_are_read_or_refused() -> None:
    cells: list[Cell] = [None, "", "02/08/2026", "x", 1, 2.5, float("nan"), dt.date(2026, 8, 2)]

    @given(st.lists(st.lists(st.sampled_from(cells), max_size=4), max_size=6))
    def check(rows: list[list[Cell]]) -> None:
        table = Table(tuple(map(tuple, rows)))
        described = describe_table(table)
        if described is None or not described.guess.is_complete:
            return
        try:
            read_table(table, described.guess)
        except Unreadable:
            return

    check()
