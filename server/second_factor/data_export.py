"""Two-step sign-in in the data export, without its secrets."""

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported
from server.second_factor import service


def export(owner_id: str) -> Exported:
    """Since when sign-in requires a code, and how many recovery codes are left."""
    since = service.enabled_since(owner_id)
    return Exported(
        data={
            "enabled_at": since and format_utc(since),
            "recovery_codes_left": service.count_recovery_codes(owner_id),
        }
    )
