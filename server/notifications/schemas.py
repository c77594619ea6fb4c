"""What the calls about notifications take and show."""

from marshmallow import fields

from server.core.fields import Switch
from server.core.schemas import Schema


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
