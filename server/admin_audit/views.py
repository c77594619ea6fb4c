"""Who did what, when, as a chain that nobody changes."""

from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.admin_audit import csv_export, service
from server.admin_audit.action_labels import list_action_labels
from server.admin_audit.schemas import (
    ActsQuerySchema,
    AuditActionSchema,
    AuditActSchema,
    AuditCheckFormSchema,
    AuditCheckSchema,
    SoughtSchema,
)
from server.audit.search import EntryFilter
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import current_language
from server.sessions.access_guard import reauthenticated, super_admin
from server.settings import current_settings

CSV = "text/csv"

blueprint = Blueprint(
    "admin_audit",
    __name__,
    description="Who did what, when, as a chain that nobody changes",
)


@blueprint.route("/admin/audit")
@super_admin
@blueprint.arguments(ActsQuerySchema, location="query")
@blueprint.answers(200, AuditActSchema, total=fields.Integer(required=True))
def list_acts(query: dict[str, Any]) -> Body:
    """List acts, the newest first; days are those of the operator's time zone."""
    found = service.list_acts(_own_days(query), query["which"], current_language())
    return envelope(datas=found.items, total=found.total)


@blueprint.route("/admin/audit/actions")
@super_admin
@blueprint.answers(200, AuditActionSchema)
def list_actions() -> Body:
    """List the kinds of acts that can be asked for."""
    return envelope(datas=list_action_labels(current_language()))


@blueprint.route("/admin/audit/export")
@super_admin
@reauthenticated
@blueprint.gives_file(CSV)
@blueprint.arguments(SoughtSchema, location="query")
@limited("30 per hour", by=user_or_address)
def export_acts(query: dict[str, Any]) -> Response:
    """Take the acts that are asked for as a CSV file, which is an act itself."""
    sheet = csv_export.export_events(current_user.id, _own_days(query), current_language())
    response = Response(csv_export.read_chunks(sheet.file), mimetype=CSV)
    response.content_length = sheet.size
    response.headers["Content-Disposition"] = f'attachment; filename="{sheet.name}"'
    response.call_on_close(sheet.file.close)
    return response


@blueprint.route("/admin/audit/check", methods=["POST"])
@super_admin
@blueprint.arguments(AuditCheckFormSchema)
@limited("300 per hour", by=user_or_address)
@blueprint.answers(200, AuditCheckSchema)
def check_log(body: dict[str, int | None]) -> Body:
    """Verify the chain of the log, for some seconds a call; a new check is an act, and a break."""
    keys = current_settings().secret_keys
    return envelope(datas=[service.check_log(current_user.id, keys, body["after"])])


def _own_days(query: dict[str, Any]) -> EntryFilter:
    sought: EntryFilter = query["sought"]
    return sought._replace(timezone=current_user.timezone)
