"""What proposals accept and answer; amounts are whole rupiah."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.categories.catalogue import TransactionType
from server.core.http.fields import choice
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.forecast.ledger_series import Rhythm
from server.proposals.models import Answer
from server.proposals.service import FindingAnswer
from server.reminders.reminder import AmountMode
from server.wallets.schemas import WalletNameSchema

LONGEST_ID: Final = 60
TYPES: Final = [one.value for one in TransactionType]
RHYTHMS: Final = [one.value for one in Rhythm]
MODES: Final = [AmountMode.FIXED.value, AmountMode.LAST.value]
CHOOSE_ANSWER: Final = _("Choose accepted, refused or noted.")


class ProposalSchema(Schema):
    """A series of the ledger as the recurring entry that it would be.

    Its next date is `day`. `month_day` is 1 to 31, -1 for the last day or 0 for payday.
    `amount_before` is what it cost before its price rose.
    """

    id = fields.String(required=True)
    name = fields.String(required=True)
    icon = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    category_id = fields.String(required=True)
    category_label = fields.String(required=True)
    wallet_id = fields.String(required=True, allow_none=True)
    wallet = fields.Nested(WalletNameSchema, required=True, allow_none=True)
    amount = fields.Integer(required=True)
    amount_mode = fields.String(required=True, validate=validate.OneOf(MODES))
    amount_before = fields.Integer(required=True, allow_none=True)
    frequency = fields.String(required=True, validate=validate.OneOf(RHYTHMS))
    every = fields.Integer(required=True)
    month_day = fields.Integer(required=True, allow_none=True)
    day = fields.Date(required=True)
    last_day = fields.Date(required=True)
    entries = fields.Integer(required=True)


class PriceRiseSchema(Schema):
    """A price that rose; `reminder_id` is the recurring entry that still has the old one."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    icon = fields.String(required=True)
    before = fields.Integer(required=True)
    now = fields.Integer(required=True)
    since = fields.Date(required=True)
    reminder_id = fields.String(required=True, allow_none=True)
    reminder_version = fields.Integer(required=True, allow_none=True)


class FindingAnswerSchema(Schema):
    """A proposal that is refused, or accepted as a recurring entry, or a price that is noted."""

    id = Text(most=LONGEST_ID, required=True)
    answer = choice([one.value for one in Answer], CHOOSE_ANSWER, required=True)
    reminder_id = Text(most=LENGTH, allow_none=True)

    @ma.post_load
    def _make(self, values: dict[str, Any], **_kwargs: Any) -> FindingAnswer:
        return FindingAnswer(values["id"], Answer(values["answer"]), values.get("reminder_id"))


class StoredAnswerSchema(Schema):
    """A stored answer."""

    id = fields.String(required=True)
