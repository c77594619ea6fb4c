"""Uploaded images: checked before they are decoded, one at a time; each field has its messages."""

import io
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

from PIL import Image, UnidentifiedImageError

from server.core.errors import Overloaded, UnsupportedMediaType, ValidationFailed
from server.core.operations.bulkhead import Bulkhead, BulkheadFull
from server.core.text.i18n import Message

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


@dataclass(frozen=True, kw_only=True)
class ImageField:
    """A field for an image: its name, and what it says to uploads that it refuses."""

    name: str
    no_image: Message
    flaws: Mapping[Flaw, Message]

    def not_an_image(self) -> UnsupportedMediaType:
        """415: the content is no image of an accepted format, whatever its name."""
        return UnsupportedMediaType(self.no_image, errors={self.name: [self.no_image]})

    def unusable(self, reason: Message) -> ValidationFailed:
        """422: an image of an accepted format that cannot be used."""
        return ValidationFailed(reason, errors={self.name: [reason]})


def process_image(content: bytes, field: ImageField, draw: Callable[[Image.Image], T]) -> T:
    """The result of `draw`, which gets the upload with only its header read.

    Raises UnsupportedMediaType, ValidationFailed or Overloaded.
    """
    try:
        ticket = decoding.acquire()
    except BulkheadFull as error:
        raise Overloaded from error
    try:
        return draw(_opened(content, field))
    except DAMAGED as error:
        raise field.unusable(field.flaws[Flaw.BROKEN]) from error
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


def _opened(content: bytes, field: ImageField) -> Image.Image:
    try:
        image = Image.open(io.BytesIO(content), formats=FORMATS)
    except UnidentifiedImageError as error:
        raise field.not_an_image() from error
    except BOMBS as error:
        raise field.unusable(field.flaws[Flaw.TOO_MANY_PIXELS]) from error
    pixels = image.width * image.height
    flaw = None
    if pixels > MAX_PIXELS:
        flaw = Flaw.TOO_MANY_PIXELS
    elif pixels > MAX_PIXELS_UNSCALED.get(image.format or "", MAX_PIXELS):
        flaw = Flaw.TOO_MANY_WHOLE
    elif image.format != MULTI_PICTURE and getattr(image, "n_frames", 1) != 1:
        flaw = Flaw.MOVING
    if flaw is not None:
        raise field.unusable(field.flaws[flaw])
    return image
