"""The routes of transactions."""

import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from flask import Response
from marshmallow import fields

from server.categories.current_book import get_current_book
from server.categories.schemas import CategoryLookSchema
from server.core.calendar.money_month import Period
from server.core.http.access import heavy
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import _, current_language
from server.sessions.access_guard import current_account, signed_in
from server.transactions import (
    category_report,
    long_exports,
    reports,
    service,
    spreadsheet,
    suggestions,
)
from server.transactions.category_report import CategoriesRequest, MonthsRequest
from server.transactions.category_schemas import (
    ByCategoryQuerySchema,
    ByMonthQuerySchema,
    CategoryMonthSchema,
    CategorySumSchema,
    ComparedDaysSchema,
    GroupSumSchema,
    NamedDaysSchema,
    SummedDaysSchema,
    TypeTotalsSchema,
)
from server.transactions.requests import (
    BulkSchema,
    ExportQuery,
    ExportQuerySchema,
    ListQuery,
    ListQuerySchema,
    SuggestionQuerySchema,
    SummaryQuerySchema,
    reads_every_row,
)
from server.transactions.schemas import (
    ActSchema,
    BarSchema,
    EditSchema,
    NewTransactionSchema,
    RecentCategoriesSchema,
    RecentWalletsSchema,
    SuggestionSchema,
    TotalsSchema,
    TransactionExportSchema,
    TransactionSchema,
    TransferSuggestionSchema,
    UndoneSchema,
    WindowSchema,
)
from server.transactions.service import BulkChange, TransactionChange
from server.transactions.spreadsheet import TYPES, Format, TooManyRows
from server.transactions.viewer_context import ViewerContext, viewer_context
from server.wallets.current_wallets import get_current_wallets

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT
CHANGED = HTTPStatus.PRECONDITION_FAILED

# First pages without filters that only the viewer's categories explain.
FIRST_PAGE = re.compile(
    rb"limit=[0-9]{1,3}(&category=[a-z]+)?"
    rb"|category=[a-z]+(&include=transfers%2Cadjustments)?&limit=[0-9]{1,3}"
)

blueprint = Blueprint("transactions", __name__, description="Recording money and reading it back")


@blueprint.route("/transactions")
@signed_in
@heavy(when=reads_every_row)
@blueprint.arguments(ListQuerySchema, location="query", frequent=FIRST_PAGE)
@blueprint.answers(
    200,
    TransactionSchema,
    totals=fields.Nested(TotalsSchema, required=True),
    next_cursor=fields.String(required=True, allow_none=True),
)
def list_transactions(query: ListQuery) -> Body:
    """List transactions with the totals of all that the filters meet."""
    page = service.list_transactions(current_account().id, *query, get_current_book())
    return envelope(datas=page.items, totals=page.totals.serialize(), next_cursor=page.next_cursor)


