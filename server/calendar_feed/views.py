"""Views of the feed's settings, and the calendar file at its secret address."""

from typing import Final

from flask import Response, request
from flask_login import current_user

from server.calendar_feed import service
from server.calendar_feed.schemas import CalendarChoiceSchema, CalendarSchema
from server.core.http.access import heavy, public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import limited, user_or_address
from server.core.http.uploads import returns_file
from server.core.text.i18n import _
from server.sessions.access_guard import reauthenticated, require_fresh, signed_in

blueprint = Blueprint("calendar", __name__, description="A calendar that other programs follow")

CALENDAR: Final = "text/calendar"
# Caches revalidate each time, so that a former address stops working at once.
REVALIDATE: Final = "private, no-cache"


def _secret() -> str:
    return str((request.view_args or {}).get("secret", ""))


@blueprint.route("/calendar")
@signed_in
@blueprint.answers(200, CalendarSchema)
def get_calendar() -> Body:
    """Get the address of the own calendar; nothing before it was made."""
    return envelope(datas=service.list_calendars(current_user.id))


@blueprint.route("/calendar", methods=["POST"])
@signed_in
@reauthenticated
@blueprint.answers(200, CalendarSchema)
def make_calendar() -> Body:
    """Make the address of the own calendar; one that is there stays as it is."""
    return envelope(datas=[service.make_calendar(current_user.id)])


@blueprint.route("/calendar", methods=["PUT"])
@signed_in
@blueprint.refuses(403)
@blueprint.arguments(CalendarChoiceSchema)
@blueprint.answers(200, CalendarSchema, message=True)
def choose_calendar(wanted: dict[str, bool]) -> Body:
    """Let the own calendar tell amounts, or leave them out."""
    if wanted["with_amounts"]:
        require_fresh()
    shown = service.choose_amounts(current_user.id, with_amounts=wanted["with_amounts"])
    return envelope(_("Your calendar settings are saved."), [shown])


@blueprint.route("/calendar/renew", methods=["POST"])
@signed_in
@reauthenticated
@limited("30 per hour", by=user_or_address)
@blueprint.answers(200, CalendarSchema, message=True)
def renew_calendar() -> Body:
    """Give the own calendar another address; the earlier one opens nothing from now on."""
    return envelope(
        _("Your calendar has a new address."), [service.renew_calendar(current_user.id)]
    )


@blueprint.route("/calendar/<string:secret>.ics")
@public
@heavy()
# Large providers fetch the feeds of many people from few addresses.
@limited("1200 per minute")
@limited("120 per hour", by=_secret)
@blueprint.refuses(404)
@returns_file(blueprint, CALENDAR)
def follow_calendar(secret: str) -> Response:
    """Read a calendar by its secret address, as other programs do again and again."""
    feed = service.read_feed(secret)
    response = Response(mimetype=CALENDAR)
    response.headers["Cache-Control"] = REVALIDATE
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Robots-Tag"] = "noindex"
    response.headers["Content-Disposition"] = 'inline; filename="lumbung.ics"'
    response.set_etag(feed.etag)
    if not request.if_none_match.contains_weak(feed.etag):
        response.set_data(feed.render())
    response.make_conditional(request)
    return response
