"""Converts an uploaded image to a small, clean avatar, or refuses it."""

import io
from typing import Final

from PIL import Image, ImageOps

from server.core.images import (
    Flaw,
    RejectedImage,
    UnknownImageFormat,
    find_rotation,
    process_image,
    to_rgb,
)
from server.photos.errors import (
    BROKEN,
    MOVING,
    TOO_MANY_PIXELS,
    TOO_MANY_WHOLE,
    NotAPhoto,
    UnusablePhoto,
)

SIDE: Final = 256
QUALITY: Final = 82
REASONS: Final = {
    Flaw.TOO_MANY_PIXELS: TOO_MANY_PIXELS,
    Flaw.TOO_MANY_WHOLE: TOO_MANY_WHOLE,
    Flaw.MOVING: MOVING,
    Flaw.BROKEN: BROKEN,
}


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
