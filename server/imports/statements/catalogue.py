"""All layouts that are known, in the order in which they are tried."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from server.imports.statements.document import Document, Pages, PlainText, Table, UnreadFile
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
from server.imports.statements.statement import Fault, Note, Statement, Unreadable

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
    """The statements of all tables and pages that a reader recognises, or of a text; None if none.

    A workbook may have a sheet for each account, and an archive the files of several banks. Of
    several PDFs those that cannot be read are left out, which the statements of the others note.
    """
    statements: list[Statement] = []
    faults = [Unreadable(Fault(one.fault)) for one in documents if isinstance(one, UnreadFile)]
    is_alone = sum(isinstance(one, Pages | UnreadFile) for one in documents) <= 1
    for reader in readers:
        recognised = [document for document in documents if reader.matches(document)]
        for document in recognised:
            try:
                statements += reader.read(document, today)
            except Unreadable as error:
                if is_alone or not isinstance(document, Pages):
                    raise
                faults.append(error)
        documents = _without(documents, recognised)
        if recognised and isinstance(recognised[0], PlainText):
            break
    if not statements and faults and not any(isinstance(one, Table) for one in documents):
        raise faults[0]
    if statements and (faults or any(isinstance(one, Pages) for one in documents)):
        return [replace(one, notes=one.notes | {Note.OTHER_FILES}) for one in statements]
    return statements or None


def _without(documents: Sequence[Document], recognised: Sequence[Document]) -> Sequence[Document]:
    """What is left for other readers; a text is there twice: cut into a table, and as it is."""
    if not recognised:
        return documents
    return [
        document
        for document in documents
        if isinstance(document, Table | Pages) and not any(document is one for one in recognised)
    ]
