"""The calls that change what was recorded, and take changes back."""

from http import HTTPStatus

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.categories.present import present_book
from server.core.http.envelope import Body, envelope
from server.core.http.etags import sent_match, tagged
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _
from server.sessions.guard import signed_in
from server.transactions import acts, changing
from server.transactions.acts import Bulk
from server.transactions.change_schemas import ActSchema, BulkSchema, EditSchema, UndoneSchema
from server.transactions.changing import Edit
from server.transactions.schemas import TransactionSchema
from server.transactions.views import blueprint

__all__ = ["blueprint"]

NOT_FOUND = HTTPStatus.NOT_FOUND
CHANGED = HTTPStatus.PRECONDITION_FAILED


@blueprint.route("/transactions/<string:id>")
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, TransactionSchema)
def get_transaction(**path: str) -> Response:
    """One transaction; the ETag is its version."""
    item = changing.get_transaction(current_user.id, path["id"], present_book())
    return tagged(envelope(datas=[item]), item["version"])


@blueprint.route("/transactions/<string:id>", methods=["PUT"])
@signed_in
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(EditSchema)
@blueprint.answers(200, TransactionSchema, message=True, balance=fields.Integer(required=True))
def change_transaction(edit: Edit, **path: str) -> Response:
    """Change a transaction; answers it with the new balance."""
    item, balance = changing.change_transaction(
        current_user.id, path["id"], edit, sent_match(), present_book()
    )
    said = _("Your transaction has been changed.")
    return tagged(envelope(said, [item], balance=balance), item["version"])


@blueprint.route("/transactions/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, message=True, balance=fields.Integer(required=True))
def delete_transaction(**path: str) -> Body:
    """Delete a transaction; within 24 hours it can be restored."""
    balance = acts.delete_transaction(current_user.id, path["id"], sent_match(), present_book())
    return envelope(_("Your transaction has been deleted."), balance=balance)


@blueprint.route("/transactions/<string:id>/restore", methods=["POST"])
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, TransactionSchema, message=True, balance=fields.Integer(required=True))
def restore_transaction(**path: str) -> Response:
    """Bring a deleted transaction back as it was; one that is there answers as it is."""
    item, balance = acts.restore_transaction(current_user.id, path["id"], present_book())
    said = _("Your transaction is back.")
    return tagged(envelope(said, [item], balance=balance), item["version"])


@blueprint.route("/transactions/bulk", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND, CHANGED)
@blueprint.arguments(BulkSchema)
@blueprint.answers(200, ActSchema, message=True, balance=fields.Integer(required=True))
@idempotent(200)
def change_many(bulk: Bulk) -> Body:
    """Delete many transactions, or put them into a category, as one act that can be undone."""
    act, balance = acts.change_many(current_user.id, bulk, present_book())
    said = _("The transactions have been deleted.")
    if bulk.category_id:
        said = _("The transactions have another category now.")
    return envelope(said, [act], balance=balance)


@blueprint.route("/transactions/bulk/<string:id>/undo", methods=["POST"])
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, UndoneSchema, message=True, balance=fields.Integer(required=True))
def undo_act(**path: str) -> Body:
    """Take an act back within 24 hours; rows that were changed since stay as they are."""
    undone, balance = acts.undo(current_user.id, path["id"])
    return envelope(_("The change has been taken back."), [undone], balance=balance)
