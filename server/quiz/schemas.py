"""Schemas of the quiz."""

from collections.abc import Mapping
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.categories.schemas import CategoryLookSchema
from server.core.http.schemas import Schema
from server.core.text.i18n import _
from server.goals.kinds import Kind
from server.quiz.chosen_reminders import TEMPLATES, Rhythm
from server.quiz.questionnaire import COUNT, OPTIONS, find_option
from server.quiz.reminder_suggestions import CHANNELS, KINDS
from server.users.profiles import AGES, COUNTRIES

TWELVE: Final = _("Send a list of 12 answers, one for each question.")
NO_OPTION: Final = _("Question {number}: choose one of its answers, or leave it empty.")
CHOOSE_KINDS: Final = _("Choose reminder types from the list.")

# The body is a list, which no schema with fields can describe.
ANSWERS_BODY: Final = {
    "type": "array",
    "items": {"type": "string"},
    "minItems": COUNT,
    "maxItems": COUNT,
    "description": "An option of each question in English, '' for a skipped one.",
    "example": [options[0] for options in OPTIONS],
}


class AnswersSchema(Schema):
    """Twelve answers in the order of the questions; errors are named by the index."""

    answers = fields.List(fields.String(), required=True)

    @ma.pre_load
    def _read(self, sent: Any, **_kwargs: Any) -> Mapping[str, Any]:
        if not isinstance(sent, list) or len(sent) != COUNT:
            raise ma.ValidationError(TWELVE)
        read = [_option(index, text) for index, text in enumerate(sent)]
        wrong = {
            str(index): [NO_OPTION.format(number=index + 1)]
            for index, option in enumerate(read)
            if option is None
        }
        if wrong:
            raise ma.ValidationError(wrong)
        return {"answers": read}

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> list[str]:
        return list(fields_["answers"])


class KindsSchema(Schema):
    """The kinds of reminders that somebody wishes for; an empty list takes all back."""

    kinds = fields.List(
        fields.String(
            validate=validate.OneOf(KINDS, error=CHOOSE_KINDS),
            error_messages=dict.fromkeys(("invalid", "null"), CHOOSE_KINDS),
        ),
        required=True,
        validate=validate.Length(max=len(KINDS), error=CHOOSE_KINDS),
        error_messages={"invalid": CHOOSE_KINDS},
    )


class BecauseSchema(Schema):
    """A question, 1 to 12, and what was answered, in English."""

    question = fields.Integer(required=True)
    answer = fields.String(required=True)


def _because() -> fields.List[Any]:
    return fields.List(fields.Nested(BecauseSchema), required=True)


class QuizProfileSchema(Schema):
    """What the answers say about the profile; `filled` names what was empty in it."""

    age = fields.String(required=True, allow_none=True, validate=validate.OneOf(AGES))
    country = fields.String(required=True, allow_none=True, validate=validate.OneOf(COUNTRIES))
    filled = fields.List(fields.String(validate=validate.OneOf(["age", "country"])), required=True)


class QuizSplitSchema(Schema):
    """Percent of the income; the three sum to 100."""

    needs = fields.Integer(required=True)
    wants = fields.Integer(required=True)
    savings = fields.Integer(required=True)
    because = _because()


class QuizBudgetItemSchema(CategoryLookSchema):
    """A category and what is planned for it, in whole rupiah."""

    amount = fields.Integer(required=True)


class QuizBudgetSchema(Schema):
    """A first budget for the middle of the band of income."""

    income = fields.Integer(required=True)
    total = fields.Integer(required=True)
    items = fields.List(fields.Nested(QuizBudgetItemSchema), required=True)
    because = _because()


class QuizGoalSchema(Schema):
    """A goal to start with, in whole rupiah."""

    kind = fields.String(required=True, validate=validate.OneOf([kind.value for kind in Kind]))
    name = fields.String(required=True)
    icon = fields.String(required=True)
    target = fields.Integer(required=True)
    monthly = fields.Integer(required=True)
    because = _because()


class QuizReminderSchema(Schema):
    """A kind of reminder to start with."""

    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    because = _because()


class QuizChannelSchema(Schema):
    """How reminders reach the person: what was chosen, '' for nothing, and what is used."""

    chosen = fields.String(required=True)
    used = fields.String(required=True, validate=validate.OneOf(CHANNELS))
    because = _because()


class QuizScheduleSchema(Schema):
    """When the reminder of a chosen kind comes, as it is set now.

    `month_start` is the first day of the money month; `month_day` another day of each month, the
    last one where a month is shorter. The owner `changed` or `removed` any other.
    """

    kind = fields.String(required=True, validate=validate.OneOf(list(TEMPLATES)))
    rhythm = fields.String(required=True, validate=validate.OneOf([one.value for one in Rhythm]))
    month_day = fields.Integer(required=True, allow_none=True)


class QuizSchema(Schema):
    """The answers and what follows from them; `reminder_kinds` are those wished for."""

    answers = fields.List(fields.String(), required=True)
    taken_at = fields.String(required=True)
    profile = fields.Nested(QuizProfileSchema, required=True)
    split = fields.Nested(QuizSplitSchema, required=True)
    budget = fields.Nested(QuizBudgetSchema, required=True, allow_none=True)
    goals = fields.List(fields.Nested(QuizGoalSchema), required=True)
    reminders = fields.List(fields.Nested(QuizReminderSchema), required=True)
    channel = fields.Nested(QuizChannelSchema, required=True)
    reminder_kinds = fields.List(fields.String(validate=validate.OneOf(KINDS)), required=True)
    schedules = fields.List(fields.Nested(QuizScheduleSchema), required=True)


def _option(index: int, text: Any) -> str | None:
    return find_option(index + 1, text) if isinstance(text, str) else None
