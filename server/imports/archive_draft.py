"""The draft of a whole ledger: an archive, compared with the account."""

from typing import Any

from server.categories import restoration as categories
from server.core.data_restore import Restoration, Restorer, restorers
from server.imports.archive_contents import count_new, count_present, describe_archive
from server.imports.archive_origins import ENTRIES, list_exact, list_known
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.statements.proof import ProofState
from server.imports.states import ImportState
from server.imports.viewer import ImportViewer
from server.transactions import restoration as entries
from server.wallets import restoration as wallets

Item = dict[str, Any]


def draft_archive(viewer: ImportViewer, archive: LedgerArchive) -> Item:
    """The values of a draft of a whole ledger, compared with the account."""
    contents = describe_archive(archive, match_archive(viewer, archive))
    days = [row["date"] for row in archive.tables[ENTRIES]]
    is_proved = bool(archive.exporter) and not contents["unproved"]
    return {
        "state": ImportState.REVIEW.value,
        "layout": archive.layout,
        "contents": contents,
        "start": min(days, default=None),
        "end": max(days, default=None),
        "row_count": len(days),
        "counts": {"new": count_new(contents), "existing": count_present(contents)},
        "proof": (ProofState.MATCHES if is_proved else ProofState.NONE).value,
    }


def match_archive(viewer: ImportViewer, archive: LedgerArchive) -> Restoration:
    """What of an archive is in the account; nothing is written."""
    restoration = Restoration(
        owner_id=viewer.owner_id,
        language=viewer.book.language,
        today=viewer.today,
        exporter=archive.exporter,
        tables=archive.tables,
        known=list_known(viewer.owner_id),
        exact=list_exact(viewer.owner_id),
    )
    for restorer in list_restorers():
        restorer.match(restoration)
    return restoration


def list_restorers() -> tuple[Restorer, ...]:
    """In the order in which they refer to each other; entries to everything, if only by ids."""
    return (categories.RESTORER, wallets.RESTORER, *restorers.all(), entries.RESTORER)
