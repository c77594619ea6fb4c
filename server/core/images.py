"""Uploaded images: checked before they are decoded, one at a time.

Errors are UnknownImageFormat, RejectedImage or Overloaded; each feature words its own messages.
"""

import io
import struct
from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from PIL import Image, UnidentifiedImageError

from server.core.errors import Overloaded
from server.core.operations.bulkhead import Bulkhead, BulkheadFull

T = TypeVar("T")

FORMATS: Final = ("JPEG", "PNG", "WEBP")
# A JPEG of a phone with a second image inside; only the first one, the photo, is read.
MULTI_PICTURE: Final = "MPO"
MAX_PIXELS: Final = 25_000_000
# Formats that cannot be scaled while decoding: WebP takes about 16 bytes a pixel, PNG up to 10.
MAX_PIXELS_UNSCALED: Final = {"PNG": 12_000_000, "WEBP": 8_000_000}
SIXTEEN_BITS: Final = ("I", "I;16", "I;16B", "I;16L", "I;16N")
ORIENTATION: Final = 0x0112
ROTATIONS: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
# Pillow warns from this number of pixels on and refuses twice as many.
Image.MAX_IMAGE_PIXELS = MAX_PIXELS
BOMBS: Final = (Image.DecompressionBombError, Image.DecompressionBombWarning)
# What decoders raise about damaged bytes.
DAMAGED: Final = (OSError, SyntaxError, ValueError, EOFError, LookupError, TypeError, struct.error)
# Decoding takes up to 150 MB, for a progressive JPEG 190: one at a time fits a small machine.
decoding: Final = Bulkhead(1, patience=2)


class Flaw(Enum):
    """What is wrong with an image of an accepted format."""

    TOO_MANY_PIXELS = "pixels"
    TOO_MANY_WHOLE = "whole"
    MOVING = "moving"
    BROKEN = "broken"


class UnknownImageFormat(Exception):
    """The content is no image of an accepted format, whatever its name."""


class RejectedImage(Exception):
    """An image of an accepted format that is not accepted."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.value)
        self.flaw = flaw


def process_image(content: bytes, draw: Callable[[Image.Image], T]) -> T:
    """The result of `draw`, which gets the upload with only its header read."""
    try:
        ticket = decoding.acquire()
    except BulkheadFull as error:
        raise Overloaded from error
    try:
        return draw(_opened(content))
    except DAMAGED as error:
        raise RejectedImage(Flaw.BROKEN) from error
    finally:
        decoding.release(ticket)


def find_rotation(image: Image.Image) -> Image.Transpose | None:
    """The rotation that puts an image upright."""
    return ROTATIONS.get(image.getexif().get(ORIENTATION, 1))


def to_rgb(image: Image.Image) -> Image.Image:
    """The image with eight bits a channel, with its transparency."""
    if image.mode in SIXTEEN_BITS:
        image = image.point(lambda value: value / 256).convert("L")
    mode = "RGBA" if image.has_transparency_data else "RGB"
    # Converting to the same mode would copy all pixels.
    return image if image.mode == mode else image.convert(mode)


def _opened(content: bytes) -> Image.Image:
    try:
        image = Image.open(io.BytesIO(content), formats=FORMATS)
    except UnidentifiedImageError as error:
        raise UnknownImageFormat from error
    except BOMBS as error:
        raise RejectedImage(Flaw.TOO_MANY_PIXELS) from error
    pixels = image.width * image.height
    if pixels > MAX_PIXELS:
        raise RejectedImage(Flaw.TOO_MANY_PIXELS)
    if pixels > MAX_PIXELS_UNSCALED.get(image.format or "", MAX_PIXELS):
        raise RejectedImage(Flaw.TOO_MANY_WHOLE)
    if image.format != MULTI_PICTURE and getattr(image, "n_frames", 1) != 1:
        raise RejectedImage(Flaw.MOVING)
    return image
