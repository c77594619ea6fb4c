"""The photo of whoever is signed in, and every photo for whoever has its address."""

from typing import Final

from flask import Response, request
from flask_login import current_user
from marshmallow import fields

from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import limited, user_or_address
from server.core.http.schemas import Schema
from server.core.http.uploads import accepts_file, returns_file
from server.core.text.i18n import _
from server.photos import service
from server.photos.avatar_image import AVATAR, TOO_LARGE
from server.sessions.access_guard import signed_in

blueprint = Blueprint("photos", __name__, description="Photos of people")

WEBP: Final = "image/webp"
LARGEST: Final = 5 * 1024 * 1024
FOR_EVER: Final = "public, max-age=31536000, immutable"
# Should a browser ever open a photo as a page, it is a page that may do nothing.
NOTHING_ALLOWED: Final = "default-src 'none'; sandbox"


class PhotoSchema(Schema):
    """The address of the photo of an account; null when it has none."""

    avatar_url = fields.String(required=True, allow_none=True)


@blueprint.route("/users/profile/photo", methods=["PUT"])
@signed_in
@limited("30 per hour", by=user_or_address)
@accepts_file(blueprint, AVATAR.name, most=LARGEST, too_large=TOO_LARGE)
@blueprint.answers(200, PhotoSchema, message=True, avatar_url=fields.String(required=True))
def change_photo(content: bytes) -> Body:
    """Change the own photo: JPEG, PNG or WebP of at most 5 MB; its middle is kept."""
    address = service.change(current_user.id, content)
    message = _("Your photo has been changed")
    return envelope(message, [{"avatar_url": address}], avatar_url=address)


@blueprint.route("/users/profile/photo", methods=["DELETE"])
@signed_in
@blueprint.answers(200, PhotoSchema, message=True)
def remove_photo() -> Body:
    """Remove the own photo; the same when there is none."""
    service.remove(current_user.id)
    return envelope(_("Your photo has been removed"), [{"avatar_url": None}])


@blueprint.route("/photos/<string:name>.webp")
@public
@blueprint.refuses(404)
@returns_file(blueprint, WEBP)
def show_photo(name: str) -> Response:
    """Show a photo; its address changes with it, so caches may keep it for ever."""
    response = Response(service.get_image(name), mimetype=WEBP)
    response.headers["Cache-Control"] = FOR_EVER
    response.headers["Content-Security-Policy"] = NOTHING_ALLOWED
    response.set_etag(name)
    response.make_conditional(request)
    return response
