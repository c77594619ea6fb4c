"""A draft has the name of its file, shown as text, until it ends."""

import pytest
from flask import Flask

from server.imports.file_names import clean_name
from server.imports.models import LONGEST_FILE_NAME
from tests.support.bank_files.workbook_files import encrypt_xlsx, write_xlsx, write_zip
from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    found,
    post_file,
    write_file,
)
from tests.support.ledger import row_count
from tests.support.people import SignedIn
from tests.support.privacy import table_in, take_export
from tests.support.wallets import Item, answered

pytestmark = pytest.mark.both_databases

FILE = write_file(bank_ledger([(august_day(14), -25_500, "WARUNG CONTOH")]))
NAME = "mutasi 0000012345 agustus.csv"


def named(person: SignedIn, content: bytes, filename: str) -> list[Item]:
    """The drafts of a file with a name."""
    drafts: list[Item] = answered(post_file(person, content, filename=filename), 201)["datas"]
    return drafts


@pytest.mark.parametrize(
    ("content", "state"),
    [
        (FILE, "review"),
        (b"Hello, this is a letter.", "failed"),
        (b"Tgl Bayar;Untuk;Nilai\n14/08/2026;KOPI;-5\n", "mapping"),
        (encrypt_xlsx(write_xlsx([["Tanggal"]]), "01021990"), "locked"),
    ],
)
def test_a_draft_has_the_name_of_its_file(ayu: SignedIn, content: bytes, state: str) -> None:
    (draft,) = named(ayu, content, NAME)

    assert (draft["state"], draft["file_name"]) == (state, NAME)
    assert answered(ayu.get("/imports"))["datas"][0]["file_name"] == NAME


def test_all_drafts_of_a_file_have_its_name(ayu: SignedIn) -> None:
    spendee = b"""Date,Wallet,Type,Category name,Amount,Currency,Note
2026-08-03T10:00:00+07:00,Dompet,Expense,Food,-25000,IDR,Kopi
"""
    drafts = named(ayu, write_zip({"spendee.csv": spendee, "bca.csv": FILE}), "semua.zip")

    assert [draft["file_name"] for draft in drafts] == ["semua.zip", "semua.zip"]


def test_pasted_text_has_no_name(ayu: SignedIn) -> None:
    form = {"text": FILE.decode()}
    sent = ayu.post("/imports", data=form, content_type="multipart/form-data")

    assert answered(sent, 201)["datas"][0]["file_name"] is None


def test_the_name_goes_with_the_draft(app: Flask, ayu: SignedIn) -> None:
    (draft,) = named(ayu, FILE, NAME)
    (other,) = named(ayu, b"Hello, this is a letter.", "surat.txt")

    apply(ayu, draft["id"])
    assert found(ayu, draft["id"])["file_name"] is None
    assert row_count(app, "import_names") == 1
    answered(ayu.delete(f"/imports/{other['id']}"))
    assert row_count(app, "import_names") == 0


def test_the_name_is_in_the_copy_of_ones_data(app: Flask, ayu: SignedIn) -> None:
    named(ayu, FILE, NAME)

    (row,) = table_in(take_export(app, ayu), "imports")

    assert row["file_name"] == NAME


def test_folders_and_hidden_characters_are_no_part_of_a_name() -> None:
    assert clean_name("C:\\Users\\Ayu\\mutasi.csv") == "mutasi.csv"
    assert clean_name("../../etc/passwd") == "passwd"
    assert clean_name("mutasi\0\r\n agustus\t.csv") == "mutasi agustus .csv"
    assert clean_name("fdp.\u202egnp.exe") == "fdp.gnp.exe"
    assert clean_name("\ud800a\u200bb.csv") == "ab.csv"
    assert clean_name("") == clean_name("/") == clean_name(" \u2066 ") == ""


def test_a_long_name_keeps_its_ending() -> None:
    name = clean_name("a" * 300 + ".pdf")

    assert len(name) == LONGEST_FILE_NAME
    assert name.endswith("a…" + ".pdf")
    assert len(clean_name("a." + "b" * 300)) == LONGEST_FILE_NAME