@blueprint.route("/transaction/add", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(CONFLICT)
@blueprint.arguments(NewTransactionSchema)
@blueprint.answers(201, TransactionSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def add_transaction(new: service.NewTransaction) -> Body:
    """Record an income or an expense; answers it with the new balance.

    A second call with the same `client_key` stores nothing and answers the entry as it is now; with
    other values, or after the entry was deleted, it is a 409.
    """
    item, balance = service.add_transaction(
        current_account().id, new, get_current_book(), get_current_wallets()
    )
    return envelope(_("Your transaction has been saved."), [item], balance=balance)


@blueprint.route("/transactions/summary")
@signed_in
@blueprint.arguments(SummaryQuerySchema, location="query")
@blueprint.answers(200, BarSchema, window=fields.Nested(WindowSchema, required=True))
def summarise_transactions(query: dict[str, Any]) -> Body:
    """Sum up income and expenses by day, week, month or year."""
    summary = reports.summarize_periods(
        current_account().id, _viewer(), Period(query["period"]), query.get("at")
    )
    return envelope(**summary)


@blueprint.route("/transactions/by-category")
@signed_in
@blueprint.arguments(ByCategoryQuerySchema, location="query")
@blueprint.answers(
    200,
    CategorySumSchema,
    groups=fields.List(fields.Nested(GroupSumSchema), required=True),
    totals=fields.Nested(TypeTotalsSchema, required=True),
    returned=fields.Integer(required=True),
    period=fields.Nested(SummedDaysSchema, required=True),
    month=fields.Nested(NamedDaysSchema, required=True),
    compared=fields.Nested(ComparedDaysSchema, required=True),
    last_month=fields.String(required=True),
)
def sum_by_category(request: CategoriesRequest) -> Body:
    """Sum up each category of a money month, or of some days, against the ones before."""
    return envelope(
        **category_report.summarize_categories(current_account().id, _viewer(), request)
    )


@blueprint.route("/transactions/by-month")
@signed_in
@blueprint.arguments(ByMonthQuerySchema, location="query")
@blueprint.answers(
    200,
    CategoryMonthSchema,
    category=fields.Nested(CategoryLookSchema, required=True),
    average=fields.Integer(required=True, allow_none=True),
)
def sum_by_month(request: MonthsRequest) -> Body:
    """Sum up one category in each of twelve money months."""
    return envelope(**category_report.summarize_months(current_account().id, _viewer(), request))


@blueprint.route("/transactions/suggestions")
@signed_in
@blueprint.arguments(SuggestionQuerySchema, location="query")
@blueprint.answers(
    200,
    SuggestionSchema,
    recent_categories=fields.Nested(RecentCategoriesSchema, required=True),
    transfers=fields.List(fields.Nested(TransferSuggestionSchema), required=True),
    recent_wallets=fields.Nested(RecentWalletsSchema, required=True),
)
def suggest(query: dict[str, Any]) -> Body:
    """Suggest what was recorded before; best first, without `q` what is used most."""
    version = current_account().book_version
    return envelope(
        **suggestions.suggest(
            get_current_wallets(), version, query["q"], query.get("type"), _viewer()
        )
    )


@blueprint.route("/transactions/export")
@signed_in
@heavy()
@blueprint.refuses(CONFLICT)
@blueprint.gives_file(*TYPES.values())
@blueprint.arguments(ExportQuerySchema, location="query")
@limited("30 per hour", by=user_or_address, spared=(TooManyRows,))
def export_transactions(query: ExportQuery) -> Response:
    """Take the filtered list as a CSV or XLSX file; too many rows are a 409, to be ordered."""
    sheet = spreadsheet.export_transactions(current_account().id, *query, _viewer())
    content = spreadsheet.read_chunks(sheet.file)
    response = _attachment(content, sheet.name, sheet.size, query.format)
    response.call_on_close(sheet.file.close)
    return response


@blueprint.route("/transactions/exports")
@signed_in
@blueprint.answers(200, TransactionExportSchema)
def list_ordered_exports() -> Body:
    """Get how far the ordered file is; nothing without one."""
    return envelope(datas=long_exports.list_exports(current_account().id))


@blueprint.route("/transactions/exports", methods=["POST"])
@signed_in
@blueprint.refuses(CONFLICT)
@blueprint.arguments(ExportQuerySchema)
@limited("30 per hour", by=user_or_address)
@blueprint.answers(202, TransactionExportSchema, message=True)
def order_export(query: ExportQuery) -> Body:
    """Order the filtered list as a file; the worker writes it, in place of an earlier one."""
    export = long_exports.order_export(current_account().id, *query, current_language())
    return envelope(_("We're preparing your file."), [export])


@blueprint.route("/transactions/exports/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, message=True)
def cancel_export(**path: str) -> Body:
    """Stop writing a file, or delete a finished one."""
    long_exports.cancel_export(current_account().id, path["id"])
    return envelope(_("The export has been cancelled."))


@blueprint.route("/transactions/exports/<string:id>/file")
@signed_in
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.gives_file(*TYPES.values())
@limited("60 per hour", by=user_or_address)
def get_ordered_export(**path: str) -> Response:
    """Take an ordered file, for 24 hours after it was written."""
    file = long_exports.open_file(current_account().id, path["id"], current_account().timezone)
    return _attachment(file.content, file.name, file.size, file.format)


def _attachment(content: Iterator[bytes], name: str, size: int, format_: Format) -> Response:
    response = Response(content, mimetype=TYPES[format_])
    response.content_length = size
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@blueprint.route("/transactions/<string:id>")
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, TransactionSchema)
def get_transaction(**path: str) -> Response:
    """One transaction; the ETag is its version."""
    item = service.get_transaction(current_account().id, path["id"], get_current_book())
    return respond_with_version(envelope(datas=[item]), item["version"])


@blueprint.route("/transactions/<string:id>", methods=["PUT"])
@signed_in
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(EditSchema)
@blueprint.answers(200, TransactionSchema, message=True, balance=fields.Integer(required=True))
def change_transaction(edit: TransactionChange, **path: str) -> Response:
    """Change a transaction; answers it with the new balance."""
    item, balance = service.change_transaction(
        current_account().id, path["id"], edit, read_if_match(), get_current_book()
    )
    message = _("Your transaction has been changed.")
    return respond_with_version(envelope(message, [item], balance=balance), item["version"])


@blueprint.route("/transactions/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.versioned
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, message=True, balance=fields.Integer(required=True))
def delete_transaction(**path: str) -> Body:
    """Delete a transaction; within 24 hours it can be restored."""
    balance = service.delete_transaction(
        current_account().id, path["id"], read_if_match(), get_current_book()
    )
    return envelope(_("Your transaction has been deleted."), balance=balance)


@blueprint.route("/transactions/<string:id>/restore", methods=["POST"])
@signed_in
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, TransactionSchema, message=True, balance=fields.Integer(required=True))
def restore_transaction(**path: str) -> Response:
    """Bring a deleted transaction back as it was; one that is there answers as it is."""
    item, balance = service.restore_transaction(
        current_account().id, path["id"], get_current_book()
    )
    message = _("Your transaction has been restored.")
    return respond_with_version(envelope(message, [item], balance=balance), item["version"])


@blueprint.route("/transactions/bulk", methods=["POST"])
@signed_in
@heavy()
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND, CHANGED)
@blueprint.arguments(BulkSchema)
@blueprint.answers(200, ActSchema, message=True, balance=fields.Integer(required=True))
@idempotent(200)
def change_many(bulk: BulkChange) -> Body:
    """Delete many transactions, or put them into a category, as one act that can be undone."""
    action, balance = service.change_transactions(current_account().id, bulk, get_current_book())
    message = _("The transactions have been deleted.")
    if bulk.category_id:
        message = _("The transactions have a new category.")
    return envelope(message, [action], balance=balance)


@blueprint.route("/transactions/bulk/<string:id>/undo", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, UndoneSchema, message=True, balance=fields.Integer(required=True))
def undo_act(**path: str) -> Body:
    """Take an act back within 24 hours; rows that were changed since stay as they are."""
    undone, balance = service.undo_action(current_account().id, path["id"])
    return envelope(_("The change has been undone."), [undone], balance=balance)


def _viewer() -> ViewerContext:
    return viewer_context(current_account(), current_language())
