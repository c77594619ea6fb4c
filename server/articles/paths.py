"""The paths of articles: the lists, and slugs, which never change once published."""

import re
import unicodedata
from typing import Final

from server.articles.enums import BLOG, TIP

LIST_PATHS: Final = {BLOG: "/blog", TIP: "/financialtips"}
SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MAX_LENGTH: Final = 80
# Leaves room for a number suffix.
MAX_GENERATED_LENGTH: Final = 60
FALLBACK: Final = "article"
# Reserved for future pages below the lists.
RESERVED: Final = frozenset(
    {"all", "archive", "edit", "feed", "index", "new", "page", "preview", "rss", "search", "topics"}
)
WORD: Final = re.compile(r"[a-z0-9]+")
INNER: Final = re.compile("['’`]")


def article_path(kind: str, slug: str) -> str:
    """The English path of an article."""
    return f"{LIST_PATHS[kind]}/{slug}"


def is_slug(text: str) -> bool:
    """Whether this is a valid slug."""
    return len(text) <= MAX_LENGTH and SLUG.fullmatch(text) is not None


def make_slug(title: str) -> str:
    """A slug from a title, cut after a word; 'article' when the title has no Latin letter."""
    plain = unicodedata.normalize("NFKD", INNER.sub("", title))
    words = WORD.findall(plain.encode("ascii", "ignore").decode().lower())
    slug = ""
    for word in words:
        longer = f"{slug}-{word}" if slug else word[:MAX_GENERATED_LENGTH]
        if len(longer) > MAX_GENERATED_LENGTH:
            break
        slug = longer
    return slug or FALLBACK
