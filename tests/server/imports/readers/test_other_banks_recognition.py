"""Each reader recognises its own layout alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from server.imports.statements.document import Document
from server.imports.statements.readers import (
    bni_direct_sheet,
    bni_wondr_pdf,
    bri_csv,
    bri_pdf,
    cimb_octo_pdf,
    jago_pdf,
    jenius_pdf,
    seabank_pdf,
)
from tests.support.bank_files import bni_files, bri_files, cimb_files, jago_files, seabank_files
from tests.support.bank_files.bank_ledger import august
from tests.support.bank_files.jenius_files import Section, lay_out_jenius
from tests.support.bank_files.opened import open_table
from tests.support.bank_files.page_words import as_pages

MODULES = (
    *(bni_direct_sheet, bni_wondr_pdf, bri_csv, bri_pdf, cimb_octo_pdf, jago_pdf, jenius_pdf),
    seabank_pdf,
)
POCKETS = [("Kantong Utama", august())]


DOCUMENTS: dict[str, Callable[[], Document]] = {
    "bri-finansial-pdf": lambda: as_pages(bri_files.lay_out_bri_pdf(august())),
    "bri-brimo-csv": lambda: open_table(bri_files.write_bri_brimo(august())),
    "bri-mutasi-csv": lambda: open_table(bri_files.write_bri_short(august())),
    "bni-wondr-pdf": lambda: as_pages(bni_files.lay_out_bni_wondr(august())),
    "bni-direct-sheet": lambda: open_table(bni_files.write_bni_direct_xls(august())),
    "jago-pdf": lambda: as_pages(jago_files.lay_out_jago(POCKETS)),
    "seabank-pdf": lambda: as_pages(seabank_files.lay_out_seabank(august())),
    "cimb-octo-pdf": lambda: as_pages(cimb_files.lay_out_cimb_octo(august())),
    "jenius-pdf": lambda: as_pages(lay_out_jenius([Section("Jenius Active", august())])),
}


@pytest.mark.parametrize("layout", DOCUMENTS)
def test_one_reader_recognises_a_file(layout: str) -> None:
    document = DOCUMENTS[layout]()
    readers = [reader for module in MODULES for reader in module.READERS]
    assert [reader.layout for reader in readers if reader.matches(document)] == [layout]


@pytest.mark.parametrize("issuer", ["Bank Central Asia", "Bank Mandiri", "SeaBank", "CIMB OCTO"])
def test_the_holder_may_be_called_like_a_bank(issuer: str) -> None:
    """The name stands in the heading, where the names of issuers are looked for."""
    ledger = replace(august(), holder=f"PT {issuer}")
    document = as_pages(bni_files.lay_out_bni_wondr(ledger))
    readers = [reader for module in MODULES for reader in module.READERS]
    assert [reader.layout for reader in readers if reader.matches(document)] == ["bni-wondr-pdf"]
