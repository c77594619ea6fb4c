"""The owner's copy of their imports; the entries are among the transactions."""

from typing import Final

from server.core.calendar.clock import to_text
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.imports import queries
from server.imports.file_names import find_names

COLUMNS: Final = (
    "id",
    "state",
    "layout",
    "issuer",
    "account_tail",
    "start",
    "end",
    "row_count",
    "saved",
    "transfers",
    "proof",
    "wallet_id",
    "created_at",
    "applied_at",
    "file_name",
)


def export(owner_id: str) -> Exported:
    """Every import of the owner, the newest first."""
    imports = queries.list_imports(owner_id)
    names = find_names(owner_id, (one["id"] for one in imports))
    rows: list[Row] = [
        tuple(to_text({**one, "file_name": names.get(one["id"])}[name]) for name in COLUMNS)
        for one in imports
    ]
    about = _("The statements that you imported; their files and texts are not kept.")
    return Exported(tables=[Table.of("imports", about, COLUMNS, rows)])
