"""Covers of articles: those that the client build generates, and uploads in several sizes."""

import io
import json
import secrets
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image, ImageOps
from sqlalchemy import delete, insert, select, union

from server.articles.models import Article, ArticleDraft, ArticleVersion, CoverFile
from server.core.errors import NotFound
from server.core.images import Flaw, ImageField, find_rotation, process_image, to_rgb
from server.core.text.i18n import _
from server.extensions import db
from server.settings import current_settings

MANIFEST: Final = "covers.json"
FIELDS: Final = ("src", "width", "height", "avif", "webp", "share")
ADDRESS: Final = "/api/v1/covers/{cover}/{file}"
# No cover of the build has this prefix.
PREFIX: Final = "uploaded-"
NAME_BYTES: Final = 24
WIDTHS: Final = (480, 800, 1200, 1600)
DEFAULT_WIDTH: Final = 800
RATIO: Final = (16, 10)
SHARE: Final = "share.jpg"
SHARE_SIZE: Final = (1200, 630)
TYPES: Final = {"avif": "image/avif", "webp": "image/webp", "jpg": "image/jpeg"}
# These exchange width and height.
ROTATING: Final = (
    Image.Transpose.TRANSPOSE,
    Image.Transpose.ROTATE_270,
    Image.Transpose.TRANSVERSE,
    Image.Transpose.ROTATE_90,
)
BACKGROUND: Final = (255, 255, 255)
COVER: Final = ImageField(
    name="cover",
    no_image=_("Please choose a JPEG, PNG or WebP picture."),
    flaws={
        Flaw.TOO_MANY_PIXELS: _(
            "This picture has more than 25 million pixels. Please make it smaller."
        ),
        Flaw.TOO_MANY_WHOLE: _(
            "PNG pictures can have up to 12 million pixels and WebP 8 million. "
            "Please make it smaller or choose a JPEG."
        ),
        Flaw.MOVING: _("Please choose a picture that isn't animated."),
        Flaw.BROKEN: _("This picture is damaged or incomplete. Please choose another one."),
    },
)
TOO_LARGE: Final = _("This picture is larger than 5 MB. Please choose a smaller one.")
TOO_SMALL: Final = _("Please choose a picture of at least 800 × 500 pixels.")


class RenderedCover(NamedTuple):
    """A cover and its encoded files by name."""

    name: str
    files: Mapping[str, bytes]


def describe_cover(name: str | None) -> dict[str, Any] | None:
    """The cover of this name in its sizes, or None."""
    if not name:
        return None
    if name.startswith(PREFIX):
        return _describe_upload(name)
    path = current_settings().client_dist / MANIFEST
    try:
        return _read_manifest(path, path.stat().st_mtime_ns).get(name)
    except FileNotFoundError:
        return None


def render_cover(content: bytes) -> RenderedCover:
    """Render an upload in all sizes; refuses what is no picture.

    No size is larger than the upload, and its metadata is dropped.
    """
    largest = process_image(content, COVER, _crop)
    files: dict[str, bytes] = {}
    for width in _widths(largest.width):
        sized = largest.resize((width, _height(width)), Image.Resampling.LANCZOS)
        files[f"{width}.avif"] = _encode(sized, "AVIF", quality=55, speed=8)
        files[f"{width}.webp"] = _encode(sized, "WEBP", quality=78, method=4)
    shared = ImageOps.fit(largest, SHARE_SIZE, Image.Resampling.LANCZOS)
    files[SHARE] = _encode(shared, "JPEG", quality=82, optimize=True)
    return RenderedCover(f"{PREFIX}{largest.width}-{secrets.token_urlsafe(NAME_BYTES)}", files)


def store_cover(article_id: str, cover: RenderedCover) -> None:
    """Store the files of a cover with an article."""
    rows = [
        {"cover": cover.name, "file": file, "article_id": article_id, "image": image}
        for file, image in cover.files.items()
    ]
    db.session.execute(insert(CoverFile), rows)


def delete_unused_covers(article_id: str) -> None:
    """Delete the covers that neither an article nor any of its versions uses."""
    db.session.flush()
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


def get_cover_file(name: str, file: str) -> tuple[bytes, str]:
    """One file of a cover and its media type, or NotFound."""
    query = select(CoverFile.image).where(CoverFile.cover == name, CoverFile.file == file)
    image = db.session.scalar(query)
    if image is None:
        raise NotFound
    return image, TYPES[file.rpartition(".")[2]]


@lru_cache(maxsize=4)
def _read_manifest(path: Path, _changed: int) -> dict[str, dict[str, Any]]:
    found = json.loads(path.read_text("utf-8"))
    return {name: {field: one[field] for field in FIELDS} for name, one in found.items()}


def _describe_upload(name: str) -> dict[str, Any] | None:
    """An uploaded cover in its sizes, or None; the name holds the largest width, so no query."""
    top = name.removeprefix(PREFIX).partition("-")[0]
    if not name.startswith(PREFIX) or not top.isdecimal():
        return None
    return {
        "src": _address(name, f"{DEFAULT_WIDTH}.webp"),
        "width": DEFAULT_WIDTH,
        "height": _height(DEFAULT_WIDTH),
        "avif": _source_set(name, int(top), "avif"),
        "webp": _source_set(name, int(top), "webp"),
        "share": _address(name, SHARE),
    }


def _crop(image: Image.Image) -> Image.Image:
    """The upright centre crop in our ratio, in the largest width that the image fills."""
    turn = find_rotation(image)
    is_rotated = turn in ROTATING
    width, height = reversed(image.size) if is_rotated else image.size
    top = _largest_width(width, height)
    shape = (_height(top), top) if is_rotated else (top, _height(top))
    # A JPEG decodes faster at a reduced size.
    image.draft("RGB", shape)
    fitted = ImageOps.fit(to_rgb(image), shape, Image.Resampling.LANCZOS)
    fitted = fitted if turn is None else fitted.transpose(turn)
    if fitted.mode == "RGBA":
        canvas = Image.new("RGB", fitted.size, BACKGROUND)
        canvas.paste(fitted, mask=fitted.getchannel("A"))
        fitted = canvas
    fitted.info.clear()
    return fitted


def _largest_width(width: int, height: int) -> int:
    """The largest of our widths that an image of this size fills; refused below 800."""
    fills = min(width, height * RATIO[0] // RATIO[1])
    if fills < DEFAULT_WIDTH:
        raise COVER.unusable(TOO_SMALL)
    return max(_widths(fills))


def _widths(most: int) -> list[int]:
    return [width for width in WIDTHS if width <= most]


def _height(width: int) -> int:
    return width * RATIO[1] // RATIO[0]


def _encode(image: Image.Image, kind: str, **options: Any) -> bytes:
    content = io.BytesIO()
    image.save(content, kind, **options)
    return content.getvalue()


def _address(name: str, file: str) -> str:
    return ADDRESS.format(cover=name, file=file)


def _source_set(name: str, top: int, kind: str) -> str:
    return ", ".join(f"{_address(name, f'{width}.{kind}')} {width}w" for width in _widths(top))
