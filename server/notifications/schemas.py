"""What the calls about notifications take and show."""

from collections.abc import Mapping
from typing import Any

from marshmallow import fields

from server.core.i18n import _
from server.core.schemas import Schema


class Switch(fields.Boolean):
    """On or off; only a JSON boolean."""

    def __init__(self, **kwargs: Any) -> None:
        sentence = _("This must be true or false.")
        super().__init__(error_messages={"invalid": sentence, "null": sentence}, **kwargs)

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> bool:
        # Others would pass too, such as 1 or "off".
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class ChoicesSchema(Schema):
    """What to change; a missing choice stays as it is."""

    location = Switch()
    calendar = Switch()
    reminders = Switch()
    suggestion = Switch()


class NotificationsSchema(Schema):
    """What may be told: tips for the country, the calendar, reminders, the monthly letter."""

    location = fields.Boolean(required=True)
    calendar = fields.Boolean(required=True)
    reminders = fields.Boolean(required=True)
    suggestion = fields.Boolean(required=True)
