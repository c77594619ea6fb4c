"""The routes of transfers, adjustments, and the entries of a wallet."""

from http import HTTPStatus

from flask import Response
from marshmallow import fields

from server.categories.current_book import get_current_book
from server.core.http.access import heavy
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _
from server.sessions.access_guard import current_account, signed_in
from server.transactions import transfers, wallet_entries
from server.transactions.requests import EntriesQuerySchema, ListQuery, reads_every_row
from server.transactions.schemas import (
    AdjustmentSchema,
    NewTransferSchema,
    TotalsSchema,
    TransactionSchema,
    TransferEditSchema,
    TransferSchema,
    WalletEntrySchema,
)
from server.transactions.transfers import Adjustment, Transfer, TransferChange
from server.transactions.views import blueprint
from server.wallets.current_wallets import get_current_wallets

# These routes belong to the ledger's own blueprint.
__all__ = ("blueprint",)

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT


@blueprint.route("/transfers", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(CONFLICT)
@blueprint.arguments(NewTransferSchema)
@blueprint.answers(201, TransferSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def add_transfer(new: Transfer) -> Body:
    """Move money from one wallet to another; answers the transfer with the new balance.

    A `client_key` works as in the call that records an income or an expense.
    """
    item, balance = transfers.add_transfer(current_account().id, new, get_current_book())
    return envelope(_("Your transfer has been saved."), [item], balance=balance)


@blueprint.route("/transfers/<string:id>")
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, TransferSchema)
def get_transfer(**path: str) -> Response:
    """One transfer with its fee; the ETag is its version."""
    item = transfers.get_transfer(current_account().id, path["id"], get_current_book())
    return respond_with_version(envelope(datas=[item]), item["version"])


@blueprint.route("/transfers/<string:id>", methods=["PUT"])
@signed_in
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(TransferEditSchema)
@blueprint.answers(200, TransferSchema, message=True, balance=fields.Integer(required=True))
def change_transfer(change: TransferChange, **path: str) -> Response:
    """Change a transfer with its fee; deleted and restored it is as any transaction."""
    item, balance = transfers.change_transfer(
        current_account().id, path["id"], change, read_if_match(), get_current_book()
    )
    body = envelope(_("Your transfer has been changed."), [item], balance=balance)
    return respond_with_version(body, item["version"])


@blueprint.route("/wallets/<string:id>/adjust", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(AdjustmentSchema)
@blueprint.answers(201, TransactionSchema, message=True, balance=fields.Integer(required=True))
@idempotent(201)
def adjust_wallet(wanted: Adjustment, **path: str) -> Body:
    """Say what a wallet really holds.

    The difference is neither income nor an expense, unless a category is named.
    """
    item, balance = transfers.adjust_wallet(
        current_account().id, path["id"], wanted, get_current_book()
    )
    return envelope(_("Your wallet's balance has been corrected."), [item], balance=balance)


@blueprint.route("/wallets/<string:id>/entries")
@signed_in
@heavy(when=reads_every_row)
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(EntriesQuerySchema, location="query")
@blueprint.answers(
    200,
    WalletEntrySchema,
    totals=fields.Nested(TotalsSchema, required=True),
    next_cursor=fields.String(required=True, allow_none=True),
)
def list_entries(query: ListQuery, **path: str) -> Body:
    """List everything in a wallet with the balance after it, the newest first."""
    page = wallet_entries.list_entries(get_current_wallets(), path["id"], query, get_current_book())
    return envelope(datas=page.items, totals=page.totals.serialize(), next_cursor=page.next_cursor)
