"""The routes of wallets."""

from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.core.calendar.clock import today
from server.core.http.access import heavy
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _, current_language
from server.sessions.access_guard import current_account, signed_in
from server.site.holidays import get_money_calendar
from server.users.balances import Opening
from server.users.fields import OpeningSchema
from server.wallets import balances, net_worth, service
from server.wallets.current_wallets import get_current_wallets
from server.wallets.schemas import (
    NetWorthSchema,
    NewWalletSchema,
    WalletChangesSchema,
    WalletMergeSchema,
    WalletOrderSchema,
    WalletSchema,
    WalletUsesQuerySchema,
    WalletUsesSchema,
)
from server.wallets.service import WalletFields

blueprint = Blueprint("wallets", __name__, description="Where money is")


@blueprint.route("/wallets")
@signed_in
@blueprint.answers(200, WalletSchema, balance=fields.Integer(required=True))
def list_wallets() -> Body:
    """Every wallet in the person's order, and the balance of those that count."""
    items = service.list_wallets(get_current_wallets(), current_language())
    return envelope(datas=items, balance=current_account().balance)


@blueprint.route("/wallets", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(409)
@blueprint.arguments(NewWalletSchema)
@blueprint.answers(201, WalletSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def add_wallet(new: WalletFields) -> Body:
    """Add a wallet."""
    item, balance = service.add_wallet(current_user.id, new, current_language())
    return envelope(_("Your wallet has been added."), [item], balance=balance)


@blueprint.route("/wallets/order", methods=["PUT"])
@signed_in
@blueprint.arguments(WalletOrderSchema)
@blueprint.answers(200, WalletSchema, message=True)
def order_wallets(wanted: dict[str, Any]) -> Body:
    """Put the wallets into another order; answers every wallet."""
    items = service.order_wallets(current_user.id, wanted["ids"], current_language())
    return envelope(_("Your wallet order is saved."), items)


@blueprint.route("/wallets/<string:id>", methods=["PUT"])
@signed_in
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.arguments(WalletChangesSchema)
@blueprint.answers(200, WalletSchema, message=True, balance=fields.Integer(required=True))
def change_wallet(changes: WalletFields, **path: str) -> Response:
    """Change a wallet, archive it, or take it back into use."""
    item, balance = service.change_wallet(
        current_user.id, path["id"], changes, read_if_match(), current_language()
    )
    body = envelope(_("Your wallet has been changed."), [item], balance=balance)
    return respond_with_version(body, item["version"])


@blueprint.route("/wallets/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(404, 409)
@blueprint.answers(200, message=True, balance=fields.Integer(required=True))
def remove_wallet(**path: str) -> Body:
    """Delete a wallet that has no entries."""
    balance = service.delete_wallet(current_user.id, path["id"])
    return envelope(_("Your wallet has been deleted."), balance=balance)


@blueprint.route("/wallets/<string:id>/uses")
@signed_in
@blueprint.refuses(404)
@blueprint.arguments(WalletUsesQuerySchema, location="query")
@blueprint.answers(200, WalletUsesSchema, between=fields.Integer(required=True))
def count_entries(query: dict[str, str], **path: str) -> Body:
    """Count what is in a wallet.

    `between` of its transactions are transfers from or to `into_id`; a merge deletes them.
    """
    wallets = get_current_wallets()
    uses = service.count_usage(wallets, path["id"])
    between = service.count_between(wallets, path["id"], query.get("into_id"))
    return envelope(datas=[uses], between=between)


@blueprint.route("/wallets/<string:id>/merge", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(404)
@blueprint.arguments(WalletMergeSchema)
@blueprint.answers(
    200,
    WalletSchema,
    message=True,
    balance=fields.Integer(required=True),
    moved=fields.Nested(WalletUsesSchema, required=True),
)
def merge_wallets(body: dict[str, str], **path: str) -> Body:
    """Move everything of a wallet into another one; answers the one that is left."""
    done = service.merge_wallets(current_user.id, path["id"], body["into_id"], current_language())
    return envelope(
        _("Everything is in {wallet} now."),
        [done.item],
        params={"wallet": done.item["name"]},
        balance=done.balance,
        moved=done.moved,
    )


@blueprint.route("/net-worth")
@signed_in
@blueprint.answers(200, NetWorthSchema)
def list_net_worth() -> Body:
    """What the person has less what they owe, over twelve money months."""
    account = current_account()
    calendar = get_money_calendar(account.payday, shift=account.payday_shift)
    months = net_worth.list_net_worth(
        get_current_wallets(), today(account.timezone), calendar, current_language()
    )
    return envelope(datas=months)


@blueprint.route("/users/opening-balance", methods=["PUT"])
@signed_in
@blueprint.arguments(OpeningSchema)
@blueprint.answers(200, OpeningSchema, message=True, balance=fields.Integer(required=True))
def set_opening(wanted: Opening) -> Body:
    """Remember what the starting wallet began with; it counts in its balance, not as income."""
    balance = balances.set_opening(current_user.id, wanted)
    return envelope(_("Your opening amount is saved."), [wanted.serialize()], balance=balance)
