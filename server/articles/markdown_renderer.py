"""Renders articles from Markdown to safe html: no scripts, images or raw html.

Link definitions are off, as a short text could expand to gigabytes with them. A text with more
marks or lines than any article needs is shown as plain text, which limits the rendering time.
"""

import html
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import nh3
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from server.core.text.i18n import DEFAULT, _, translate

MAX_BYTES: Final = 256 * 1024
SYNTAX_MARKS: Final = "[]()*_`<>&\\|#"
MAX_MARKS: Final = 5_000
MAX_LINES: Final = 5_000
MAX_CELLS: Final = 20_000
# Control characters that browsers hide, or that change the direction of text.
INVISIBLE: Final = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]"
)
BREAKS: Final = re.compile("\r\n?")
# The title of the page is the heading of level 1.
HIGHEST, LOWEST = 2, 4
# Keeps heading ids apart from other ids of the page.
ID_PREFIX: Final = "s-"
# Public pages have a path per language; those behind the sign-in have one.
PUBLIC: Final = re.compile(
    r"/(blog|financialtips|about|privacypolicy|terms|login|register|forgot)?(?=[/?#]|$)"
)
SCHEMES: Final = frozenset({"https", "http", "mailto"})
TARGET: Final = re.compile(r"https?://|mailto:|/(?![/\\])|#", re.IGNORECASE)
ALIGNED: Final = re.compile(r"text-align:(left|center|right)")
BLOCKS: Final = {"blockquote", "br", "div", "h2", "h3", "h4", "hr", "li", "ol", "p", "pre", "ul"}
TABLES: Final = {"table", "tbody", "td", "th", "thead", "tr"}
TAGS: Final = frozenset(BLOCKS | TABLES | {"a", "code", "em", "strong"})
ATTRIBUTES: Final = {
    "a": {"href", "title", "rel"},
    "h2": {"id"},
    "h3": {"id"},
    "h4": {"id"},
    "ol": {"start"},
    "td": {"data-align"},
    "th": {"data-align", "scope"},
    "div": {"role", "aria-label", "tabindex", "data-table"},
}


class Heading(NamedTuple):
    """A heading of an article and its id."""

    id: str
    title: str


class Rendered(NamedTuple):
    """An article as html, its headings, and its number of words."""

    html: str
    contents: tuple[Heading, ...]
    words: int


class TextTooLarge(ValueError):
    """The text of an article is longer than MAX_BYTES bytes."""


@lru_cache(maxsize=64)
def render(markdown: str, language: str) -> Rendered:
    """An article in a language as safe html, cached."""
    return render_uncached(markdown, language)


def render_uncached(markdown: str, language: str) -> Rendered:
    """An article in a language as safe html."""
    if len(markdown.encode()) > MAX_BYTES:
        raise TextTooLarge
    markdown = INVISIBLE.sub("", BREAKS.sub("\n", markdown))
    if _is_overloaded(markdown):
        return _render_plain(markdown)
    tokens = MARKDOWN.parse(markdown)
    # The parser silently drops deeper levels.
    if any(token.level >= DEEPEST and token.nesting == 1 for token in tokens):
        return _render_plain(markdown)
    contents = tuple(_name_headings(tokens))
    for token in _all(tokens):
        _resolve_link(token, language)
        _set_alignment(token)
    drawn = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {"language": language})
    return Rendered(_clean(drawn), contents, _count_words(tokens))


def _is_overloaded(markdown: str) -> bool:
    marks = sum(markdown.count(mark) for mark in SYNTAX_MARKS)
    if marks > MAX_MARKS or markdown.count("\n") > MAX_LINES:
        return True
    return _count_cells(markdown) > MAX_CELLS


def _count_cells(markdown: str) -> int:
    """The maximum number of table cells; short rows are padded to the widest one."""
    cells = widest = rows = 0
    for line in (*markdown.split("\n"), ""):
        if line.strip(" \t>"):
            widest, rows = max(widest, line.count("|")), rows + 1
        else:
            cells, widest, rows = cells + widest * rows, 0, 0
    return cells


def _render_plain(markdown: str) -> Rendered:
    parts = (part.strip() for part in markdown.split("\n\n"))
    drawn = "".join(f"<p>{html.escape(part)}</p>\n" for part in parts if part)
    return Rendered(_clean(drawn), (), len(markdown.split()))


def _clean(drawn: str) -> str:
    return nh3.clean(
        drawn,
        tags=set(TAGS),
        attributes={tag: set(names) for tag, names in ATTRIBUTES.items()},
        url_schemes=set(SCHEMES),
        link_rel=None,
    )


def _all(tokens: Sequence[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from token.children or ()


def _name_headings(tokens: Sequence[Token]) -> Iterator[Heading]:
    """Move headings below the title of the page, give them ids, and tell those of level 2.

    Ids count the headings: a link to a part leads to the same part in either language.
    """
    number = 0
    for place, token in enumerate(tokens):
        if token.type not in {"heading_open", "heading_close"}:
            continue
        level = min(max(int(token.tag[1]), HIGHEST), LOWEST)
        token.tag = f"h{level}"
        if token.type == "heading_open":
            number += 1
            token.attrSet("id", f"{ID_PREFIX}{number}")
            if level == HIGHEST:
                yield Heading(f"{ID_PREFIX}{number}", _plain_text(tokens[place + 1]))


def _plain_text(inline: Token) -> str:
    """The text of an inline token without markup."""
    parts = [" " if one.type.endswith("break") else one.content for one in inline.children or ()]
    return " ".join("".join(parts).split())


def _resolve_link(token: Token, language: str) -> None:
    """Set the target and rel of a link; internal links get the path of the language."""
    if token.type != "link_open":
        return
    target = str(token.attrGet("href") or "")
    if not TARGET.match(target):
        token.attrs = {}
        return
    inner = target.startswith(("/", "#"))
    token.attrSet("rel", "noopener" if inner else "noopener nofollow")
    if inner and language != DEFAULT and PUBLIC.match(target):
        token.attrSet("href", f"/{language}{target}".removesuffix("/"))


def _set_alignment(token: Token) -> None:
    """Set the alignment of a cell as an attribute, as the CSP forbids inline styles."""
    if token.type in {"td_open", "th_open"}:
        found = ALIGNED.search(str(token.attrs.pop("style", "")))
        if found:
            token.attrSet("data-align", found[1])
    if token.type == "th_open":
        token.attrSet("scope", "col")


def _count_words(tokens: Sequence[Token]) -> int:
    return sum(len(_plain_text(token).split()) for token in tokens if token.type == "inline")


class _Renderer(RendererHTML):
    """Wraps tables in a region that scrolls on narrow screens, also by keyboard."""

    def table_open(
        self, _tokens: Sequence[Token], _place: int, _options: OptionsDict, env: EnvType
    ) -> str:
        label = translate(_("Table"), str(env.get("language", DEFAULT)))
        return f'<div data-table role="group" aria-label="{label}" tabindex="0"><table>\n'

    def table_close(self, *_given: Any) -> str:
        return "</table></div>\n"


MARKDOWN: Final = (
    MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer)
    .enable("table")
    .disable(["reference", "image", "html_block", "html_inline"])
)
DEEPEST: Final = MARKDOWN.options["maxNesting"] - 1
