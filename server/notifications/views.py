"""Views of preferences, the notification centre, and unsubscribing by a mailed link."""

from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.categories.book import book_of
from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import make_etag, matches_if_none_match, not_modified, respond_with_etag
from server.core.http.rate_limits import limited
from server.core.text.i18n import _, current_language
from server.notifications import centre, preferences
from server.notifications.schemas import (
    ChoicesSchema,
    NotificationSchema,
    NotificationsSchema,
    PageSchema,
    ReadSchema,
    UnsubscribedSchema,
)
from server.notifications.unsubscribe import find_mail_choice, turn_mails_off, turn_mails_on
from server.sessions.access_guard import signed_in

blueprint = Blueprint("notifications", __name__, description="What may be told")

UNREAD: dict[str, Any] = {
    "unread": fields.Integer(required=True),
    "letter": fields.String(required=True, allow_none=True),
}


@blueprint.route("/users/notifications")
@signed_in
@blueprint.answers(200, NotificationsSchema)
def get_notifications() -> Body:
    """Get what the own account wants to be told."""
    return envelope(datas=[preferences.get_preferences(current_user.id)])


@blueprint.route("/users/notifications", methods=["PUT"])
@signed_in
@blueprint.arguments(ChoicesSchema)
@blueprint.answers(200, NotificationsSchema, message=True)
def set_notifications(wanted: dict[str, bool]) -> Body:
    """Turn kinds of notifications on or off."""
    settings = preferences.change_preferences(current_user.id, wanted)
    return envelope(_("Your notification settings are saved."), [settings])


@blueprint.route("/notifications")
@signed_in
@blueprint.revalidated
@blueprint.arguments(PageSchema, location="query")
@blueprint.answers(
    200,
    NotificationSchema,
    **UNREAD,
    next_cursor=fields.String(required=True, allow_none=True),
)
def list_notifications(query: dict[str, Any]) -> Response:
    """List what the own account was told in the last 90 days, the newest first.

    `unread` counts what was not read, `letter` is the month of the newest unread letter.
    """
    # The version before the list, so that the next poll shows a change between the two.
    account, language = current_user, current_language()
    # Category names are not part of the rows, so a rename does not change the feed version.
    variant = (language, account.categories_version, *query.values())
    tag = make_etag(account.id, centre.feed_version(account.id), *variant)
    if matches_if_none_match(tag):
        return not_modified(tag)
    page = centre.list_notifications(account.id, book=book_of(account, language), **query)
    return respond_with_etag(
        envelope(datas=page.items, **_unread(page.unread), next_cursor=page.next_cursor), tag
    )


@blueprint.route("/notifications/read", methods=["POST"])
@signed_in
@blueprint.arguments(ReadSchema)
@blueprint.answers(200, **UNREAD)
def read_notifications(body: dict[str, Any]) -> Body:
    """Mark some notifications, those about a subject, or all as read."""
    unread = centre.mark_read(current_user.id, body.get("ids"), body.get("subject_id"))
    return envelope(**_unread(unread))


@blueprint.route("/unsubscribe/<string:token>")
@public
@limited("3000 per hour")
@blueprint.refuses(400)
@blueprint.answers(200, UnsubscribedSchema)
def get_unsubscribed(**path: str) -> Body:
    """Get which mails a mailed link is about; changes nothing."""
    return envelope(datas=[find_mail_choice(path["token"])])


@blueprint.route("/unsubscribe/<string:token>", methods=["POST"])
@public
@limited("3000 per hour")
@blueprint.refuses(400)
@blueprint.answers(200, UnsubscribedSchema, message=True)
def unsubscribe(**path: str) -> Body:
    """Turn mails off by a mailed link, as mail programs do (RFC 8058); any body is welcome."""
    return envelope(_("You won't get these emails any more."), [turn_mails_off(path["token"])])


@blueprint.route("/unsubscribe/<string:token>", methods=["DELETE"])
@public
@limited("3000 per hour")
@blueprint.refuses(400)
@blueprint.answers(200, UnsubscribedSchema, message=True)
def subscribe_again(**path: str) -> Body:
    """Undo that: turn the mails of the link on again."""
    return envelope(_("You'll get these emails again."), [turn_mails_on(path["token"])])


def _unread(unread: centre.Unread) -> dict[str, Any]:
    return {"unread": unread.total, "letter": unread.letter}
