"""The calls that record money and read it back."""

from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.categories.present import present_book
from server.core.calendar.money_month import Period
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, person
from server.core.text.i18n import _, current_language
from server.sessions.guard import signed_in
from server.transactions import exporting, service, suggestions
from server.transactions.reading_schemas import (
    ByCategoryQuerySchema,
    CategorySumSchema,
    ExportQuery,
    ExportQuerySchema,
    LedgerMonthSchema,
    ListQuery,
    ListQuerySchema,
    RecentCategoriesSchema,
    SuggestionQuerySchema,
    SuggestionSchema,
    SummaryQuerySchema,
)
from server.transactions.schemas import (
    BarSchema,
    NewTransactionSchema,
    TotalsSchema,
    TransactionSchema,
    WindowSchema,
)
from server.transactions.sheets import TYPES

blueprint = Blueprint("transactions", __name__, description="Recording money and reading it back")


@blueprint.route("/transactions")
@signed_in
@blueprint.arguments(ListQuerySchema, location="query")
@blueprint.answers(
    200,
    TransactionSchema,
    totals=fields.Nested(TotalsSchema, required=True),
    next_cursor=fields.String(required=True, allow_none=True),
)
def list_transactions(query: ListQuery) -> Body:
    """List transactions with the totals of all that the filters meet."""
    page = service.list_transactions(current_user.id, *query, present_book())
    return envelope(datas=page.items, totals=page.totals.told(), next_cursor=page.next_cursor)


@blueprint.route("/transaction/add", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.arguments(NewTransactionSchema)
@blueprint.answers(201, TransactionSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def add_transaction(new: service.NewTransaction) -> Body:
    """Record an income or an expense; answers it with the new balance."""
    item, balance = service.add_transaction(current_user.id, new, present_book())
    return envelope(_("Your transaction has been saved."), [item], balance=balance)


@blueprint.route("/transactions/summary")
@signed_in
@blueprint.arguments(SummaryQuerySchema, location="query")
@blueprint.answers(200, BarSchema, window=fields.Nested(WindowSchema, required=True))
def summarise_transactions(query: dict[str, Any]) -> Body:
    """Sum up income and expenses by day, week, month or year."""
    reader = service.reader_of(current_user, current_language())
    summary = service.summarise(current_user.id, reader, Period(query["period"]), query.get("at"))
    return envelope(**summary)


@blueprint.route("/transactions/by-category")
@signed_in
@blueprint.arguments(ByCategoryQuerySchema, location="query")
@blueprint.answers(200, CategorySumSchema, month=fields.Nested(LedgerMonthSchema, required=True))
def sum_by_category(query: dict[str, Any]) -> Body:
    """Sum up income and expenses of a money month by category."""
    reader = service.reader_of(current_user, current_language())
    return envelope(**service.sum_by_category(current_user.id, reader, query.get("month")))


@blueprint.route("/transactions/suggestions")
@signed_in
@blueprint.arguments(SuggestionQuerySchema, location="query")
@blueprint.answers(
    200,
    SuggestionSchema,
    recent_categories=fields.Nested(RecentCategoriesSchema, required=True),
)
def suggest(query: dict[str, Any]) -> Body:
    """Suggest what was recorded before; best first, without `q` what is used most."""
    reader = service.reader_of(current_user, current_language())
    return envelope(**suggestions.suggest(current_user.id, query["q"], query.get("type"), reader))


@blueprint.route("/transactions/export")
@signed_in
@blueprint.gives_file(*TYPES.values())
@blueprint.arguments(ExportQuerySchema, location="query")
@limited("30 per hour", by=person)
def export_transactions(query: ExportQuery) -> Response:
    """Take the filtered list as a CSV or XLSX file."""
    reader = service.reader_of(current_user, current_language())
    sheet = exporting.export(current_user.id, *query, reader)
    response = Response(exporting.pieces(sheet.file), mimetype=TYPES[query.format])
    response.content_length = sheet.size
    response.headers["Content-Disposition"] = f'attachment; filename="{sheet.name}"'
    response.call_on_close(sheet.file.close)
    return response
