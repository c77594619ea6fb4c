"""Turns whatever somebody uploads into one small, clean picture, or refuses it."""

import io
from typing import Final

from PIL import Image, ImageOps

from server.core.images import Flaw, FlawedPicture, NoPicture, coloured, decoding, drawn, turn_of
from server.photos.errors import (
    BROKEN,
    MOVING,
    TOO_MANY_PIXELS,
    TOO_MANY_WHOLE,
    NotAPhoto,
    UnusablePhoto,
)

__all__ = ["avatar", "decoding"]

SIDE: Final = 256
QUALITY: Final = 82
REASONS: Final = {
    Flaw.TOO_MANY_PIXELS: TOO_MANY_PIXELS,
    Flaw.TOO_MANY_WHOLE: TOO_MANY_WHOLE,
    Flaw.MOVING: MOVING,
    Flaw.BROKEN: BROKEN,
}


def avatar(content: bytes) -> bytes:
    """A square WebP of 256 pixels without metadata; NotAPhoto, UnusablePhoto or Overloaded."""
    try:
        return drawn(content, _encoded)
    except NoPicture as error:
        raise NotAPhoto from error
    except FlawedPicture as error:
        raise UnusablePhoto(REASONS[error.flaw]) from error


def _encoded(image: Image.Image) -> bytes:
    """The middle of the image, upright, small and without anything but its pixels."""
    # A JPEG need not be decoded larger than twice what is kept of it.
    image.draft("RGB", (2 * SIDE, 2 * SIDE))
    turn = turn_of(image)
    square = ImageOps.fit(coloured(image), (SIDE, SIDE), Image.Resampling.LANCZOS)
    upright = square if turn is None else square.transpose(turn)
    upright.info.clear()
    small = io.BytesIO()
    upright.save(small, "WEBP", quality=QUALITY, method=6)
    return small.getvalue()
