"""The pages whose views are counted, by their English paths."""

from typing import Final

from server.articles.paths import LIST_PATHS, is_slug
from server.core.text.i18n import DEFAULT, LANGUAGES

PUBLIC_PATHS: Final = frozenset(
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
MEMBER_PATHS: Final = frozenset(
    {
        "/overview",
        "/transaction",
        "/budget",
        "/planning",
        "/reminders",
        "/letters",
        "/notification",
        "/setting",
        "/wallets",
        "/import",
        "/rules",
        "/debts",
        "/forecast",
    }
)
# Below them each thing has a page of its own, whose views count as views of the list.
MEMBER_LISTS: Final = frozenset({"/wallets", "/import", "/debts"})
PREFIXES: Final = tuple(f"/{language}" for language in LANGUAGES if language != DEFAULT)


def find_route(path: str) -> str | None:
    """The English path of a page in any language; None when there cannot be such a page.

    It does not check whether an article exists.
    """
    bare = path.rstrip("/") or "/"
    if bare in MEMBER_PATHS:
        return bare
    if (above := bare.rpartition("/")[0]) in MEMBER_LISTS:
        return above
    for prefix in PREFIXES:
        if bare == prefix or bare.startswith(f"{prefix}/"):
            bare = bare.removeprefix(prefix) or "/"
            break
    return bare if bare in PUBLIC_PATHS or _may_be_article(bare) else None


def article_slug(route: str) -> str | None:
    """The slug of the article at a path, None for other pages."""
    above, _slash, slug = route.rpartition("/")
    return slug if above in LIST_PATHS.values() else None


def _may_be_article(path: str) -> bool:
    slug = article_slug(path)
    return slug is not None and is_slug(slug)
