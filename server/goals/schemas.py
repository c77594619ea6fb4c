"""Schemas of goals, which the overview shows too, their totals and contributions."""

import datetime as dt
from typing import Any, Final

import marshmallow as ma
from flask_login import current_user
from marshmallow import fields, validate

from server.core.calendar.clock import today
from server.core.calendar.ledger_days import require_recordable_day
from server.core.http.fields import Day, RowCount, Rupiah, Switch, choice
from server.core.http.pagination import MAX_LIMIT
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.goals.contributions import Direction, NewContribution
from server.goals.errors import PAST, UNNAMED
from server.goals.kinds import CHOOSABLE_ICONS, Kind
from server.goals.models import LONGEST_DETAIL, LONGEST_NAME
from server.goals.progress import GoalState
from server.goals.service import NEAREST, NewGoal
from server.transactions.schemas import WalletChoice

KINDS: Final = [kind.value for kind in Kind]
STATES: Final = [state.value for state in GoalState]
DIRECTIONS: Final = [direction.value for direction in Direction]
EMPTY: Final = ("name", "monthly")
FURTHEST: Final = 100

CHOOSE_KIND: Final = _("Choose what you're saving for.")
CHOOSE_ICON: Final = _("Choose a picture from the list.")
CHOOSE_DIRECTION: Final = _("Choose whether to put money in or to take it out.")
TOO_FAR: Final = _("Choose a day within the next 100 years.")
BAD_LIMIT: Final = _("Request 1 to 200 rows.")


def validate_near(day: dt.date) -> None:
    """Reject a day too far ahead for any plan."""
    if day.year > today(current_user.timezone).year + FURTHEST:
        raise ma.ValidationError(TOO_FAR)


def validate_future(day: dt.date) -> None:
    """Reject a day that is past or too far ahead for any plan."""
    if day < today(current_user.timezone):
        raise ma.ValidationError(PAST)
    validate_near(day)


class GoalSchema(Schema):
    """A goal and how its plan goes on; `icon` is the path of an SVG that works in an `<img>`.

    `wallet_id` is where its money is, null when no wallet was chosen.
    `needed_monthly` is what would fill it in time, `ready` when its present plan does.
    """

    id = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    name = fields.String(required=True)
    icon = fields.String(required=True)
    target = fields.Integer(required=True)
    due = fields.Date(required=True, allow_none=True)
    monthly = fields.Integer(required=True, allow_none=True)
    saved = fields.Integer(required=True)
    left = fields.Integer(required=True)
    percent = fields.Integer(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    needed_monthly = fields.Integer(required=True, allow_none=True)
    months_left = fields.Integer(required=True, allow_none=True)
    ready = fields.Date(required=True, allow_none=True)
    contributed_this_month = fields.Integer(required=True)
    wallet_id = fields.String(required=True, allow_none=True)
    archived_at = fields.AwareDateTime(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)


class NearestGoalSchema(GoalSchema):
    """The goal to keep saving for, as far as the first screen shows it."""

    class Meta:
        unknown = ma.EXCLUDE
        fields = NEAREST


class GoalTotalsSchema(Schema):
    """What the listed goals come to; `monthly` is what those not reached are planned with."""

    saved = fields.Integer(required=True)
    target = fields.Integer(required=True)
    monthly = fields.Integer(required=True)
    count = fields.Integer(required=True)


class GoalsQuerySchema(Schema):
    """Which goals are listed: those one saves for, or the archived ones."""

    archived = choice(["true", "false"], _("This must be true or false."), load_default="false")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> bool:
        return bool(fields_["archived"] == "true")


class NewGoalSchema(Schema):
    """What somebody wants to save for; only an own goal must be named.

    `saved` is what is there already: it touches no balance and is no month's contribution.
    With `wallet_id` what is booked for it are transfers to that wallet and no expenses.
    """

    kind = choice(KINDS, CHOOSE_KIND, required=True)
    name = Text(least=0, most=LONGEST_NAME, allow_none=True, load_default=None)
    icon = choice(list(CHOOSABLE_ICONS), CHOOSE_ICON, allow_none=True, load_default=None)
    target = Rupiah(required=True)
    due = Day(allow_none=True, load_default=None, validate=validate_future)
    monthly = Rupiah(least=0, allow_none=True, load_default=None)
    saved = Rupiah(least=0, allow_none=True, load_default=None)
    wallet_id = WalletChoice(allow_none=True)

    @ma.validates_schema(skip_on_field_errors=False, pass_original=True)
    def _own_ones_are_named(self, fields_: dict[str, Any], sent: Any, **_kwargs: Any) -> None:
        refused = isinstance(sent, dict) and "name" in sent and "name" not in fields_
        if fields_.get("kind") == Kind.OWN.value and not fields_.get("name") and not refused:
            raise ma.ValidationError(UNNAMED, "name")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NewGoal:
        # An empty name or plan is none.
        values = fields_ | {name: fields_[name] or None for name in EMPTY}
        return NewGoal(**{**values, "kind": Kind(values["kind"]), "saved": values["saved"] or 0})


class GoalChangesSchema(Schema):
    """What to change; a missing field stays, null goes back to what the kind has, or to nothing."""

    name = Text(least=0, most=LONGEST_NAME, allow_none=True)
    icon = choice(list(CHOOSABLE_ICONS), CHOOSE_ICON, allow_none=True)
    target = Rupiah()
    due = Day(allow_none=True, validate=validate_near)
    monthly = Rupiah(least=0, allow_none=True)
    wallet_id = WalletChoice(allow_none=True)
    archived = Switch()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        # An empty name or plan is none.
        return fields_ | {one: fields_[one] or None for one in EMPTY if one in fields_}


class ContributionSchema(Schema):
    """What was put aside, or taken out when negative.

    A booked one is a transaction: in the wallet `wallet_id`, or a transfer from it to
    `to_wallet_id`. `opening` is what was there at the beginning.
    """

    id = fields.String(required=True)
    amount = fields.Integer(required=True)
    date = fields.Date(required=True)
    booked = fields.Boolean(required=True)
    transaction_id = fields.String(required=True, allow_none=True)
    wallet_id = fields.String(required=True, allow_none=True)
    to_wallet_id = fields.String(required=True, allow_none=True)
    opening = fields.Boolean(required=True)
    detail = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)


class NewContributionSchema(Schema):
    """What is put aside or taken out, today without a date.

    `book` also records it in the category Saving: an expense, or an income when taken out. For a
    goal in a wallet it is a transfer instead. `wallet_id` is where the money comes from or goes to,
    the first wallet without it.
    """

    amount = Rupiah(required=True)
    direction = choice(DIRECTIONS, CHOOSE_DIRECTION, load_default=Direction.IN.value)
    date = Day(validate=require_recordable_day)
    book = Switch(load_default=False)
    detail = Text(least=0, most=LONGEST_DETAIL, load_default="", allow_none=True)
    wallet_id = WalletChoice(allow_none=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NewContribution:
        return NewContribution(
            amount=fields_["amount"],
            direction=Direction(fields_["direction"]),
            date=fields_.get("date") or today(current_user.timezone),
            book=fields_["book"],
            detail=fields_["detail"] or "",
            wallet_id=fields_.get("wallet_id"),
        )


class ContributionsQuerySchema(Schema):
    """Which page of the contributions is read."""

    limit = RowCount(MAX_LIMIT, BAD_LIMIT, load_default=MAX_LIMIT)
    cursor = fields.String()
