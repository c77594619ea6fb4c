"""What an article says becomes html that cannot harm, within a bounded time."""

import time
from html.parser import HTMLParser

import pytest

from server.articles.markdown_renderer import (
    ATTRIBUTES,
    MAX_BYTES,
    MAX_LINES,
    MAX_MARKS,
    SYNTAX_MARKS,
    TAGS,
    TextTooLarge,
    render,
)

SCRIPT = "alert(document.cookie)"
MALICE = f"""
<script>{SCRIPT}</script><img src=x onerror={SCRIPT}>
<svg/onload={SCRIPT}> <iframe srcdoc="<script>{SCRIPT}</script>"></iframe>
<p style="background:url(//evil.example)" onclick={SCRIPT}>Hello</p>
<a href="javascript:{SCRIPT}">one</a> <style>*{{display:none}}</style> <base href=//evil.example>
[two](javascript:{SCRIPT}) [three](JaVaScRiPt&colon;{SCRIPT}) [four](<java\tscript:{SCRIPT}>)
[five](data:text/html;base64,PHNjcmlwdD4=) [six](vbscript:x) [seven](file:///etc/passwd)
[eight](\x01javascript:{SCRIPT}) [nine](&#106;avascript:{SCRIPT}) <javascript:{SCRIPT}>
![ten](https://evil.example/pixel.png) ![eleven](javascript:{SCRIPT})
[twelve](https://a.example/"onmouseover={SCRIPT}) [13](https://a.example '"onclick={SCRIPT}')
[14][ref] [ref]

[ref]: javascript:{SCRIPT}

# <b onclick={SCRIPT}>One</b> <!-- x -->

| a"onclick="{SCRIPT} | <script> |
|:-:|-:|
| [x](javascript:x) | `</td><script>` |

```html" onclick="{SCRIPT}
</code></pre><script>{SCRIPT}</script>
```

<!--[if]><script>{SCRIPT}</script><![endif]--> <?php x ?> <![CDATA[<script>]]> &lt;script&gt;
"""


