"""The data export of the calendar feed."""

from server.calendar_feed import addresses
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported


def export(owner_id: str) -> Exported:
    """The owner's choice and the age of the address; the address itself stays secret."""
    chosen = addresses.find_choices(owner_id)
    if chosen is None:
        return Exported()
    with_amounts, renewed_at = chosen
    return Exported(data={"with_amounts": with_amounts, "renewed_at": format_utc(renewed_at)})
