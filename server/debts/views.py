"""Views of debts and their payments."""

from typing import Any, Final

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _, current_language
from server.debts import payments, service, shared_bill
from server.debts.card_schemas import CardBillSchema
from server.debts.models import NewBill, NewDebt, NewPayment
from server.debts.payoff_comparison import compare_orders
from server.debts.payoff_schemas import PayoffOrderSchema, PayoffQuerySchema
from server.debts.schemas import (
    DebtChangesSchema,
    DebtDetailSchema,
    DebtSchema,
    MonthsAheadSchema,
    NewBillSchema,
    NewDebtPaymentSchema,
    NewDebtSchema,
)
from server.debts.service import Viewer
from server.reminders.viewer_context import viewer_context as reminder_viewer
from server.sessions.access_guard import signed_in
from server.transactions.viewer_context import ViewerContext, viewer_context

CARDS: Final = fields.List(fields.Nested(CardBillSchema), required=True)
AHEAD: Final = fields.Nested(MonthsAheadSchema, required=True)

blueprint = Blueprint("debts", __name__, description="What people owe and what they lent")


@blueprint.route("/debts")
@signed_in
@blueprint.answers(200, DebtSchema, cards=CARDS, ahead=AHEAD)
def list_debts() -> Body:
    """Every debt, paid ones too, the oldest first, the bills of cards, and the months ahead."""
    listed = service.list_debts(current_user.id, _viewer())
    ahead = listed.ahead.serialize(current_language())
    return envelope(datas=listed.items, cards=listed.cards, ahead=ahead)


@blueprint.route("/debts", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(409)
@blueprint.arguments(NewDebtSchema)
@blueprint.answers(201, DebtDetailSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def add_debt(new: NewDebt) -> Body:
    """Add a debt with what it begins with; at most 100 an account."""
    item, balance = service.add_debt(current_user.id, new, _viewer())
    return envelope(_("Your debt has been added."), [item], balance=balance)


@blueprint.route("/debts/bills", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(409)
@blueprint.arguments(NewBillSchema)
@blueprint.answers(201, DebtDetailSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def share_bill(new: NewBill) -> Body:
    """Split a bill: one's own part is an expense, the others owe theirs."""
    items, balance = shared_bill.share_bill(current_user.id, new, _viewer())
    return envelope(_("The bill has been split."), items, balance=balance)


@blueprint.route("/debts/payoff")
@signed_in
@blueprint.arguments(PayoffQuerySchema, location="query")
@blueprint.answers(200, PayoffOrderSchema)
def compare_payoff(query: dict[str, Any]) -> Body:
    """Compare paying as agreed with two orders of paying early; empty without an open debt."""
    return envelope(datas=compare_orders(current_user.id, query["extra"], _ledger()))


@blueprint.route("/debts/<string:id>")
@signed_in
@blueprint.refuses(404)
@blueprint.answers(200, DebtDetailSchema)
def get_debt(**path: str) -> Response:
    """One debt with its schedule; the ETag is its version, which payments do not change."""
    item = service.get_debt(current_user.id, path["id"], _ledger())
    return respond_with_version(envelope(datas=[item]), item["version"])


@blueprint.route("/debts/<string:id>", methods=["PUT"])
@signed_in
@blueprint.refuses(404, 409)
@blueprint.versioned
@blueprint.arguments(DebtChangesSchema)
@blueprint.answers(200, DebtDetailSchema, message=True)
def change_debt(changes: dict[str, Any], **path: str) -> Response:
    """Rename a debt, say with whom it is, or change the terms of what is not paid yet."""
    item = service.change_debt(current_user.id, path["id"], changes, read_if_match(), _viewer())
    return respond_with_version(envelope(_("Your debt has been changed."), [item]), item["version"])


@blueprint.route("/debts/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(404)
@blueprint.answers(200, message=True)
def delete_debt(**path: str) -> Body:
    """Delete a debt; its wallet and everything that was recorded for it stay."""
    service.delete_debt(current_user.id, path["id"])
    return envelope(_("Your debt has been deleted. What you recorded for it stays."))


@blueprint.route("/debts/<string:id>/payments", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(404, 409)
@blueprint.arguments(NewDebtPaymentSchema)
@blueprint.answers(
    201,
    DebtDetailSchema,
    message=True,
    balance=fields.Integer(required=True),
    transaction_id=fields.String(required=True),
)
@idempotent(201)
def pay_debt(new: NewPayment, **path: str) -> Body:
    """Record a payment; deleting its transaction undoes it whole."""
    done = payments.pay_debt(current_user.id, path["id"], new, _ledger())
    return envelope(
        _("The payment has been recorded."),
        [done.debt],
        balance=done.balance,
        transaction_id=done.transaction["id"],
    )


def _ledger() -> ViewerContext:
    return viewer_context(current_user, current_language())


def _viewer() -> Viewer:
    return Viewer(_ledger(), reminder_viewer(current_user, current_language()))
