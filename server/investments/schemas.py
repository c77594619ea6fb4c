"""Schemas of investment plans, the answers to their dates, and the risk profile."""

import datetime as dt
from typing import Any, Final, cast

import marshmallow as ma
from flask_login import current_user
from marshmallow import fields, validate

from server.core.calendar.clock import today
from server.core.calendar.recurrence import LAST_DAY
from server.core.http.fields import Day, Rupiah, Switch
from server.core.http.schemas import Schema
from server.core.text.i18n import Message, _
from server.investments.occurrences import OccurrenceAnswer
from server.investments.plan import (
    CHOOSE_FREQUENCY,
    CHOOSE_MONTH_DAY,
    CHOOSE_WEEKDAY,
    PlanFields,
    find_problems,
)
from server.investments.plan_status import OccurrenceState
from server.investments.recurrence import Frequency
from server.investments.risk_profile import COUNT, QUESTIONS, RiskLevel
from server.transactions.schemas import WalletChoice
from server.wallets.schemas import WalletNameSchema

FREQUENCIES: Final = [one.value for one in Frequency]
STATES: Final = [one.value for one in OccurrenceState]
OPEN: Final = "open"
SAID: Final = (OccurrenceState.DONE.value, OccurrenceState.SKIPPED.value, OPEN)
WEEKDAYS: Final = range(7)
MONTH_DAYS: Final = (*range(1, 29), LAST_DAY)

CHOOSE_STATE: Final = _("Choose done, skipped or open for this date.")


def _choice(choices: list[str], sentence: Message, **options: Any) -> fields.String:
    messages: dict[str, Any] = dict.fromkeys(("required", "null", "invalid"), sentence)
    rule = validate.OneOf(choices, error=sentence)
    return fields.String(validate=rule, error_messages=messages, **options)


class OneNumber(fields.Integer):
    """One of a few whole numbers, or nothing; only a JSON integer."""

    def __init__(self, numbers: range | tuple[int, ...], sentence: Message) -> None:
        self.numbers = numbers
        least, most = min(numbers), max(numbers)
        between = sorted({*range(least, most + 1)} - {*numbers})
        left_out = {"not": {"enum": between}} if between else {}
        super().__init__(
            strict=True,
            allow_none=True,
            error_messages={"invalid": sentence},
            metadata={"minimum": least, "maximum": most, **left_out},
        )

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> int:
        # A boolean is an integer to Python, and a text of digits would pass for one.
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.numbers:
            raise self.make_error("invalid")
        return value


