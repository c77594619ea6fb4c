"""The owner's copy of their rules; they are erased with their book."""

from dataclasses import fields
from typing import Final

from server.core.calendar.clock import to_text
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.rules import queries
from server.rules.engine import Rule

COLUMNS: Final = tuple(field.name for field in fields(Rule))


def export(owner_id: str) -> Exported:
    """Every rule of the owner in its order."""
    rows: list[Row] = [
        tuple(to_text(getattr(rule, name)) for name in COLUMNS)
        for rule in queries.list_rules(owner_id)
    ]
    about = _("Your rules, in the order in which they are tried.")
    return Exported(tables=[Table.of("rules", about, COLUMNS, rows)])