class Seen(HTMLParser):
    """What a browser would make of some html."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    handle_decl = unknown_decl = handle_pi = handle_comment


def assert_harmless(html: str) -> Seen:
    seen = Seen(html)
    for tag, attributes in seen.tags:
        assert tag in TAGS, tag
        assert set(attributes) <= ATTRIBUTES.get(tag, set()), (tag, attributes)
        if tag == "a":
            target = attributes.get("href", "#") or ""
            assert target.startswith(("https://", "http://", "mailto:", "/", "#")), target
    return seen


def test_malice_is_shown_or_dropped() -> None:
    seen = assert_harmless(render(MALICE, "en").html)
    links = [one["href"] for tag, one in seen.tags if tag == "a" and one]
    assert all(str(link).startswith("https://") for link in links), links
    assert not {"script", "img", "svg", "iframe", "style", "base"} & {tag for tag, _ in seen.tags}


def test_what_articles_are_made_of_is_drawn() -> None:
    text = (
        "# Top\n\n## Costs\n\n### Small & `big`\n\n###### Deep\n\n## Costs\n\n"
        "## Überraschung *ya*\n\n"
        "> **Careful.**\n\n1. one\n2. two\n\n- [a](/blog/blog2#s-b) [b](/) [c](/reminders) "
        "[d](https://ojk.go.id) [e](//evil.example) [f](#s-top)\n\n|a|b|\n|---|--:|\n|1|2|\n"
    )
    english, indonesian = render(text, "en"), render(text, "id")
    assert_harmless(english.html)
    assert english.contents == indonesian.contents
    assert [one.id for one in english.contents] == ["s-1", "s-2", "s-5", "s-6"]
    assert english.contents[-1].title == "Überraschung ya"
    for part in (
        '<h2 id="s-1">Top</h2>',
        '<h3 id="s-3">Small &amp; <code>big</code></h3>',
        '<h4 id="s-4">Deep</h4>',
        "<blockquote>",
        "<ol>",
        '<a href="/blog/blog2#s-b" rel="noopener">a</a>',
        '<a href="/" rel="noopener">b</a>',
        '<a href="https://ojk.go.id" rel="noopener nofollow">d</a>',
        "<a>e</a>",
        '<div data-table="" role="group" aria-label="Table" tabindex="0"><table>',
        '<th data-align="right" scope="col">b</th>',
        '<td data-align="right">2</td>',
    ):
        assert part in english.html, (part, english.html)
    for part in (
        '<a href="/id/blog/blog2#s-b" rel="noopener">a</a>',
        '<a href="/id" rel="noopener">b</a>',
        # Pages behind the sign-in have one address.
        '<a href="/reminders" rel="noopener">c</a>',
        '<a href="#s-top" rel="noopener">f</a>',
        'aria-label="Tabel"',
    ):
        assert part in indonesian.html, (part, indonesian.html)


def _many(part: str) -> str:
    """A text of the largest size."""
    return part * (MAX_BYTES // len(part.encode()))


def _just(part: str) -> str:
    """As much of it as is still read as Markdown."""
    marks = sum(part.count(mark) for mark in SYNTAX_MARKS)
    most = min(MAX_MARKS // marks if marks else MAX_BYTES, MAX_LINES // (part.count("\n") or 1))
    return part * min(most, MAX_BYTES // len(part.encode()))


PARTS = ("[", "![", "[a](", "*a **a ", "*a_ ", "<&", "# a\n", "a|", "- ", "> ", "\u202e\u2066")
BOMBS = {
    "deep quotes": "> " * 500 + "a\n" + "b\n" * 4_900,
    "quotes of quotes": (">" * 100 + "\n") * 50,
    "stars": "*" * 2_500 + "a" + "*" * 2_500,
    "ticks": "".join("`" * count + " " for count in range(1, 100)),
    "lists": "".join("  " * depth + "- a\n" for depth in range(500)),
    "unfolding": "[a]: /" + "x" * 100_000 + "\n\n" + "[a]" * 2_400,
    "wide table": "|a" * 1_600 + "|\n" + "|-" * 1_600 + "|\n" + "|b" * 1_600,
    "short rows": "|a" * 400 + "|\n" + "|-" * 400 + "|\n" + "|\n" * 50,
    "one word": "a" * MAX_BYTES,
    "words": _many("a "),
    "lines": _many("a\n"),
    "lines of old": _many("a\r"),
    "filled rows": "|a" * 1_200 + "|\n" + "|-" * 1_200 + "|\n" + "|\n" * 190,
    **{f"many {part!r}": _many(part) for part in PARTS},
    **{f"just {part!r}": _just(part) for part in PARTS},
}


def test_bombs_fizzle_out() -> None:
    for name, text in BOMBS.items():
        assert len(text.encode()) <= MAX_BYTES
        began = time.thread_time()
        html = render(text, "en").html
        assert time.thread_time() - began < 10, name
        assert len(html) < 12 * MAX_BYTES, name
        assert_harmless(html)


def test_what_lies_too_deep_is_shown_as_typed() -> None:
    assert "<blockquote>" in render("> " * 15 + "Words", "en").html
    assert render("> " * 40 + "Words", "en").html == f"<p>{'&gt; ' * 40}Words</p>\n"
    lists = "".join("  " * depth + "- a\n" for depth in range(30)) + "  " * 30 + "- Words"
    assert "- Words" in render(lists, "en").html


def test_what_nobody_sees_is_left_out() -> None:
    unseen = "\x1b\u202e\u2066\ufffe\0\x9f"
    assert render(f"a{unseen}b\r\n\r\nc \u200f\u2014", "en").html == (
        "<p>ab</p>\n<p>c \u200f\u2014</p>\n"
    )


def test_what_is_larger_is_refused() -> None:
    with pytest.raises(TextTooLarge):
        render("é" * (MAX_BYTES // 2) + "a", "en")
