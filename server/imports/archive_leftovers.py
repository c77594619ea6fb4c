"""What stayed when the import of a whole ledger was undone, by names for people."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from server.core.data_restore import Restored
from server.core.text.i18n import Message, _, translate
from server.imports.archive_origins import ENTRIES
from server.imports.viewer import ImportViewer
from server.transactions.imported_entries import LedgerEntry, find_entries

Item = dict[str, Any]
MOST_NAMED: Final = 20
KINDS: Final[Mapping[str, Message]] = {
    "goals": _("A goal"),
    "goal_contributions": _("A contribution"),
    "budgets": _("A budget"),
    "allocations": _("A split of your income"),
    "investment_plans": _("An investment plan"),
    "reminders": _("A reminder"),
    "rules": _("A rule"),
    "debts": _("A debt"),
    "series_answers": _("An answer to a suggestion"),
    "category_order": _("The order of your categories"),
}


def pick_leftovers(kept: Sequence[Restored]) -> list[Item]:
    """Some of what stayed, by kind and id."""
    return [{"kind": one.kind, "id": one.id} for one in kept[:MOST_NAMED]]


def name_leftovers(viewer: ImportViewer, imports: Iterable[Item]) -> dict[str, list[str]]:
    """The names of what stayed of imports that were undone; one query."""
    kept = {one["id"]: (one["contents"] or {}).get("kept", ()) for one in imports}
    ids = [each["id"] for listed in kept.values() for each in listed if each["kind"] == ENTRIES]
    entries = find_entries(viewer.owner_id, ids) if ids else {}
    return {
        id_: [name for each in listed if (name := _name(viewer, each, entries))]
        for id_, listed in kept.items()
        if listed
    }


def _name(viewer: ImportViewer, kept: Item, entries: Mapping[str, LedgerEntry]) -> str | None:
    language, id_ = viewer.book.language, kept["id"]
    if kept["kind"] == ENTRIES:
        entry = entries.get(id_)
        return (entry.detail or viewer.book.shown(entry.category_id).label) if entry else None
    if kept["kind"] == "wallets":
        wallet = viewer.wallets.get(id_)
        return wallet.label(language) if wallet else None
    if kept["kind"] == "categories":
        category = viewer.book.get(id_)
        return category.label if category else None
    return translate(KINDS[kept["kind"]], language)