class PlanChangesSchema(Schema):
    """What to change of a plan; a missing field stays as it is, `until` null means for ever.

    `wallet_id` is where the money comes from, null means the first wallet.
    `weekday` is 0 for Monday, `month_day` 1 to 28 or -1 for the last day.
    """

    amount = Rupiah()
    frequency = _choice(FREQUENCIES, CHOOSE_FREQUENCY)
    weekday = OneNumber(WEEKDAYS, CHOOSE_WEEKDAY)
    month_day = OneNumber(MONTH_DAYS, CHOOSE_MONTH_DAY)
    starts = Day()
    until = Day(allow_none=True)
    wallet_id = WalletChoice(allow_none=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> PlanFields:
        return _parse_enums(fields_)


class NewPlanSchema(Schema):
    """A new plan; it starts today without `starts`, and goes on for ever without `until`."""

    amount = Rupiah(required=True)
    frequency = _choice(FREQUENCIES, CHOOSE_FREQUENCY, required=True)
    weekday = OneNumber(WEEKDAYS, CHOOSE_WEEKDAY)
    month_day = OneNumber(MONTH_DAYS, CHOOSE_MONTH_DAY)
    starts = Day(allow_none=True)
    until = Day(allow_none=True)
    wallet_id = WalletChoice(allow_none=True)

    @ma.validates_schema(skip_on_field_errors=False)
    def _makes_a_plan(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        present = today(current_user.timezone)
        wrong = find_problems(_parse_enums(_from_today(fields_, present)), present)
        if wrong:
            raise ma.ValidationError({field: [sentence] for field, sentence in wrong.items()})

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> PlanFields:
        return _parse_enums(_from_today(fields_, today(current_user.timezone)))


class AnswerSchema(Schema):
    """What became of a date; `amount` is what was invested, the plan's without one."""

    state = _choice(list(SAID), CHOOSE_STATE, required=True)
    book = Switch(load_default=True)
    amount = Rupiah(allow_none=True, load_default=None)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> OccurrenceAnswer:
        sent = fields_["state"]
        state = None if sent == OPEN else OccurrenceState(sent)
        return OccurrenceAnswer(state, fields_["book"], fields_["amount"])


class PastDateSchema(Schema):
    """A date up to today; `due` is today's without an answer, `missed` an earlier one."""

    date = fields.Date(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    amount = fields.Integer(required=True, allow_none=True)
    transaction_id = fields.String(required=True, allow_none=True)


class InvestmentPlanSchema(Schema):
    """A plan as it stands today, in whole rupiah.

    `next` are dates without an answer, `past` the newest dates; `streak` counts the done ones
    since the newest missed one. `wallet` is where the money comes from, null for a person with a
    single wallet.
    """

    id = fields.String(required=True)
    amount = fields.Integer(required=True)
    frequency = fields.String(required=True, validate=validate.OneOf(FREQUENCIES))
    weekday = fields.Integer(required=True, allow_none=True)
    month_day = fields.Integer(required=True, allow_none=True)
    starts = fields.Date(required=True)
    until = fields.Date(required=True, allow_none=True)
    wallet_id = fields.String(required=True, allow_none=True)
    wallet = fields.Nested(WalletNameSchema, required=True, allow_none=True)
    next = fields.List(fields.Date(), required=True)
    past = fields.List(fields.Nested(PastDateSchema), required=True)
    streak = fields.Integer(required=True)
    done_count = fields.Integer(required=True)
    missed_count = fields.Integer(required=True)
    invested = fields.Integer(required=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)


def _from_today(fields_: dict[str, Any], present: dt.date) -> dict[str, Any]:
    return {**fields_, "starts": fields_.get("starts") or present}


def _parse_enums(fields_: dict[str, Any]) -> PlanFields:
    """The fields with an enum for the frequency."""
    if "frequency" in fields_:
        fields_ = {**fields_, "frequency": Frequency(fields_["frequency"])}
    return cast("PlanFields", fields_)


ANSWERS: Final = "answers"
SIX: Final = _("Answer all six questions.")
CHOOSE: Final = _("Choose one of the answers.")
PROFILES: Final = [profile.value for profile in RiskLevel]


class RiskAnswersSchema(Schema):
    """One option of each question, in the order of the questions."""

    answers = fields.List(
        fields.String(),
        required=True,
        error_messages=dict.fromkeys(("required", "null", "invalid"), SIX),
    )

    @ma.pre_load
    def _judge(self, sent: Any, **_kwargs: Any) -> Any:
        listed = sent.get(ANSWERS) if isinstance(sent, dict) else None
        if not isinstance(listed, list):
            return sent
        if len(listed) > COUNT:
            raise ma.ValidationError({ANSWERS: [SIX]})
        wrong = {
            f"{ANSWERS}.{index}": [CHOOSE]
            for index, options in enumerate(QUESTIONS.values())
            if index >= len(listed) or listed[index] not in options
        }
        if wrong:
            raise ma.ValidationError(wrong)
        return sent


class RiskQuestionSchema(Schema):
    """A question, its options, and the one that the quiz already told."""

    key = fields.String(required=True, validate=validate.OneOf(list(QUESTIONS)))
    options = fields.List(fields.String(), required=True)
    prefilled = fields.String(required=True, allow_none=True)


class RiskProfileSchema(Schema):
    """How much risk suits the person and why; nulls before the questions were answered."""

    profile = fields.String(required=True, allow_none=True, validate=validate.OneOf(PROFILES))
    reason = fields.String(required=True, allow_none=True)
    answers = fields.List(fields.String(), required=True, allow_none=True)
    taken_at = fields.AwareDateTime(required=True, allow_none=True)
    questions = fields.List(fields.Nested(RiskQuestionSchema), required=True)
