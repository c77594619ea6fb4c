"""The data export of the monthly letter."""

from server.core.data_export import Exported
from server.monthly_letter import queries


def export(owner_id: str) -> Exported:
    """The money month that was last processed for a letter to the owner."""
    letter = queries.find_letter(owner_id)
    return Exported(data={"last_month": letter.month if letter else None})
