"""The articles that come with the product, as files of `content/`.

`<slug>.toml` holds what both languages share, `<slug>.<language>.md` one text below its title and
description between two lines of `+++`.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from server.articles.models import PUBLISHED
from server.core.text.i18n import LANGUAGES

CONTENT: Final = Path(__file__).resolve().parent / "content"
FACTS: Final = "facts"
FENCE: Final = "+++\n"

Part = dict[str, Any]


class BadShippedFile(ValueError):
    """A file of `content/` is not what the product reads; the text names it."""


class Shipped(NamedTuple):
    """One article by its parts: its facts, and its text in each language."""

    slug: str
    parts: dict[str, Part]


def shipped_articles(directory: Path = CONTENT) -> Iterator[Shipped]:
    """Every article that comes with the product, by its slug."""
    for path in sorted(directory.glob("*.toml")):
        try:
            yield _read(path)
        except (KeyError, ValueError, OSError) as error:
            raise BadShippedFile(f"{path.name}: {error!r}") from error


def _read(path: Path) -> Shipped:
    common = tomllib.loads(path.read_text("utf-8"))
    moment = common["published_at"]
    if moment.tzinfo is None:
        raise ValueError("published_at needs a zone.")
    facts = {
        "kind": common["kind"],
        "state": PUBLISHED,
        "published_at": moment,
        "cover": common["cover"],
        "topics": common["topics"],
    }
    texts = {one: _text(path.with_suffix(f".{one}.md"), common, one) for one in LANGUAGES}
    return Shipped(path.stem, {FACTS: facts, **texts})


def _text(path: Path, common: Part, language: str) -> Part:
    opening, front, body = path.read_text("utf-8").split(FENCE, 2)
    if opening:
        raise ValueError("It begins with a line of +++.")
    told = tomllib.loads(front)
    return {
        "title": told["title"],
        "description": told["description"],
        "body": f"{body.strip()}\n",
        "sources": [_source(one, language) for one in common["sources"]],
    }


def _source(one: Part, language: str) -> Part:
    title = one.get(f"title_{language}") or one["title"]
    return {"title": title, "publisher": one["publisher"], "url": one["url"]}
