"""RF-DOC write a docstring."""

from server.calendar_feed import addresses
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported


def export(owner_id: str) -> Exported:
    """What the owner's calendar tells and since when it has its address, which stays a secret."""
    chosen = addresses.find_choices(owner_id)
    if chosen is None:
        return Exported()
    with_amounts, renewed_at = chosen
    return Exported(data={"with_amounts": with_amounts, "renewed_at": format_utc(renewed_at)})
