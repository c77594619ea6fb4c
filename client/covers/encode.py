"""Write each drawn cover in its widths, and as a picture of link previews."""

import sys
from pathlib import Path
from typing import Final

from PIL import Image

WIDTHS: Final = (480, 800, 1200, 1600)
SHARE: Final = (1200, 630)


def encode(master: Path, target: Path) -> None:
    """Write the pictures of one cover beside each other."""
    with Image.open(master) as opened:
        picture = opened.convert("RGB")
    for width in WIDTHS:
        height = width * picture.height // picture.width
        sized = picture.resize((width, height), Image.Resampling.LANCZOS)
        name = f"{master.stem}-{width}"
        sized.save(target / f"{name}.avif", quality=62, speed=6, subsampling="4:4:4")
        sized.save(target / f"{name}.webp", quality=80, method=6)
    share(picture).save(
        target / f"{master.stem}-share.jpg", quality=86, optimize=True, progressive=True
    )


def share(picture: Image.Image) -> Image.Image:
    """The middle of a cover, as wide as link previews are."""
    height = picture.width * SHARE[1] // SHARE[0]
    top = (picture.height - height) // 2
    middle = picture.crop((0, top, picture.width, top + height))
    return middle.resize(SHARE, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    masters, rendered = map(Path, sys.argv[1:])
    rendered.mkdir(exist_ok=True)
    for one in sorted(masters.glob("*.png")):
        encode(one, rendered)
