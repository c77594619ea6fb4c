"""The console's calls for accounts and invitations."""

from typing import Any

from flask_login import current_user
from marshmallow import fields

from server.admin_users import service
from server.admin_users.schemas import (
    AccountDetailsSchema,
    AccountsQuerySchema,
    InvitationSchema,
    ListedAccountSchema,
    LookSchema,
    NewInvitationSchema,
    SeenTransactionSchema,
    SuspensionSchema,
)
from server.auth import invitations
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.idempotency import idempotent
from server.core.http.pagination import PageRequestSchema
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import _
from server.sessions.access_guard import admin
from server.users.search import search_accounts

blueprint = Blueprint("admin_users", __name__, description="Accounts in the console")


@blueprint.route("/admin/users")
@admin
@blueprint.arguments(AccountsQuerySchema, location="query")
@blueprint.answers(200, ListedAccountSchema, total=fields.Integer(required=True))
def list_accounts(query: dict[str, Any]) -> Body:
    """List accounts by name, address, registration or last use."""
    found = search_accounts(query.pop("q"), **query)
    return envelope(datas=found.items, total=found.total)


@blueprint.route("/admin/users/<string:id>")
@admin
@blueprint.refuses(404)
@blueprint.answers(200, AccountDetailsSchema)
def show_account(**path: str) -> Body:
    """Show one account, without anything of its money."""
    return envelope(datas=[service.get_details(current_user, path["id"])])


@blueprint.route("/admin/users/<string:id>/suspend", methods=["POST"])
@admin
@blueprint.refuses(404, 409)
@blueprint.arguments(SuspensionSchema)
@blueprint.answers(200, AccountDetailsSchema, message=True)
def suspend_account(form: dict[str, str], **path: str) -> Body:
    """Keep somebody out from their next call on; they are told the reason and the note by mail."""
    account = service.suspend_account(current_user, path["id"], **form)
    return envelope(_("The account is suspended. We'll email its owner the reason."), [account])


@blueprint.route("/admin/users/<string:id>/restore", methods=["POST"])
@admin
@blueprint.refuses(404, 409)
@blueprint.answers(200, AccountDetailsSchema, message=True)
def lift_suspension(**path: str) -> Body:
    """Let somebody who was suspended in again; they are told by mail."""
    account = service.restore_account(current_user, path["id"])
    return envelope(_("The account is active again. We'll email its owner."), [account])


@blueprint.route("/admin/users/<string:id>/sign-out", methods=["POST"])
@admin
@blueprint.refuses(404, 409)
@blueprint.answers(200, AccountDetailsSchema, message=True)
def sign_account_out(**path: str) -> Body:
    """Sign somebody out on every device at once."""
    account = service.sign_out(current_user, path["id"])
    return envelope(_("Every device on this account is signed out."), [account])


@blueprint.route("/admin/users/<string:id>/resend-verification", methods=["POST"])
@admin
@blueprint.refuses(404, 409, 429)
@blueprint.answers(200, AccountDetailsSchema, message=True)
def resend_verification(**path: str) -> Body:
    """Mail a new link to somebody who has not confirmed the address yet."""
    account = service.resend_verification(current_user, path["id"])
    return envelope(_("We've sent a new link to confirm the address."), [account])


@blueprint.route("/admin/users/<string:id>/password-reset", methods=["POST"])
@admin
@blueprint.refuses(404, 409, 429)
@blueprint.answers(200, AccountDetailsSchema, message=True)
def start_password_reset(**path: str) -> Body:
    """Mail somebody a link to choose a new password; nobody else ever sees it."""
    account = service.start_password_reset(current_user, path["id"])
    return envelope(_("We've sent a link to set a new password."), [account])


@blueprint.route("/admin/users/<string:id>/transactions")
@admin
@limited("300 per hour", by=user_or_address)
@blueprint.refuses(404)
@blueprint.arguments(LookSchema, location="query")
@blueprint.answers(200, SeenTransactionSchema, total=fields.Integer(required=True))
def look_at_transactions(query: dict[str, Any], **path: str) -> Body:
    """Show somebody's transactions without their details; the person sees who looked and why."""
    found = service.list_transactions(current_user, path["id"], **query)
    return envelope(datas=found.items, total=found.total)


@blueprint.route("/admin/invitations")
@admin
@blueprint.arguments(PageRequestSchema, location="query")
@blueprint.answers(200, InvitationSchema, total=fields.Integer(required=True))
def list_invitations(query: dict[str, Any]) -> Body:
    """List who was invited, the newest first."""
    found = invitations.list_invitations(query["which"])
    return envelope(datas=found.items, total=found.total)


@blueprint.route("/admin/invitations", methods=["POST"])
@admin
@blueprint.idempotent
@blueprint.refuses(409, 429)
@blueprint.arguments(NewInvitationSchema)
@blueprint.answers(201, InvitationSchema, message=True)
@idempotent(201, about=lambda made: str(made["id"]))
def invite(form: dict[str, str]) -> Body:
    """Invite somebody by mail: the link makes an account of a Member, once, for 72 hours."""
    made = invitations.invite(current_user.id, **form)
    return envelope(_("The invitation has been sent."), [made])


@blueprint.route("/admin/invitations/<string:id>/resend", methods=["POST"])
@admin
@blueprint.refuses(404, 409, 429)
@blueprint.answers(200, InvitationSchema, message=True)
def resend_invitation(**path: str) -> Body:
    """Mail an invitation once more; it is good for 72 hours from now."""
    sent = invitations.resend_invitation(current_user.id, path["id"])
    return envelope(_("The invitation has been sent."), [sent])


@blueprint.route("/admin/invitations/<string:id>", methods=["DELETE"])
@admin
@blueprint.refuses(404, 409)
@blueprint.answers(200, InvitationSchema, message=True)
def withdraw_invitation(**path: str) -> Body:
    """Take an invitation back: its link works no more."""
    gone = invitations.withdraw_invitation(current_user.id, path["id"])
    return envelope(_("The invitation has been withdrawn."), [gone])
