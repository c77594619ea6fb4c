"""The console's calls for settings, roles, rates and holidays."""

import datetime as dt
from http import HTTPStatus
from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.admin_settings import service
from server.admin_settings.schemas import (
    HolidayFormSchema,
    HolidaySettingSchema,
    HolidaysQuerySchema,
    KeptRateSchema,
    NewRoleSchema,
    RateFormSchema,
    RatesQuerySchema,
    RoleSchema,
    RolesQuerySchema,
    SettingsFormSchema,
    SettingsSchema,
)
from server.core.errors import NotFound
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.fields import DAY
from server.core.text.i18n import _
from server.sessions.access_guard import reauthenticated, super_admin
from server.site import contact_details, exchange_rates, holidays
from server.users import roles

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT

blueprint = Blueprint(
    "admin_settings",
    __name__,
    description="What operators keep for everybody",
)


@blueprint.route("/admin/settings")
@super_admin
@blueprint.answers(200, SettingsSchema)
def get_settings() -> Response:
    """Get how the site can be reached."""
    found = contact_details.get_contact_settings()
    return respond_with_version(envelope(datas=[found]), found["version"])


@blueprint.route("/admin/settings", methods=["PUT"])
@super_admin
@blueprint.versioned
@blueprint.arguments(SettingsFormSchema)
@blueprint.answers(200, SettingsSchema, message=True)
def change_settings(changes: dict[str, str | None]) -> Response:
    """Say how the site can be reached; what is missing stays, null takes away."""
    changed = service.change_settings(current_user.id, changes, read_if_match())
    said = _("Saved. It will show on every page within 15 seconds.")
    return respond_with_version(envelope(said, [changed]), changed["version"])


@blueprint.route("/admin/roles")
@super_admin
@blueprint.arguments(RolesQuerySchema, location="query")
@blueprint.answers(200, RoleSchema, total=fields.Integer(required=True))
def list_roles(query: dict[str, Any]) -> Body:
    """List accounts with what they may do, operators first."""
    found = roles.list_role_assignments(query["q"], query["role"], query["which"])
    return envelope(datas=found.items, total=found.total)


@blueprint.route("/admin/roles/<string:user_id>", methods=["PUT"])
@super_admin
@reauthenticated
@blueprint.versioned
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(NewRoleSchema)
@blueprint.answers(200, RoleSchema, message=True)
def give_role(body: dict[str, str], **path: str) -> Response:
    """Give an account another role; ends its sessions and tells its owner."""
    given = service.give_role(current_user.id, path["user_id"], body["role"], read_if_match())
    return respond_with_version(
        envelope(_("The role has been changed."), [given]), given["version"]
    )


@blueprint.route("/admin/rates")
@super_admin
@blueprint.arguments(RatesQuerySchema, location="query")
@blueprint.answers(200, KeptRateSchema, total=fields.Integer(required=True))
def list_rates(query: dict[str, Any]) -> Body:
    """List what currencies were worth, the newest first."""
    found = exchange_rates.list_rates(query["currency"], query["which"])
    return envelope(datas=found.items, total=found.total)


@blueprint.route("/admin/rates/<string:currency>/<string:date>", methods=["PUT"])
@super_admin
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(RateFormSchema)
@blueprint.answers(200, KeptRateSchema, message=True)
def set_rate(body: dict[str, Any], **path: str) -> Response:
    """Keep what EUR or USD is worth from a day on that is not to come, or correct it."""
    day = _day(path["date"])
    saved = service.set_rate(current_user.id, path["currency"], day, body["rate"], read_if_match())
    return respond_with_version(envelope(_("The rate has been saved."), [saved]), saved["version"])


@blueprint.route("/admin/rates/<string:currency>/<string:date>", methods=["DELETE"])
@super_admin
@blueprint.versioned
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, message=True)
def remove_rate(**path: str) -> Body:
    """Take a rate away; the last one of a currency stays."""
    day = _day(path["date"])
    service.remove_rate(current_user.id, path["currency"], day, read_if_match())
    return envelope(_("The rate has been deleted."))


@blueprint.route("/admin/holidays")
@super_admin
@blueprint.arguments(HolidaysQuerySchema, location="query")
@blueprint.answers(
    200,
    HolidaySettingSchema,
    year=fields.Integer(required=True),
    years=fields.List(fields.Integer(), required=True),
)
def list_holidays(query: dict[str, int | None]) -> Body:
    """List the public holidays of a year, and the years that there are."""
    year = query["year"] or holidays.current_year()
    return envelope(
        datas=holidays.list_holidays(year), year=year, years=holidays.list_holiday_years()
    )


@blueprint.route("/admin/holidays/<string:date>", methods=["PUT"])
@super_admin
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(HolidayFormSchema)
@blueprint.answers(200, HolidaySettingSchema, message=True)
def set_holiday(body: dict[str, str], **path: str) -> Response:
    """Make a day a public holiday, or correct its names; paydays that move follow."""
    day, holiday = _day(path["date"]), holidays.Holiday(**body)
    saved = service.set_holiday(current_user.id, day, holiday, read_if_match())
    return respond_with_version(
        envelope(_("The holiday has been saved."), [saved]), saved["version"]
    )


@blueprint.route("/admin/holidays/<string:date>", methods=["DELETE"])
@super_admin
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, message=True)
def remove_holiday(**path: str) -> Body:
    """Make a public holiday a day like others; paydays that move follow."""
    service.remove_holiday(current_user.id, _day(path["date"]), read_if_match())
    return envelope(_("The holiday has been deleted."))


def _day(text: str) -> dt.date:
    """The day of a path; NotFound for an invalid one."""
    if not DAY.fullmatch(text):
        raise NotFound
    try:
        return dt.date.fromisoformat(text)
    except ValueError as error:
        raise NotFound from error
