"""The routes of budgets and the allocation of income."""

from typing import Any, Final

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.budgets import allocation, service
from server.budgets.schemas import (
    AllocationChangeSchema,
    AllocationSchema,
    BudgetChangesSchema,
    BudgetSchema,
    BudgetTotalsSchema,
    MonthQuerySchema,
    PlanMonthSchema,
)
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.text.i18n import _, current_language
from server.sessions.access_guard import current_account, signed_in
from server.transactions.viewer_context import ViewerContext, viewer_context

blueprint = Blueprint("budgets", __name__, description="Budgets, and what is safe to spend")

MONTH: Final = fields.Nested(PlanMonthSchema, required=True)
TOTALS: Final = fields.Nested(BudgetTotalsSchema, required=True)


@blueprint.route("/budgets")
@signed_in
@blueprint.arguments(MonthQuerySchema, location="query")
@blueprint.answers(200, BudgetSchema, month=MONTH, totals=TOTALS)
def show_budgets(query: dict[str, Any]) -> Body:
    """Show the budgets of a money month with what was spent of them."""
    return envelope(**service.show_budgets(current_user.id, _viewer(), query["month"]))


@blueprint.route("/budgets", methods=["PUT"])
@signed_in
@blueprint.arguments(MonthQuerySchema, location="query")
@blueprint.arguments(BudgetChangesSchema)
@blueprint.answers(200, BudgetSchema, message=True, month=MONTH, totals=TOTALS)
def change_budgets(query: dict[str, Any], changes: list[service.BudgetChange]) -> Body:
    """Change budgets of a money month together; those that are not named stay."""
    item = service.set_budgets(current_user.id, _viewer(), query["month"], changes)
    return envelope(_("Your budget has been saved."), **item)


@blueprint.route("/allocation")
@signed_in
@blueprint.arguments(MonthQuerySchema, location="query")
@blueprint.answers(200, AllocationSchema)
def show_allocation(query: dict[str, Any]) -> Response:
    """Show how the income of a money month is shared out, and what is safe to spend a day."""
    item = allocation.show_allocation(current_account(), _viewer(), query["month"])
    return respond_with_version(envelope(datas=[item]), item["version"])


@blueprint.route("/allocation", methods=["PUT"])
@signed_in
@blueprint.versioned
@blueprint.arguments(MonthQuerySchema, location="query")
@blueprint.arguments(AllocationChangeSchema)
@blueprint.answers(200, AllocationSchema, message=True)
def change_allocation(query: dict[str, Any], change: allocation.AllocationChange) -> Response:
    """Change the split or the expected income, for a money month and those that follow."""
    item = allocation.change_allocation(
        current_account(), _viewer(), query["month"], change, read_if_match()
    )
    return respond_with_version(envelope(_("Your plan has been saved."), [item]), item["version"])


def _viewer() -> ViewerContext:
    return viewer_context(current_user, current_language())
