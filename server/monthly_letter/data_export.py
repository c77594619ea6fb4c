"""What is kept of somebody for the letter, as they take it along."""

from server.core.data_export import Exported
from server.monthly_letter import queries


def export(owner_id: str) -> Exported:
    """The money month that was last looked at for a letter to the owner."""
    letter = queries.find_letter(owner_id)
    return Exported(data={"last_month": letter.month if letter else None})
