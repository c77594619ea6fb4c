"""Consents, requests, exports and the access log in the data export."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from server.core.data_export import Exported, Table
from server.core.text.i18n import Message, _
from server.privacy import access_log, consents, data_requests, export_requests

CONSENTS: Final = ("purpose", "state", "how", "text_version", "changed_at")
REQUESTS: Final = (
    *("id", "kind", "text", "state", "created_at", "due_at"),
    *("answered_at", "outcome", "answer"),
)
EXPORTS: Final = ("id", "state", "progress", "size", "created_at", "finished_at", "expires_at")
ACCESS_FIELDS: Final = ("id", "at", "operator", "role", "reason", "rows")


def export(owner_id: str) -> Exported:
    """The consents, requests and earlier archives of the owner, and who looked at the ledger."""
    agreed = _("Your and your parent's consents, and the messages you chose to receive.")
    asked = _("What you asked about your data, and what we answered.")
    archives = _("The data archives you asked for.")
    accesses = _("Who viewed your transactions, and why.")
    return Exported(
        tables=[
            _table("consents", agreed, CONSENTS, consents.list_consents(owner_id)),
            _table(
                "data_requests", asked, REQUESTS, data_requests.list_requests(owner_id, most=None)
            ),
            _table("exports", archives, EXPORTS, export_requests.list_exports(owner_id, most=None)),
            _table(
                "access_log", accesses, ACCESS_FIELDS, access_log.list_accesses(owner_id, most=None)
            ),
        ]
    )


def _table(
    name: str, about: Message, columns: Sequence[str], listed: Sequence[Mapping[str, Any]]
) -> Table:
    return Table.of(name, about, columns, [[entry[key] for key in columns] for entry in listed])
