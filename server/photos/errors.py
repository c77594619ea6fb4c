"""Errors of photo uploads."""

from typing import Final

from server.core.errors import UnsupportedMediaType, ValidationFailed
from server.core.text.i18n import Message, _

FIELD: Final = "avatar"
TOO_LARGE: Final = _("Your photo is larger than 5 MB. Please choose a smaller one.")
NO_IMAGE: Final = _("Please choose a photo in JPEG, PNG or WebP.")
TOO_MANY_PIXELS: Final = _("Your photo has more than 25 million pixels. Please make it smaller.")
TOO_MANY_WHOLE: Final = _(
    "A PNG may have 12 million pixels and a WebP 8 million. "
    "Please make your photo smaller or choose a JPEG."
)
MOVING: Final = _("Please choose a photo that does not move.")
BROKEN: Final = _("Your photo is damaged or incomplete. Please choose another one.")


class NotAPhoto(UnsupportedMediaType):
    """415: the content is no image of an accepted kind."""

    message = NO_IMAGE

    def __init__(self) -> None:
        super().__init__(errors={FIELD: [NO_IMAGE]})


class UnusablePhoto(ValidationFailed):
    """422: an image of an accepted kind that cannot be used."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason, errors={FIELD: [reason]})
