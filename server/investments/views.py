"""Views of investment plans and the risk profile."""

import datetime as dt
from http import HTTPStatus

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.categories.current_book import get_current_book
from server.core.errors import NotFound
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _, current_language
from server.investments import occurrences, risk_profile, service
from server.investments.occurrences import OccurrenceAnswer
from server.investments.plan import PlanFields
from server.investments.schemas import (
    AnswerSchema,
    InvestmentPlanSchema,
    NewPlanSchema,
    PlanChangesSchema,
    RiskAnswersSchema,
    RiskProfileSchema,
)
from server.investments.viewer_context import ViewerContext, viewer_context
from server.sessions.access_guard import signed_in
from server.transactions.schemas import TransactionSchema

blueprint = Blueprint(
    "investments", __name__, description="Investing again and again, and how much risk suits one"
)

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT


@blueprint.route("/investment-plans")
@signed_in
@blueprint.answers(200, InvestmentPlanSchema)
def list_investment_plans() -> Body:
    """The own plans as they stand today, the oldest first."""
    return envelope(datas=service.list_plans(current_user.id, _viewer()))


@blueprint.route("/investment-plans", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.arguments(NewPlanSchema)
@blueprint.answers(201, InvestmentPlanSchema, message=True)
@idempotent(201)
def add_investment_plan(new: PlanFields) -> Body:
    """Make a plan of up to 50."""
    plan = service.add_plan(current_user.id, new, _viewer())
    return envelope(_("Your investment plan is set."), [plan])


@blueprint.route("/investment-plans/<string:id>", methods=["PUT"])
@signed_in
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(PlanChangesSchema)
@blueprint.answers(200, InvestmentPlanSchema, message=True)
def change_investment_plan(changes: PlanFields, **path: str) -> Response:
    """Change a plan; other dates count from today on, and what was answered stays."""
    plan = service.change_plan(current_user.id, path["id"], changes, read_if_match(), _viewer())
    return respond_with_version(
        envelope(_("Your investment plan has been updated."), [plan]), plan["version"]
    )


@blueprint.route("/investment-plans/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, message=True)
def remove_investment_plan(**path: str) -> Body:
    """Delete a plan; what it booked stays in the ledger."""
    service.remove_plan(current_user.id, path["id"])
    return envelope(_("Your investment plan has been deleted."))


@blueprint.route("/investment-plans/<string:id>/occurrences/<string:date>", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(AnswerSchema)
@blueprint.answers(
    200,
    InvestmentPlanSchema,
    message=True,
    transaction=fields.Nested(TransactionSchema, required=True, allow_none=True),
    balance=fields.Integer(required=True),
)
@idempotent(200)
def answer_investment_date(answer: OccurrenceAnswer, **path: str) -> Body:
    """Record what was invested on a date, skip it, or open it again."""
    done = occurrences.answer_occurrence(
        current_user.id,
        path["id"],
        _day(path["date"]),
        answer,
        get_current_book(),
        _viewer(),
    )
    message = occurrences.answer_message(answer)
    return envelope(message, [done.plan], transaction=done.transaction, balance=done.balance)


@blueprint.route("/risk-profile")
@signed_in
@blueprint.answers(200, RiskProfileSchema)
def get_risk_profile() -> Body:
    """The own risk profile with its reason, and the questions."""
    return envelope(datas=[risk_profile.get_risk_profile(current_user.id, current_language())])


@blueprint.route("/risk-profile", methods=["POST"])
@signed_in
@blueprint.arguments(RiskAnswersSchema)
@blueprint.answers(200, RiskProfileSchema, message=True)
def take_risk_profile(body: dict[str, list[str]]) -> Body:
    """Keep six answers and tell what they come to."""
    found = risk_profile.save_answers(current_user.id, body["answers"], current_language())
    return envelope(_("Your risk profile is saved."), [found])


def _viewer() -> ViewerContext:
    return viewer_context(current_user, current_language())


def _day(text: str) -> dt.date:
    """The day in a URL; raises NotFound when it is none."""
    try:
        day = dt.date.fromisoformat(text)
    except ValueError as error:
        raise NotFound from error
    if day.isoformat() != text:
        raise NotFound
    return day
