"""The view of the monthly letters."""

from http import HTTPStatus
from typing import Any

from marshmallow import fields, validate

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import current_language
from server.monthly_letter.letter_archive import read_letters
from server.monthly_letter.schemas import STATES, LetterQuerySchema, LetterSchema
from server.sessions.access_guard import current_account, signed_in

blueprint = Blueprint("monthly_letter", __name__, description="The letter about each month")


@blueprint.route("/letters")
@signed_in
@blueprint.refuses(HTTPStatus.NOT_FOUND)
@blueprint.arguments(LetterQuerySchema, location="query")
@blueprint.answers(
    200,
    LetterSchema,
    months=fields.List(fields.String(), required=True),
    state=fields.String(required=True, validate=validate.OneOf(STATES)),
    next_on=fields.Date(required=True),
    has_tips=fields.Boolean(required=True),
)
def read_letter(query: dict[str, Any]) -> Body:
    """Read the monthly letter about a money month, or the newest; none before the first one.

    `months` names the letters that are kept, newest first, at most twelve. `state` is `off` when
    no more are sent, and `consent` while a parent's consent is missing. `next_on` is the day of
    the next one.
    """
    return envelope(**read_letters(current_account(), query["month"], current_language()))
