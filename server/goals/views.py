"""Views of goals and contributions."""

from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _, current_language
from server.goals import contributions, service
from server.goals.contributions import NewContribution
from server.goals.models import GoalChanges
from server.goals.schemas import (
    ContributionSchema,
    ContributionsQuerySchema,
    GoalChangesSchema,
    GoalSchema,
    GoalsQuerySchema,
    GoalTotalsSchema,
    NewContributionSchema,
    NewGoalSchema,
)
from server.sessions.access_guard import signed_in
from server.transactions.schemas import TransactionSchema
from server.transactions.viewer_context import ViewerContext, viewer_context

blueprint = Blueprint("goals", __name__, description="What people save for")


@blueprint.route("/goals")
@signed_in
@blueprint.arguments(GoalsQuerySchema, location="query")
@blueprint.answers(200, GoalSchema, totals=fields.Nested(GoalTotalsSchema, required=True))
def list_goals(archived: bool) -> Body:
    """List the goals one saves for, or the archived ones, the oldest first."""
    listed = service.list_goals(current_user.id, _viewer(), archived=archived)
    return envelope(datas=listed.items, totals=listed.totals)


@blueprint.route("/goals", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.arguments(NewGoalSchema)
@blueprint.answers(201, GoalSchema, message=True)
@idempotent(201)
def add_goal(new: service.NewGoal) -> Body:
    """Begin a goal; at most 100 an account, archived ones too."""
    return envelope(
        _("Your goal has been added."), [service.add_goal(current_user.id, new, _viewer())]
    )


@blueprint.route("/goals/<string:id>")
@signed_in
@blueprint.refuses(404)
@blueprint.answers(200, GoalSchema)
def get_goal(**path: str) -> Response:
    """One goal; the ETag is its version, which contributions do not change."""
    item = service.get_goal(current_user.id, path["id"], _viewer())
    return respond_with_version(envelope(datas=[item]), item["version"])


@blueprint.route("/goals/<string:id>", methods=["PUT"])
@signed_in
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.arguments(GoalChangesSchema)
@blueprint.answers(200, GoalSchema, message=True)
def change_goal(changes: GoalChanges, **path: str) -> Response:
    """Change or archive a goal."""
    item = service.change_goal(current_user.id, path["id"], changes, read_if_match(), _viewer())
    return respond_with_version(envelope(_("Your goal has been changed."), [item]), item["version"])


@blueprint.route("/goals/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(404)
@blueprint.answers(200, message=True)
def delete_goal(**path: str) -> Body:
    """Delete a goal; transactions that were booked for it stay."""
    service.delete_goal(current_user.id, path["id"])
    return envelope(_("Your goal has been deleted. What you recorded for it stays."))


@blueprint.route("/goals/<string:id>/contributions")
@signed_in
@blueprint.refuses(404)
@blueprint.arguments(ContributionsQuerySchema, location="query")
@blueprint.answers(
    200, ContributionSchema, next_cursor=fields.String(required=True, allow_none=True)
)
def list_contributions(query: dict[str, Any], **path: str) -> Body:
    """List what was put aside for a goal and taken out, the newest first."""
    page = contributions.list_contributions(
        current_user.id, path["id"], query["limit"], query.get("cursor")
    )
    return envelope(datas=page.items, next_cursor=page.next_cursor)


@blueprint.route("/goals/<string:id>/contributions", methods=["POST"])
@signed_in
@blueprint.refuses(404)
@blueprint.idempotent
@blueprint.arguments(NewContributionSchema)
@blueprint.answers(
    201,
    GoalSchema,
    message=True,
    contribution=fields.Nested(ContributionSchema, required=True),
    balance=fields.Integer(required=True),
    transaction=fields.Nested(TransactionSchema, required=True, allow_none=True),
)
@idempotent(201)
def contribute(new: NewContribution, **path: str) -> Body:
    """Put money aside for a goal, or take it out; booked ones change the balance."""
    done = contributions.add_contribution(current_user.id, path["id"], new, _viewer())
    message = _("It's in your barn.")
    if new.direction is contributions.Direction.OUT:
        message = _("You've taken the money out.")
    return envelope(
        message,
        [done.goal],
        contribution=done.contribution,
        balance=done.balance,
        transaction=done.transaction,
    )


@blueprint.route("/goals/<string:id>/contributions/<string:contribution_id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(404, 409)
@blueprint.answers(
    200,
    GoalSchema,
    message=True,
    balance=fields.Integer(required=True),
    transaction_id=fields.String(required=True, allow_none=True),
)
def delete_contribution(**path: str) -> Body:
    """Delete a contribution; a booked one's transaction can be restored within 24 hours."""
    done = contributions.remove_contribution(
        current_user.id, path["id"], path["contribution_id"], _viewer()
    )
    return envelope(
        _("The contribution has been deleted."),
        [done.goal],
        balance=done.balance,
        transaction_id=done.transaction_id,
    )


def _viewer() -> ViewerContext:
    return viewer_context(current_user, current_language())
