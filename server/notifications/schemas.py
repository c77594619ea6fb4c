"""Schemas of preferences, notifications and unsubscribing."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.core.http.fields import RowCount, Switch
from server.core.http.pagination import MAX_LIMIT
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _

BAD_LIMIT: Final = _("Request 1 to 200 notifications.")
WHICH: Final = _("List the notifications, or choose all of them.")
LONGEST_SUBJECT: Final = 80
TOO_MANY: Final = _("List at most 200 notifications.")


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


class PageSchema(Schema):
    """Which page of the notifications is read."""

    limit = RowCount(MAX_LIMIT, BAD_LIMIT, load_default=MAX_LIMIT)
    cursor = fields.String(load_default=None)


class AboutSchema(Schema):
    """What the words of a notification are made of; amounts are whole rupiah, levels percent.

    `path` is a page of ours in English. What `asks_amount` is done by entering an amount.
    """

    name = fields.String(required=True, allow_none=True)
    icon = fields.String(required=True, allow_none=True)
    amount = fields.Integer(required=True, allow_none=True)
    spent = fields.Integer(required=True, allow_none=True)
    day = fields.String(required=True, allow_none=True)
    time = fields.String(required=True, allow_none=True)
    month = fields.String(required=True, allow_none=True)
    level = fields.Integer(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
    path = fields.String(required=True, allow_none=True)
    asks_amount = fields.Boolean(required=True, allow_none=True)
    debt_id = fields.String(required=True, allow_none=True)
    category_id = fields.String(required=True, allow_none=True)


class NotificationSchema(Schema):
    """One thing that somebody was told; `settled_at` is when it was dealt with.

    The dates of a reminder that nobody answered are one: the latest, `times` how many there are.
    """

    id = fields.String(required=True)
    kind = fields.String(required=True)
    subject_id = fields.String(required=True)
    about = fields.Nested(AboutSchema, required=True)
    times = fields.Integer(required=True)
    created_at = fields.AwareDateTime(required=True)
    read_at = fields.AwareDateTime(required=True, allow_none=True)
    settled_at = fields.AwareDateTime(required=True, allow_none=True)


class ReadSchema(Schema):
    """What was read: some notifications, those about a subject, or `all`."""

    ids = fields.List(Text(most=LENGTH), validate=validate.Length(max=MAX_LIMIT, error=TOO_MANY))
    subject_id = Text(most=LONGEST_SUBJECT)
    all = Switch(load_default=False)

    @ma.validates_schema
    def _names_some(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        named = ("ids" in fields_, "subject_id" in fields_, fields_["all"])
        if named.count(True) != 1:
            raise ma.ValidationError(WHICH, "ids")


class UnsubscribedSchema(Schema):
    """Which mails a link is about, `reminders` or `suggestion`, and whether they are sent."""

    purpose = fields.String(required=True)
    is_on = fields.Boolean(required=True)
