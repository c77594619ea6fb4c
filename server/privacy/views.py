"""What a person may do with all of their data."""

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import _, current_language
from server.privacy import access_log, account_closure, consents, data_requests, export_requests
from server.privacy.schemas import (
    AccessLogEntrySchema,
    AskedOfParentSchema,
    ClosingSchema,
    ConsentSchema,
    DataRequestSchema,
    ExportSchema,
    GuardianSchema,
    NewDataRequestSchema,
    ParentSchema,
    TokenSchema,
)
from server.sessions.access_guard import reauthenticated, registered, signed_in
from server.sessions.flask_session_interface import browser_session

ZIP = "application/zip"

blueprint = Blueprint("privacy", __name__, description="The own data: to take, to correct, to end")


@blueprint.route("/users/exports")
@signed_in
@blueprint.answers(200, ExportSchema)
def list_exports() -> Body:
    """List the archives of the own data, the newest first."""
    return envelope(datas=export_requests.list_exports(current_user.id))


@blueprint.route("/users/exports", methods=["POST"])
@signed_in
@reauthenticated
@limited("30 per hour", by=user_or_address)
@blueprint.answers(202, ExportSchema, message=True)
def ask_for_export() -> Body:
    """Ask for all of the own data; the one that is being made already is answered again."""
    export = export_requests.request_export(current_user.id, current_language())
    return envelope(_("We're preparing your data."), [export])


@blueprint.route("/users/exports/<string:id>")
@signed_in
@blueprint.refuses(404)
@blueprint.answers(200, ExportSchema)
def get_export(**path: str) -> Body:
    """Get how far an archive is."""
    return envelope(datas=[export_requests.get_export(current_user.id, path["id"])])


@blueprint.route("/users/exports/<string:id>/file")
@signed_in
@reauthenticated
@blueprint.refuses(404, 409)
@blueprint.gives_file(ZIP)
def get_export_file(**path: str) -> Response:
    """Take an archive, for 48 hours after it was made."""
    archive = export_requests.open_archive(current_user.id, path["id"])
    response = Response(archive.content, mimetype=ZIP)
    response.content_length = archive.size
    response.headers["Content-Disposition"] = f'attachment; filename="{archive.name}"'
    return response


@blueprint.route("/users", methods=["DELETE"])
@signed_in
@reauthenticated
@blueprint.refuses(409)
@blueprint.arguments(ClosingSchema)
@blueprint.answers(200, message=True, closes_at=fields.String(required=True))
def close_account(_body: dict[str, str]) -> Body:
    """Close the own account: signed out everywhere at once, erased 72 hours later."""
    closes_at = account_closure.close_account(current_user.id, current_language())
    browser_session().forget()
    return envelope(_("Account deleted!"), closes_at=closes_at)


@blueprint.route("/users/restore", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.arguments(TokenSchema)
@blueprint.answers(200, message=True)
def restore_account(body: dict[str, str]) -> Body:
    """Keep an account that closes, by the mailed link; signs nobody in."""
    account_closure.reopen_account(body["token"])
    return envelope(_("Your account stays open. You can sign in again."))


@blueprint.route("/data-requests")
@signed_in
@blueprint.answers(200, DataRequestSchema)
def list_data_requests() -> Body:
    """List the own requests, the newest first."""
    return envelope(datas=data_requests.list_requests(current_user.id))


@blueprint.route("/data-requests", methods=["POST"])
@signed_in
@registered
@blueprint.idempotent
@blueprint.arguments(NewDataRequestSchema)
@blueprint.answers(201, DataRequestSchema, message=True)
@idempotent(201)
@limited("10 per day", by=user_or_address)
def make_data_request(body: dict[str, str]) -> Body:
    """Ask for something to be done with the own data; answered within 72 hours."""
    request = data_requests.create_request(current_user.id, body["kind"], body["text"])
    return envelope(_("Your request has been sent. We'll answer within 72 hours."), [request])


@blueprint.route("/users/consents")
@signed_in
@blueprint.answers(200, ConsentSchema)
def list_consents() -> Body:
    """List what the own account has agreed to, and when."""
    return envelope(datas=consents.list_consents(current_user.id))


@blueprint.route("/users/consents/<string:purpose>", methods=["DELETE"])
@signed_in
@blueprint.refuses(404)
@blueprint.answers(200, ConsentSchema, message=True)
def withdraw_consent(**path: str) -> Body:
    """Withdraw a consent; what it allowed ends at once."""
    consents.withdraw_consent(current_user.id, path["purpose"])
    return envelope(_("Your consent has been withdrawn."), consents.list_consents(current_user.id))


@blueprint.route("/users/parental-consent")
@signed_in
@blueprint.answers(200, GuardianSchema)
def get_parental_consent() -> Body:
    """Get whether a parent has to agree, and whether one has."""
    return envelope(datas=[consents.get_status_details(current_user.id)])


@blueprint.route("/users/parental-consent", methods=["POST"])
@signed_in
@registered
@blueprint.refuses(409)
@blueprint.arguments(ParentSchema)
@blueprint.answers(200, GuardianSchema, message=True)
@limited("5 per day", by=user_or_address)
def ask_parent(body: dict[str, str]) -> Body:
    """Ask a parent to agree, by mail; an earlier link to another address dies."""
    consents.ask_parent(current_user.id, body["email"], current_language())
    return envelope(_("We've emailed your parent."), [consents.get_status_details(current_user.id)])


@blueprint.route("/parental-consent")
@public
@limited("300 per hour")
@blueprint.refuses(400)
@blueprint.arguments(TokenSchema, location="query")
@blueprint.answers(200, AskedOfParentSchema)
def get_asked_of_parent(query: dict[str, str]) -> Body:
    """Get what the mailed link asks of a parent; changes nothing."""
    return envelope(datas=[consents.read_parent_link(query["token"], current_language())])


@blueprint.route("/parental-consent", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.arguments(TokenSchema)
@blueprint.answers(200, message=True)
def give_parental_consent(body: dict[str, str]) -> Body:
    """Agree as a parent, by the mailed link; the same when it was done before."""
    consents.give_consent(body["token"])
    return envelope(_("Thank you. What you agreed to is now turned on."))


@blueprint.route("/users/access-log")
@signed_in
@blueprint.answers(200, AccessLogEntrySchema)
def show_access_log() -> Body:
    """List who of the operators looked at the own transactions and why, the newest first."""
    return envelope(datas=access_log.list_accesses(current_user.id))
