"""Files that hold more than one table: all of them are imports, or are said to be left out."""

from tests.support.bank_files.workbook_files import write_xlsx, write_zip
from tests.support.imports import august_day, bank_ledger, found, rows, send, write_file
from tests.support.people import SignedIn
from tests.support.wallets import Item, answered

HEADINGS = ["Tgl Bayar", "Untuk", "Nilai"]
JANUARY = [HEADINGS, ["02/01/2026", "KOPI", "-5.000"], ["03/01/2026", "PARKIR", "-6.000"]]
FEBRUARY = [HEADINGS, ["02/02/2026", "GAJI", "7.000"]]
MAPPING = {"day": 0, "text": 1, "amount": 2}


def mapped(person: SignedIn, content: bytes) -> list[Item]:
    """The drafts of a file of an unknown layout, once its columns are known."""
    (draft,) = send(person, content)["datas"]
    assert draft["state"] == "mapping"
    answered(person.put(f"/imports/{draft['id']}/mapping", json=MAPPING))
    first = found(person, draft["id"])
    listed = answered(person.get("/imports"))["datas"]
    return [first, *(one for one in listed if one["id"] != draft["id"])]


def test_each_sheet_of_one_layout_is_an_import(ayu: SignedIn) -> None:
    january, february = mapped(ayu, write_xlsx([*JANUARY], [*FEBRUARY]))

    assert [row["text"] for row in rows(ayu, january["id"])] == ["PARKIR", "KOPI"]
    assert [row["text"] for row in rows(ayu, february["id"])] == ["GAJI"]
    assert january["notes"] == february["notes"] == ["more_tables"]
    assert january["columns"]["guess"] == february["columns"]["guess"] == MAPPING

    other = {"day": 0, "text": 0, "amount": 2}
    answered(ayu.put(f"/imports/{february['id']}/mapping", json=other))
    assert [row["text"] for row in rows(ayu, february["id"])] == ["02/02/2026"]
    assert [row["text"] for row in rows(ayu, january["id"])] == ["PARKIR", "KOPI"]


def test_a_table_with_other_headings_is_said_to_be_left_out(ayu: SignedIn) -> None:
    other = [["Tanggal", "Keterangan", "Jumlah", "Toko"], ["04/01/2026", "BUKU", "9.000", "Contoh"]]

    (draft,) = mapped(ayu, write_xlsx([*JANUARY], [*other]))

    assert draft["notes"] == ["other_tables"]


def test_an_archive_may_have_the_files_of_several_banks(ayu: SignedIn) -> None:
    bca = write_file(bank_ledger([(august_day(2), -72_000, "TOKO CONTOH")]))
    spendee = b"""Date,Wallet,Type,Category name,Amount,Currency,Note
2026-08-03T10:00:00+07:00,Dompet,Expense,Food,-25000,IDR,Kopi
"""
    drafts = send(ayu, write_zip({"spendee.csv": spendee, "bca.csv": bca}))["datas"]

    assert {draft["layout_name"] for draft in drafts} == {"BCA, KlikBCA Bisnis", "Spendee"}
