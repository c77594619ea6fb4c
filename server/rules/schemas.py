"""How rules go over the wire; money in whole rupiah."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.categories.catalogue import TransactionType
from server.core.http.fields import Rupiah, Switch, choice
from server.core.http.schemas import TEXT, Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.rules.errors import MOST_RULES, OTHER_LIST
from server.rules.guesses import Reason
from server.rules.models import LONGEST_TEXT
from server.transactions.models import LONGEST_DETAIL

TYPES: Final = [type_.value for type_ in TransactionType]
REASONS: Final = [reason.value for reason in Reason]
LONGEST_CATEGORY: Final = 60
# Bank texts may be longer than details.
LONGEST_TYPED: Final = 500

CHOOSE_TYPE: Final = _("Choose income or expenses.")
BAD_POSITION: Final = _("Choose a place in the list.")


class RuleSchema(Schema):
    """A rule: conditions, all of which must hold, and what it does then.

    An empty text and null hold for every entry. Amounts are without a sign. A text holds where its
    words are next to each other in the detail or in the text of the bank, without case and accents.
    The first rule in the list that an entry meets decides about it. `detail` replaces that of the
    entry; `leave_out` leaves such rows out of imports. `hits` counts the rows of imports about
    which it decided, and the entries that it was applied to.
    """

    id = fields.String(required=True)
    position = fields.Integer(required=True)
    text = fields.String(required=True)
    type = fields.String(required=True, allow_none=True, validate=validate.OneOf(TYPES))
    min_amount = fields.Integer(required=True, allow_none=True)
    max_amount = fields.Integer(required=True, allow_none=True)
    wallet_id = fields.String(required=True, allow_none=True)
    category_id = fields.String(required=True, allow_none=True)
    detail = fields.String(required=True, allow_none=True)
    leave_out = fields.Boolean(required=True)
    hits = fields.Integer(required=True)
    last_hit_at = fields.AwareDateTime(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)


class RuleChangesSchema(Schema):
    """What to change; a missing field stays, null takes a condition or an outcome away."""

    text = Text(least=0, most=LONGEST_TEXT)
    type = choice(TYPES, CHOOSE_TYPE, allow_none=True)
    min_amount = Rupiah(allow_none=True)
    max_amount = Rupiah(allow_none=True)
    wallet_id = Text(most=LENGTH, allow_none=True)
    category_id = Text(most=LONGEST_CATEGORY, allow_none=True)
    detail = Text(least=0, most=LONGEST_DETAIL, allow_none=True)
    leave_out = Switch()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        if "detail" in fields_:
            fields_["detail"] = fields_["detail"] or None
        return fields_


class NewRuleSchema(RuleChangesSchema):
    """A rule to add, at the end of the list unless `position` says where, from 1."""

    position = fields.Integer(
        strict=True,
        validate=validate.Range(min=1, max=MOST_RULES, error=BAD_POSITION),
        error_messages=dict.fromkeys(("invalid", "null"), BAD_POSITION),
    )


class RuleOrderSchema(Schema):
    """Every rule in its new order."""

    ids = fields.List(
        Text(most=LENGTH, error_messages=dict.fromkeys((*TEXT, "null"), OTHER_LIST)),
        required=True,
        validate=validate.Length(max=MOST_RULES, error=OTHER_LIST),
        error_messages={"invalid": OTHER_LIST},
    )


class RowCategorySchema(Schema):
    """The category of a row, named and drawn as in lists of entries."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)


class WhySchema(Schema):
    """Why a category is proposed: by how many earlier entries, or by which rule."""

    reason = fields.String(required=True, validate=validate.OneOf(REASONS))
    count = fields.Integer(required=True)
    rule_id = fields.String(required=True, allow_none=True)


class TriedEntrySchema(Schema):
    """An entry that a rule matches, and what it would change; the amount is signed."""

    id = fields.String(required=True)
    date = fields.Date(required=True)
    detail = fields.String(required=True)
    amount = fields.Integer(required=True)
    category = fields.Nested(RowCategorySchema, required=True)
    new_category = fields.Nested(RowCategorySchema, required=True, allow_none=True)
    new_detail = fields.String(required=True, allow_none=True)


class TrialSchema(Schema):
    """What a rule would do to the ledger: how many entries it matches, and how many it changes.

    Transfers, fees and what goals and plans booked are never changed, so they don't count.
    `sample` shows the newest ones that would change; when there are none, the newest matches.
    """

    matches = fields.Integer(required=True)
    changes = fields.Integer(required=True)
    sample = fields.List(fields.Nested(TriedEntrySchema), required=True)


class ApplicationSchema(Schema):
    """A rule applied to the ledger: how many entries it changed, and how long it can be undone."""

    id = fields.String(required=True)
    changed = fields.Integer(required=True)
    undo_until = fields.AwareDateTime(required=True)


class RestoredSchema(Schema):
    """An undo: how many entries are as before, and how many stay because they changed since."""

    restored = fields.Integer(required=True)
    kept = fields.Integer(required=True)


class GuessQuerySchema(Schema):
    """What is being typed, and what is known about it so far."""

    detail = Text(least=0, most=LONGEST_TYPED, load_default="")
    type = choice(TYPES, CHOOSE_TYPE)
    wallet_id = Text(most=LENGTH)


class GuessSchema(Schema):
    """The category of what is being typed, why, and the detail that a rule gives it."""

    category = fields.Nested(RowCategorySchema, required=True)
    detail = fields.String(required=True, allow_none=True)
    why = fields.Nested(WhySchema, required=True)
