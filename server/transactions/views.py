"""The calls that record money and read it back."""

from dataclasses import asdict
from typing import Any

from flask_login import current_user
from marshmallow import fields

from server.core.blueprint import Blueprint
from server.core.envelope import Body, envelope
from server.core.i18n import _, current_language
from server.core.idempotency import idempotent
from server.core.period import Period
from server.sessions.guard import signed_in
from server.transactions import service
from server.transactions.schemas import (
    BarSchema,
    ListQuery,
    ListQuerySchema,
    NewTransactionSchema,
    SummaryQuerySchema,
    TotalsSchema,
    TransactionSchema,
    WindowSchema,
)

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
    """List transactions, newest first, with the totals of all that the filters meet."""
    page = service.list_transactions(current_user.id, *query, current_language())
    return envelope(datas=page.items, totals=asdict(page.totals), next_cursor=page.next_cursor)


@blueprint.route("/transaction/add", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.arguments(NewTransactionSchema)
@blueprint.answers(201, TransactionSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def add_transaction(new: service.NewTransaction) -> Body:
    """Record an income or an expense; answers it with the new balance."""
    item, balance = service.add_transaction(current_user.id, new, current_language())
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
