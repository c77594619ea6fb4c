"""The pages that are counted, by their English addresses; anything else is none of ours."""

from typing import Final

from server.articles.paths import LIST_PATHS, is_slug
from server.core.text.i18n import DEFAULT, LANGUAGES

PUBLIC: Final = frozenset(
    {
        "/",
        "/login",
        "/register",
        "/verification",
        "/forgot",
        "/reset",
        "/invitation",
        "/done",
        "/unsubscribe",
        "/about",
        "/privacypolicy",
        "/terms",
        *LIST_PATHS.values(),
    }
)
OWN: Final = frozenset(
    {
        "/overview",
        "/transaction",
        "/budget",
        "/planning",
        "/reminders",
        "/notification",
        "/setting",
    }
)
PREFIXES: Final = tuple(f"/{language}" for language in LANGUAGES if language != DEFAULT)


def route_of(path: str) -> str | None:
    """The page at a path, whatever its language; None when there cannot be one.

    Whether there is an article of that name is for whoever asks the database.
    """
    bare = path.rstrip("/") or "/"
    if bare in OWN:
        return bare
    for prefix in PREFIXES:
        if bare == prefix or bare.startswith(f"{prefix}/"):
            bare = bare.removeprefix(prefix) or "/"
            break
    return bare if bare in PUBLIC or _may_be_article(bare) else None


def slug_of(route: str) -> str | None:
    """The name of the article at a route, None for other pages."""
    above, _slash, slug = route.rpartition("/")
    return slug if above in LIST_PATHS.values() else None


def _may_be_article(path: str) -> bool:
    slug = slug_of(path)
    return slug is not None and is_slug(slug)
