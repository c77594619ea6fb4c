"""Turns whatever somebody uploads into one small, clean picture, or refuses it."""

import io
import struct
from typing import Final

from PIL import Image, ImageOps, UnidentifiedImageError

from server.core.errors import Overloaded
from server.core.gates import Crowded, Gate
from server.photos.errors import (
    BROKEN,
    MOVING,
    TOO_MANY_PIXELS,
    TOO_MANY_WHOLE,
    NotAPhoto,
    UnusablePhoto,
)

KINDS: Final = ("JPEG", "PNG", "WEBP")
# A phone's JPEG with a second picture inside; the first is the photo, the others are not read.
WITH_EXTRAS: Final = "MPO"
MOST_PIXELS: Final = 25_000_000
# What no draft makes smaller is decoded whole: WebP takes some 16 bytes a pixel, PNG up to 10.
MOST_WHOLE: Final = {"PNG": 12_000_000, "WEBP": 8_000_000}
SIDE: Final = 256
QUALITY: Final = 82
SIXTEEN_BITS: Final = ("I", "I;16", "I;16B", "I;16L", "I;16N")
ORIENTATION: Final = 0x0112
TURNS: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
# Pillow warns from this number of pixels on and refuses twice as many.
Image.MAX_IMAGE_PIXELS = MOST_PIXELS
TOO_MANY: Final = (Image.DecompressionBombError, Image.DecompressionBombWarning)
# What a decoder raises about damaged bytes.
DAMAGED: Final = (OSError, SyntaxError, ValueError, EOFError, LookupError, TypeError, struct.error)
# A photo takes up to 150 MB while it is decoded, a progressive JPEG for print 190: one at a
# time fits a small machine.
decoding: Final = Gate(1, patience=2)


def avatar(content: bytes) -> bytes:
    """A square WebP of 256 pixels without metadata; NotAPhoto, UnusablePhoto or Overloaded."""
    try:
        ticket = decoding.enter()
    except Crowded as error:
        raise Overloaded from error
    try:
        return _encoded(_opened(content))
    except DAMAGED as error:
        raise UnusablePhoto(BROKEN) from error
    finally:
        decoding.leave(ticket)


def _opened(content: bytes) -> Image.Image:
    """The image with only its header read."""
    try:
        image = Image.open(io.BytesIO(content), formats=KINDS)
    except UnidentifiedImageError as error:
        raise NotAPhoto from error
    except TOO_MANY as error:
        raise UnusablePhoto(TOO_MANY_PIXELS) from error
    pixels = image.width * image.height
    if pixels > MOST_PIXELS:
        raise UnusablePhoto(TOO_MANY_PIXELS)
    if pixels > MOST_WHOLE.get(image.format or "", MOST_PIXELS):
        raise UnusablePhoto(TOO_MANY_WHOLE)
    if image.format != WITH_EXTRAS and getattr(image, "n_frames", 1) != 1:
        raise UnusablePhoto(MOVING)
    return image


def _encoded(image: Image.Image) -> bytes:
    """The middle of the image, upright, small and without anything but its pixels."""
    # A JPEG need not be decoded larger than twice what is kept of it.
    image.draft("RGB", (2 * SIDE, 2 * SIDE))
    turn = TURNS.get(image.getexif().get(ORIENTATION, 1))
    square = ImageOps.fit(_coloured(image), (SIDE, SIDE), Image.Resampling.LANCZOS)
    upright = square if turn is None else square.transpose(turn)
    upright.info.clear()
    small = io.BytesIO()
    upright.save(small, "WEBP", quality=QUALITY, method=6)
    return small.getvalue()


def _coloured(image: Image.Image) -> Image.Image:
    """The image in eight bits a colour, transparent where it was."""
    if image.mode in SIXTEEN_BITS:
        image = image.point(lambda value: value / 256).convert("L")
    mode = "RGBA" if image.has_transparency_data else "RGB"
    # Converting to the same would make a copy of all its pixels.
    return image if image.mode == mode else image.convert(mode)
