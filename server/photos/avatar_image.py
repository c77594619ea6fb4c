"""Converts an uploaded image to a small, clean avatar, or refuses it."""

import io
from typing import Final

from PIL import Image, ImageOps

from server.core.errors import UnsupportedMediaType, ValidationFailed
from server.core.images import (
    Flaw,
    RejectedImage,
    UnknownImageFormat,
    find_rotation,
    process_image,
    to_rgb,
)
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
SIDE: Final = 256
QUALITY: Final = 82
REASONS: Final = {
    Flaw.TOO_MANY_PIXELS: TOO_MANY_PIXELS,
    Flaw.TOO_MANY_WHOLE: TOO_MANY_WHOLE,
    Flaw.MOVING: MOVING,
    Flaw.BROKEN: BROKEN,
}


class NotAPhoto(UnsupportedMediaType):
    """415: the content is no image of an accepted kind."""

    message = NO_IMAGE

    def __init__(self) -> None:
        super().__init__(errors={FIELD: [NO_IMAGE]})


class UnusablePhoto(ValidationFailed):
    """422: an image of an accepted kind that cannot be used."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason, errors={FIELD: [reason]})


def make_avatar(content: bytes) -> bytes:
    """A square WebP of 256 pixels without metadata; NotAPhoto, UnusablePhoto or Overloaded."""
    try:
        return process_image(content, _encoded)
    except UnknownImageFormat as error:
        raise NotAPhoto from error
    except RejectedImage as error:
        raise UnusablePhoto(REASONS[error.flaw]) from error


def _encoded(image: Image.Image) -> bytes:
    """The middle of the image, upright, small and without anything but its pixels."""
    # A JPEG need not be decoded larger than twice the result.
    image.draft("RGB", (2 * SIDE, 2 * SIDE))
    turn = find_rotation(image)
    square = ImageOps.fit(to_rgb(image), (SIDE, SIDE), Image.Resampling.LANCZOS)
    upright = square if turn is None else square.transpose(turn)
    upright.info.clear()
    small = io.BytesIO()
    upright.save(small, "WEBP", quality=QUALITY, method=6)
    return small.getvalue()
