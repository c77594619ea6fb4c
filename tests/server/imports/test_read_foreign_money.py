"""Tables of unknown layouts in another currency: nothing of it becomes rupiah."""

import datetime as dt

import pytest

from server.imports.statements.child import read_request
from server.imports.statements.columns import ColumnMapping
from server.imports.statements.exchange import ReadRequest
from server.imports.statements.generic_table import read_table
from server.imports.statements.statement import Fault, Note, Unreadable
from tests.support.unknown_tables import open_table, read

DAY = dt.date(2026, 9, 1)


def lines(*rows: str) -> bytes:
    return "\n".join(rows).encode()


def fault_of(data: bytes) -> Fault:
    with pytest.raises(Unreadable) as refused:
        read_request(ReadRequest(data, DAY))
    return refused.value.fault


@pytest.mark.parametrize("heading", ["Mata Uang", "Currency", "Ccy", "Valuta"])
def test_rows_in_another_currency_are_left_out(heading: str) -> None:
    statement = read(
        lines(
            f"Tanggal,Keterangan,{heading},Jumlah",
            "02/08/2026,kopi,IDR,-25000",
            '03/08/2026,hotel,USD,"-1,120.50"',
            "04/08/2026,gaji,Rp,5000000",
            "05/08/2026,parkir,,-2000",
        )
    )

    assert [row.text for row in statement.rows] == ["kopi", "gaji", "parkir"]
    assert statement.notes == {Note.FOREIGN_CURRENCY}


def test_a_table_without_rupiah_is_refused() -> None:
    data = lines("Tanggal,Keterangan,Mata Uang,Jumlah", "02/08/2026,a,USD,-5")
    mapping = ColumnMapping(day=0, text=1, amount=3)
    with pytest.raises(Unreadable) as refused:
        read_table(open_table(data), mapping)
    assert refused.value.fault is Fault.FOREIGN_CURRENCY


@pytest.mark.parametrize(
    "data",
    [
        lines("Date,Description,Amount (USD)", "2026-08-02,coffee,-4.50"),
        lines("Date,Description,Debit SGD,Credit SGD", "2026-08-02,coffee,4.50,"),
        lines("Currency : USD", "Date,Description,Amount", "2026-08-02,coffee,-4.50"),
        lines("Mata Uang;JPY", "Tanggal;Uraian;Jumlah", "02/08/2026;kopi;-450"),
    ],
)
def test_a_table_that_names_another_currency_is_refused_at_once(data: bytes) -> None:
    assert fault_of(data) is Fault.FOREIGN_CURRENCY


def test_a_column_in_another_currency_cannot_be_chosen() -> None:
    data = lines("Date,Description,Amount (USD),Amount (IDR)", "2026-08-02,a,-4.50,-75000")
    table = open_table(data)

    assert read_table(table, ColumnMapping(day=0, text=1, amount=3)).rows[0].amount == -7_500_000
    with pytest.raises(Unreadable) as refused:
        read_table(table, ColumnMapping(day=0, text=1, amount=2))
    assert refused.value.fault is Fault.FOREIGN_CURRENCY


def test_titles_in_rupiah_are_no_reason_to_refuse() -> None:
    data = lines("Mata Uang : IDR", "Tanggal,Uraian,Jumlah (IDR)", "02/08/2026,kopi,-25000")
    assert [row.amount for row in read(data).rows] == [-2_500_000]
