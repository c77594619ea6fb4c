"""The PDFs of banks in a ZIP are read like single ones; any other ZIP says what to do."""

import io
import zipfile

import pytest

from server.imports.statements.limits import MOST_PAGES
from tests.support.bank_files.bca_pdf_file import write_bca_pdf
from tests.support.bank_files.jago_files import write_jago
from tests.support.bank_files.pdf_writer import Text, encrypt_pdf, write_pdf
from tests.support.bank_files.workbook_files import write_xlsx, write_zip
from tests.support.imports import august_day, bank_ledger, draft_of, send, write_file
from tests.support.people import SignedIn
from tests.support.wallets import Item, answered

pytestmark = pytest.mark.both_databases

PASSWORD = "01021990"
LEDGER = bank_ledger([(august_day(14), -25_500, "WARUNG CONTOH")])
BCA = write_bca_pdf(LEDGER)
JAGO = write_jago([("Kantong Utama", bank_ledger([(august_day(3), 90_000, "GAJI CONTOH")]))])
SCAN = write_pdf([[]])
LETTER = write_pdf([[Text("Terima kasih telah menjadi nasabah kami sejak lama.", 40, 100)]])


def drafts_of(person: SignedIn, **members: bytes) -> list[Item]:
    """The drafts of a ZIP with these PDFs."""
    packed = write_zip({f"{name}.pdf": content for name, content in members.items()})
    drafts: list[Item] = send(person, packed)["datas"]
    return drafts


def sentence_of(person: SignedIn, content: bytes) -> str:
    """Why a file cannot be read."""
    fault = draft_of(person, content)["fault"]
    return f"{fault['code']}: {fault['message']}"


def test_each_pdf_is_an_import(ayu: SignedIn) -> None:
    drafts = drafts_of(ayu, agustus=BCA, jago=JAGO)

    assert {one["issuer"] for one in drafts} == {"BCA", "Jago"}
    assert [(one["state"], one["row_count"], one["notes"]) for one in drafts] == [
        ("review", 1, []),
        ("review", 1, []),
    ]


def test_tables_and_pdfs_come_together(ayu: SignedIn) -> None:
    other = bank_ledger([(august_day(2), -72_000, "TOKO CONTOH")], account="0000054321")

    drafts = send(ayu, write_zip({"a.csv": write_file(other), "b.PDF": BCA}))["datas"]

    assert sorted(one["account_tail"] for one in drafts) == ["2345", "4321"]


def test_pdfs_that_cannot_be_read_are_said_to_be_left_out(ayu: SignedIn) -> None:
    for odd in (SCAN, LETTER, b"%PDF-1.7 and nothing else"):
        drafts = drafts_of(ayu, agustus=BCA, odd=odd)

        assert [one["notes"] for one in drafts] == [["other_files"]]
        answered(ayu.delete(f"/imports/{drafts[0]['id']}"))


def test_what_a_mac_adds_is_no_file(ayu: SignedIn) -> None:
    packed = write_zip({"a/bca.pdf": BCA, "__MACOSX/a/._bca.pdf": b"\0\5", ".hidden.csv": b"\0"})

    assert [one["notes"] for one in send(ayu, packed)["datas"]] == [[]]


def test_scans_alone_are_told_as_scans(ayu: SignedIn) -> None:
    assert draft_of(ayu, write_zip({"a.pdf": SCAN, "b.pdf": SCAN}))["fault"]["code"] == "no_text"


def test_letters_alone_have_no_table(ayu: SignedIn) -> None:
    draft = draft_of(ayu, write_zip({"a.pdf": LETTER, "b.pdf": LETTER}))

    assert (draft["fault"]["code"], draft["shape"]) == ("unknown_layout", "ready")


def test_one_password_opens_all_pdfs(ayu: SignedIn) -> None:
    (locked,) = drafts_of(ayu, a=encrypt_pdf(BCA, PASSWORD), b=encrypt_pdf(JAGO, PASSWORD))
    assert locked["state"] == "locked"

    opened = ayu.post(f"/imports/{locked['id']}/password", json={"password": PASSWORD})

    assert {one["issuer"] for one in answered(opened)["datas"]} == {"BCA", "Jago"}


def test_all_pdfs_together_have_no_more_pages_than_one_may(ayu: SignedIn) -> None:
    pages = [[Text("Terima kasih telah menjadi nasabah kami", 40, 100)]] * (MOST_PAGES // 2 + 1)
    many = write_pdf(pages)

    assert draft_of(ayu, write_zip({"a.pdf": many, "b.pdf": many}))["fault"]["code"] == "too_large"


@pytest.mark.parametrize(
    ("members", "sentence"),
    [
        (
            {"a.jpg": b"\xff\xd8", "b/c.HEIC": b"\0"},
            "zip_others: We found no statement in this ZIP, only HEIC, JPG files. Download",
        ),
        (
            {"a.xlsx": write_xlsx([["Tanggal"]]), "b.jpg": b"\xff"},
            "zip_unpack: Unpack this ZIP, then choose the statements in it. It has JPG, XLSX",
        ),
        (
            {"README": b"x", "evil.\u202ejpg": b"x"},
            "zip_others: We found no statement in this ZIP, only other files. Download",
        ),
        ({"[Content_Types].xml": b"<x/>", "word/document.xml": b"<w/>"}, "unknown_type: "),
        ({"__MACOSX/._a.jpg": b"\0"}, "empty: "),
    ],
)
def test_a_zip_without_statements_says_what_is_in_it(
    ayu: SignedIn, members: dict[str, bytes], sentence: str
) -> None:
    assert sentence_of(ayu, write_zip({**members})).startswith(sentence)


def test_the_types_in_a_zip_are_no_table_of_an_archive(ayu: SignedIn) -> None:
    assert draft_of(ayu, write_zip({"a.jpg": b"\xff"}))["fault"]["part"] is None


def test_a_zip_with_a_password_says_so(ayu: SignedIn) -> None:
    packed = bytearray(write_zip({"a.pdf": BCA}))
    # The bit of the directory that says that a member is encrypted.
    packed[packed.rindex(b"PK\x01\x02") + 8] |= 1
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert archive.infolist()[0].flag_bits & 1

    assert sentence_of(ayu, bytes(packed)).startswith("zip_locked: This ZIP has a password.")
