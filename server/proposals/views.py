"""Views of proposals."""

from http import HTTPStatus

from flask_login import current_user
from marshmallow import fields

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _, current_language
from server.proposals import service
from server.proposals.schemas import (
    FindingAnswerSchema,
    PriceRiseSchema,
    ProposalSchema,
    StoredAnswerSchema,
)
from server.proposals.service import FindingAnswer
from server.sessions.access_guard import current_account, signed_in

blueprint = Blueprint(
    "proposals", __name__, description="Recurring entries that the ledger suggests"
)


@blueprint.route("/proposals")
@signed_in
@blueprint.answers(
    200, ProposalSchema, rises=fields.List(fields.Nested(PriceRiseSchema), required=True)
)
def list_proposals() -> Body:
    """Up to 20 series of similar entries that nobody planned, and up to 20 prices that rose."""
    proposals, rises = service.list_findings(current_account(), current_language())
    return envelope(datas=proposals, rises=rises)


@blueprint.route("/proposals/answers", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(HTTPStatus.NOT_FOUND)
@blueprint.arguments(FindingAnswerSchema)
@blueprint.answers(201, StoredAnswerSchema, message=True)
@idempotent(201)
def answer_proposal(answer: FindingAnswer) -> Body:
    """Refuse a series for good, say what it became, or note a price that rose."""
    id_ = service.answer_finding(current_account(), answer, current_language())
    return envelope(service.MESSAGES[answer.answer], [{"id": id_}])


@blueprint.route("/proposals/answers/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(HTTPStatus.NOT_FOUND)
@blueprint.answers(200, message=True)
def take_back_refusal(**path: str) -> Body:
    """Propose a series again that was refused."""
    service.take_back_refusal(current_user.id, path["id"])
    return envelope(_("We'll suggest it again."))
