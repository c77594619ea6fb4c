"""How the risk profile goes over the wire."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.core.text.i18n import _
from server.investments.risk import COUNT, QUESTIONS, Profile

ANSWERS: Final = "answers"
SIX: Final = _("Answer all six questions.")
CHOOSE: Final = _("Choose one of the answers.")
PROFILES: Final = [profile.value for profile in Profile]


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
