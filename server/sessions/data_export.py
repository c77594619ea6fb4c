"""The devices in the data export of a person."""

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Table
from server.core.text.i18n import _
from server.sessions.answers import serialize_device
from server.sessions.devices import list_known_devices
from server.sessions.service import list_devices


def export(owner_id: str) -> Exported:
    """The signed-in devices, and when each browser signed in first and last."""
    devices = [tuple(serialize_device(used).values()) for used in list_devices(owner_id)]
    browsers = [
        (format_utc(first), format_utc(last)) for first, last in list_known_devices(owner_id)
    ]
    return Exported(
        tables=[
            Table.of(
                "devices",
                _("The devices on which you are signed in."),
                ("browser", "system", "country", "address", "created", "last_used"),
                devices,
            ),
            Table.of(
                "known_browsers",
                _("When each browser signed in to your account first and last."),
                ("first_used", "last_used"),
                browsers,
            ),
        ]
    )
