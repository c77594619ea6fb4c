"""Converts an uploaded image to a small, clean avatar, or refuses it."""

import io
from typing import Final

from PIL import Image, ImageOps

from server.core.images import Flaw, ImageField, find_rotation, process_image, to_rgb
from server.core.text.i18n import _

AVATAR: Final = ImageField(
    name="avatar",
    no_image=_("Please choose a JPEG, PNG or WebP photo."),
    flaws={
        Flaw.TOO_MANY_PIXELS: _(
            "Your photo has more than 25 million pixels. Please make it smaller."
        ),
        Flaw.TOO_MANY_WHOLE: _(
            "PNG photos can have up to 12 million pixels and WebP 8 million. "
            "Please make yours smaller or choose a JPEG."
        ),
        Flaw.MOVING: _("Please choose a photo that isn't animated."),
        Flaw.BROKEN: _("Your photo is damaged or incomplete. Please choose another one."),
    },
)
TOO_LARGE: Final = _("Your photo is larger than 5 MB. Please choose a smaller one.")
SIDE: Final = 256
QUALITY: Final = 82


def make_avatar(content: bytes) -> bytes:
    """A square WebP of 256 pixels without metadata; refuses what is no photo."""
    return process_image(content, AVATAR, _encoded)


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
