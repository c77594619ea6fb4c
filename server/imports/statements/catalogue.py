"""All layouts that are known, in the order in which they are tried."""

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final

from server.imports.statements.document import Document, Table
from server.imports.statements.reader import Reader
from server.imports.statements.readers import (
    actual_budget,
    bca_card_pdf,
    bca_csv,
    bca_pdf,
    bca_preview,
    bni_direct_sheet,
    bni_wondr_pdf,
    bri_csv,
    bri_pdf,
    budgetbakers_wallet,
    camt053,
    cashew,
    cimb_octo_pdf,
    ezbookkeeping,
    firefly,
    jago_pdf,
    jenius_pdf,
    mandiri_card_pdf,
    mandiri_kopra_csv,
    mandiri_kopra_pdf,
    mandiri_livin_pdf,
    mandiri_livin_sheet,
    mandiri_savings_pdf,
    money_manager,
    ofx,
    qif,
    seabank_pdf,
    spendee,
    swift_mt940,
    ynab,
)
from server.imports.statements.statement import Statement

READERS: Final[tuple[Reader[Any], ...]] = (
    *bca_csv.READERS,
    *bca_pdf.READERS,
    *bca_card_pdf.READERS,
    *bca_preview.READERS,
    *bni_direct_sheet.READERS,
    *bni_wondr_pdf.READERS,
    *bri_csv.READERS,
    *bri_pdf.READERS,
    *cimb_octo_pdf.READERS,
    *jago_pdf.READERS,
    *jenius_pdf.READERS,
    *mandiri_kopra_csv.READERS,
    *mandiri_kopra_pdf.READERS,
    *mandiri_livin_pdf.READERS,
    *mandiri_livin_sheet.READERS,
    *mandiri_savings_pdf.READERS,
    *mandiri_card_pdf.READERS,
    *seabank_pdf.READERS,
    *ofx.READERS,
    *camt053.READERS,
    *swift_mt940.READERS,
    *qif.READERS,
    *actual_budget.READERS,
    *budgetbakers_wallet.READERS,
    *cashew.READERS,
    *ezbookkeeping.READERS,
    *firefly.READERS,
    *money_manager.READERS,
    *spendee.READERS,
    *ynab.READERS,
)


def read_known_layout(
    documents: Sequence[Document], today: dt.date, readers: Sequence[Reader[Any]] = READERS
) -> list[Statement] | None:
    """The statements of all tables that a reader recognises, or of a text; None if none does.

    A workbook may have a sheet for each account, and an archive the files of several banks.
    """
    statements: list[Statement] = []
    for reader in readers:
        recognised = [document for document in documents if reader.matches(document)]
        for document in recognised:
            statements += reader.read(document, today)
        if recognised:
            # A text is there twice: cut into a table, and as it is.
            documents = [
                document
                for document in documents
                if isinstance(document, Table) and not any(document is one for one in recognised)
            ]
        if recognised and not isinstance(recognised[0], Table):
            break
    return statements or None
