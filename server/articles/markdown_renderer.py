"""Articles from Markdown to html that cannot harm: no scripts, no images, no html of their own.

Definitions of links are switched off: a short text could unfold to gigabytes by them. A text with
more marks or lines than any article needs is shown as it was typed, so that none takes long.
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

LARGEST: Final = 256 * 1024
MARKS: Final = "[]()*_`<>&\\|#"
MOST_MARKS: Final = 5_000
MOST_LINES: Final = 5_000
MOST_CELLS: Final = 20_000
# Between these a browser sees nothing, or text in another order than it was written in.
UNSEEN: Final = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]"
)
BREAKS: Final = re.compile("\r\n?")
# The title of the page is its heading of level 1.
HIGHEST, LOWEST = 2, 4
# Nobody's id may be that of something else on the page.
IDS: Final = "s-"
# Public pages stand below their language; those behind the sign-in have one address.
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
    """A part of an article, and where it begins on the page."""

    id: str
    title: str


class Rendered(NamedTuple):
    """An article as html, its parts, and how many words it has."""

    html: str
    contents: tuple[Heading, ...]
    words: int


class TextTooLarge(ValueError):
    """The text of an article is longer than LARGEST bytes."""


@lru_cache(maxsize=64)
def render(markdown: str, language: str) -> Rendered:
    """An article in a language as clean html; kept, as it is asked for again and again."""
    return render_uncached(markdown, language)


def render_uncached(markdown: str, language: str) -> Rendered:
    """An article in a language as clean html."""
    if len(markdown.encode()) > LARGEST:
        raise TextTooLarge
    markdown = UNSEEN.sub("", BREAKS.sub("\n", markdown))
    if _is_overloaded(markdown):
        return _as_typed(markdown)
    tokens = MARKDOWN.parse(markdown)
    # The parser leaves out what lies deeper, without a word.
    if any(token.level >= DEEPEST and token.nesting == 1 for token in tokens):
        return _as_typed(markdown)
    contents = tuple(_name_headings(tokens))
    for token in _all(tokens):
        _lead(token, language)
        _align(token)
    drawn = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {"language": language})
    return Rendered(_clean(drawn), contents, _count_words(tokens))


def _is_overloaded(markdown: str) -> bool:
    marks = sum(markdown.count(mark) for mark in MARKS)
    if marks > MOST_MARKS or markdown.count("\n") > MOST_LINES:
        return True
    return _count_cells(markdown) > MOST_CELLS


def _count_cells(markdown: str) -> int:
    """How many cells tables may have at most: short rows are filled up to the widest one."""
    cells = widest = rows = 0
    for line in (*markdown.split("\n"), ""):
        if line.strip(" \t>"):
            widest, rows = max(widest, line.count("|")), rows + 1
        else:
            cells, widest, rows = cells + widest * rows, 0, 0
    return cells


def _as_typed(markdown: str) -> Rendered:
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
            token.attrSet("id", f"{IDS}{number}")
            if level == HIGHEST:
                yield Heading(f"{IDS}{number}", _said(tokens[place + 1]))


def _said(inline: Token) -> str:
    """The words of a run of text, without their marks."""
    parts = [" " if one.type.endswith("break") else one.content for one in inline.children or ()]
    return " ".join("".join(parts).split())


def _lead(token: Token, language: str) -> None:
    """Say of a link where it leads; inner ones stay in their reader's language."""
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


def _align(token: Token) -> None:
    """Say by an attribute on which side a cell stands: pages take no styles of their own."""
    if token.type in {"td_open", "th_open"}:
        found = ALIGNED.search(str(token.attrs.pop("style", "")))
        if found:
            token.attrSet("data-align", found[1])
    if token.type == "th_open":
        token.attrSet("scope", "col")


def _count_words(tokens: Sequence[Token]) -> int:
    return sum(len(_said(token).split()) for token in tokens if token.type == "inline")


class _Renderer(RendererHTML):
    """Tables scroll by themselves on narrow screens, also by the keyboard."""

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
