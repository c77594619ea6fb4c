"""The data export of debts; they are erased with their account."""

from typing import Final

from server.core.calendar.clock import to_text
from server.core.data_export import Exported, Table
from server.core.text.i18n import _
from server.debts import queries

COLUMNS: Final = (
    *("id", "name", "direction", "with_whom", "principal", "settled", "instalments"),
    *("first_due", "interest", "rate", "rate_period", "fee", "each", "counts", "wallet_id"),
    *("reminder_id", "kept", "paid", "created_at"),
)


def export(owner_id: str) -> Exported:
    """The owner's debts; their payments are among the transactions."""
    rows = [
        [to_text(getattr(row, name)) for name in COLUMNS] for row in queries.read_debts(owner_id)
    ]
    about = _("What you owe and what you lent, with its terms.")
    return Exported(tables=[Table.of("debts", about, COLUMNS, rows)])
