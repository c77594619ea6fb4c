"""Covers that operators upload: made in their sizes, kept in the database, named at random."""

import io
import secrets
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from PIL import Image, ImageOps
from sqlalchemy import delete, insert, select, union

from server.articles.errors import (
    BROKEN_PICTURE,
    MANY_PIXELS,
    MANY_WHOLE,
    MOVING_PICTURE,
    SMALL_PICTURE,
    NotACover,
    UnusableCover,
)
from server.articles.models import Article, ArticleDraft, ArticleVersion, CoverFile
from server.core.errors import NotFound
from server.core.images import Flaw, FlawedPicture, NoPicture, coloured, drawn, turn_of
from server.extensions import db

# Served below the API's prefix.
ADDRESS: Final = "/api/v1/covers/{cover}/{file}"
# No picture of the build has such a name.
PREFIX: Final = "uploaded-"
NAME_BYTES: Final = 24
WIDTHS: Final = (480, 800, 1200, 1600)
PLAIN: Final = 800
SHAPE: Final = (16, 10)
SHARE: Final = "share.jpg"
SHARED_SIZE: Final = (1200, 630)
TYPES: Final = {"avif": "image/avif", "webp": "image/webp", "jpg": "image/jpeg"}
# They exchange width and height.
LYING: Final = (
    Image.Transpose.TRANSPOSE,
    Image.Transpose.ROTATE_270,
    Image.Transpose.TRANSVERSE,
    Image.Transpose.ROTATE_90,
)
PAPER: Final = (255, 255, 255)
REASONS: Final = {
    Flaw.TOO_MANY_PIXELS: MANY_PIXELS,
    Flaw.TOO_MANY_WHOLE: MANY_WHOLE,
    Flaw.MOVING: MOVING_PICTURE,
    Flaw.BROKEN: BROKEN_PICTURE,
}


class Made(NamedTuple):
    """A cover's name, and its files by their names."""

    name: str
    files: Mapping[str, bytes]


def make(content: bytes) -> Made:
    """The cover of an upload in all its sizes; NotACover, UnusableCover or Overloaded.

    None is larger than the upload, and nothing of it is kept but its pixels.
    """
    try:
        largest = drawn(content, _largest)
    except NoPicture as error:
        raise NotACover from error
    except FlawedPicture as error:
        raise UnusableCover(REASONS[error.flaw]) from error
    files: dict[str, bytes] = {}
    for width in _widths(largest.width):
        sized = largest.resize((width, _height(width)), Image.Resampling.LANCZOS)
        files[f"{width}.avif"] = _saved(sized, "AVIF", quality=55, speed=8)
        files[f"{width}.webp"] = _saved(sized, "WEBP", quality=78, method=4)
    shared = ImageOps.fit(largest, SHARED_SIZE, Image.Resampling.LANCZOS)
    files[SHARE] = _saved(shared, "JPEG", quality=82, optimize=True)
    return Made(f"{PREFIX}{largest.width}-{secrets.token_urlsafe(NAME_BYTES)}", files)


def keep(article_id: str, made: Made) -> None:
    """Keep the files of a cover with an article."""
    rows = [
        {"cover": made.name, "file": file, "article_id": article_id, "image": image}
        for file, image in made.files.items()
    ]
    db.session.execute(insert(CoverFile), rows)


def sweep(article_id: str) -> None:
    """Delete the pictures of an article that neither it nor any of its versions shows."""
    used = union(
        *(
            select(column).where(owner == article_id, column.is_not(None))
            for owner, column in (
                (Article.id, Article.cover),
                (ArticleDraft.article_id, ArticleDraft.cover),
                (ArticleDraft.article_id, ArticleDraft.planned_cover),
                (ArticleVersion.article_id, ArticleVersion.cover),
            )
        )
    )
    unused = CoverFile.article_id == article_id, CoverFile.cover.not_in(used)
    db.session.execute(
        delete(CoverFile).where(*unused).execution_options(synchronize_session=False)
    )


def described(name: str) -> dict[str, Any] | None:
    """An uploaded cover in its sizes; its name says which there are, so nobody asks the database.

    None when the name is no such cover's.
    """
    top = name.removeprefix(PREFIX).partition("-")[0]
    if not name.startswith(PREFIX) or not top.isdecimal():
        return None
    return {
        "src": _address(name, f"{PLAIN}.webp"),
        "width": PLAIN,
        "height": _height(PLAIN),
        "avif": _source_set(name, int(top), "avif"),
        "webp": _source_set(name, int(top), "webp"),
        "share": _address(name, SHARE),
    }


def image_of(name: str, file: str) -> tuple[bytes, str]:
    """One file of a cover and its media type, or NotFound."""
    asked = select(CoverFile.image).where(CoverFile.cover == name, CoverFile.file == file)
    image = db.session.scalar(asked)
    if image is None:
        raise NotFound
    return image, TYPES[file.rpartition(".")[2]]


def _largest(image: Image.Image) -> Image.Image:
    """The middle of the image in our shape, upright, as large as the largest size that it fills."""
    turn = turn_of(image)
    is_lying = turn in LYING
    width, height = reversed(image.size) if is_lying else image.size
    top = _top(width, height)
    shape = (_height(top), top) if is_lying else (top, _height(top))
    # A JPEG need not be decoded larger than what is kept of it.
    image.draft("RGB", shape)
    fitted = ImageOps.fit(coloured(image), shape, Image.Resampling.LANCZOS)
    fitted = fitted if turn is None else fitted.transpose(turn)
    if fitted.mode == "RGBA":
        paper = Image.new("RGB", fitted.size, PAPER)
        paper.paste(fitted, mask=fitted.getchannel("A"))
        fitted = paper
    fitted.info.clear()
    return fitted


def _top(width: int, height: int) -> int:
    """The largest of our widths that an image of this size fills; UnusableCover below 800."""
    fills = min(width, height * SHAPE[0] // SHAPE[1])
    if fills < PLAIN:
        raise UnusableCover(SMALL_PICTURE)
    return max(_widths(fills))


def _widths(most: int) -> list[int]:
    return [width for width in WIDTHS if width <= most]


def _height(width: int) -> int:
    return width * SHAPE[1] // SHAPE[0]


def _saved(image: Image.Image, kind: str, **options: Any) -> bytes:
    content = io.BytesIO()
    image.save(content, kind, **options)
    return content.getvalue()


def _address(name: str, file: str) -> str:
    return ADDRESS.format(cover=name, file=file)


def _source_set(name: str, top: int, kind: str) -> str:
    return ", ".join(f"{_address(name, f'{width}.{kind}')} {width}w" for width in _widths(top))
