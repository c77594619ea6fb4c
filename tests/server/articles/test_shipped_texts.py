"""The articles that come with the product are whole in both languages."""

import re
from datetime import UTC, datetime

import pytest

from server.articles.bundled_articles import FACTS, BundledArticle, read_bundled_articles
from server.articles.enums import BLOG, KINDS, TIP, TOPICS
from server.articles.markdown_renderer import render
from server.core.text.i18n import LANGUAGES

ARTICLES = list(read_bundled_articles())
TIPS = {"save-on-payday", "check-a-lender", "share-out-your-thr", "small-leaks"}
BLOGS = {f"blog{number}" for number in range(1, 7)}
# What the pages behind the sign-in and the public ones are called.
PAGES = re.compile(
    r"/(id/)?(overview|transaction|budget|planning|reminders|notification|setting|"
    r"login|register|about|privacypolicy|terms|blog|financialtips)?$"
)


def test_all_ten_are_there() -> None:
    kinds = {one.slug: one.parts[FACTS]["kind"] for one in ARTICLES}
    assert kinds == {**dict.fromkeys(BLOGS, BLOG), **dict.fromkeys(TIPS, TIP)}
    moments = [one.parts[FACTS]["published_at"] for one in ARTICLES]
    assert len(set(moments)) == len(moments)
    assert max(moments) <= datetime(2026, 11, 22, tzinfo=UTC)


@pytest.mark.parametrize("article", ARTICLES, ids=lambda one: one.slug)
def test_a_shipped_article_is_worth_reading(article: BundledArticle) -> None:
    facts = article.parts[FACTS]
    assert facts["kind"] in KINDS
    assert facts["cover"] == article.slug
    assert facts["topics"]
    assert set(facts["topics"]) <= set(TOPICS)
    titles = [article.parts[one]["title"] for one in LANGUAGES]
    assert len(set(titles)) == 2
    parts = [_read(article, language) for language in LANGUAGES]
    # Both say the same, part by part, so that a link to a part leads there in either.
    assert parts[0] == parts[1]


def _read(article: BundledArticle, language: str) -> tuple[str, ...]:
    part = article.parts[language]
    rendered = render(part["body"], language)
    assert 1 <= len(part["title"]) <= 80
    assert 50 <= len(part["description"]) <= 160
    assert 600 <= rendered.words <= 1200, (article.slug, language, rendered.words)
    assert not re.search(r"^(# |=+$)|!\[|<\w", part["body"], re.MULTILINE)
    assert len(rendered.contents) >= 3
    for source in part["sources"]:
        assert all(source.values())
        assert source["url"].startswith("https://")
    assert part["sources"]
    links = re.findall(r'href="([^"]+)"', rendered.html)
    assert all(_leads_somewhere(link, language) for link in links), links
    return tuple(one.id for one in rendered.contents)


def _leads_somewhere(link: str, language: str) -> bool:
    if link.startswith("https://"):
        return True
    list_, _, slug = link.removeprefix("/id" if language == "id" else "").rpartition("/")
    if slug in BLOGS | TIPS:
        return list_ == ("/blog" if slug in BLOGS else "/financialtips")
    return bool(PAGES.fullmatch(link.partition("?")[0]))
