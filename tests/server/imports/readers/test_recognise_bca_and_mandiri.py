"""Each file of BCA and Mandiri is taken by one reader of all, whatever its texts say."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

import pytest

from server.imports.statements import readers
from server.imports.statements.open_document import open_document
from server.imports.statements.reader import Reader
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.bca_files import (
    write_bca_business,
    write_bca_english,
    write_bca_individual,
    write_bca_preview,
)
from tests.support.bank_files.bca_pdf_file import write_bca_pdf
from tests.support.bank_files.card_files import write_bca_card, write_mandiri_card
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.mandiri_kopra_files import (
    write_kopra_csv,
    write_kopra_old_csv,
    write_kopra_pdf,
)
from tests.support.bank_files.mandiri_livin_files import (
    write_livin_csv,
    write_livin_pdf,
    write_livin_xlsx,
)
from tests.support.bank_files.mandiri_savings_file import write_savings_pdf

ALL_READERS = [
    reader
    for module in iter_modules(readers.__path__, f"{readers.__name__}.")
    for reader in getattr(import_module(module.name), "READERS", ())
]
WRITERS: dict[str, Callable[[BankLedger], bytes]] = {
    "bca-klikbca-csv": write_bca_individual,
    "bca-klikbca-english-csv": write_bca_english,
    "bca-bisnis-csv": write_bca_business,
    "bca-bisnis-preview": write_bca_preview,
    "bca-estatement-pdf": write_bca_pdf,
    "mandiri-livin-pdf": write_livin_pdf,
    "mandiri-livin-sheet": write_livin_xlsx,
    "mandiri-savings-pdf": write_savings_pdf,
    "mandiri-kopra-old-csv": write_kopra_old_csv,
    "mandiri-kopra-csv": write_kopra_csv,
    "mandiri-kopra-pdf": write_kopra_pdf,
    "bca-card-pdf": write_bca_card,
    "mandiri-card-pdf": write_mandiri_card,
}
MISLEADING = (
    "LAPORAN TRANSAKSI FINANSIAL BRI BRITAMA",
    "Laporan Mutasi Rekening wondr by BNI",
    "REKENING TAHAPAN BCA KlikBCA",
    "e-Statement Tabungan Mandiri Livin",
    "PT Bank Jago Tbk RINGKASAN REKENING SEABANK",
)


def layouts_that_match(content: bytes) -> list[str]:
    return [
        reader.layout
        for document in open_document(content)
        for reader in ALL_READERS
        if isinstance(reader, Reader) and reader.matches(document)
    ]


@pytest.mark.parametrize("layout", WRITERS)
def test_one_reader_takes_the_file(layout: str) -> None:
    ledger = with_texts(august(), MISLEADING)
    assert layouts_that_match(WRITERS[layout](ledger)) == [layout]


def test_the_text_that_a_sheet_was_saved_as_is_taken_as_the_sheet() -> None:
    assert layouts_that_match(write_livin_csv(august())) == ["mandiri-livin-sheet"]
