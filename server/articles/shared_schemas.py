"""Schemas that the console shares."""

from typing import Final

from marshmallow import fields

from server.core.http.schemas import Schema
from server.core.text.i18n import _

BAD_KIND: Final = _("Ask for blog or tip.")
BAD_LANGUAGE: Final = _("Ask for en or id.")


class CoverSchema(Schema):
    """A picture in its sizes; `avif` and `webp` are lists for a srcset, `share` is a JPEG."""

    src = fields.String(required=True)
    width = fields.Integer(required=True)
    height = fields.Integer(required=True)
    avif = fields.String(required=True)
    webp = fields.String(required=True)
    share = fields.String(required=True)
