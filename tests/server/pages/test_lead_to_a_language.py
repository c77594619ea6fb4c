"""An article is shown in the language of its reader, where it is written in it."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change
from tests.support.articles import add_article
from tests.support.embedded_data import answers


def test_who_reads_indonesian_is_led_to_the_same_article(visitor: FlaskClient) -> None:
    led = visitor.get("/blog/blog1?a=1", headers={"Accept-Language": "id"})
    assert (led.status_code, led.headers["Location"]) == (302, "/id/blog/blog1?a=1")
    assert visitor.get("/blog/.env").mimetype == "application/json"
    assert visitor.get("/blog/%00").status_code == 404
    assert answers(visitor.get("/nowhere").text)["site"]["state"] == "ready"


@pytest.mark.parametrize("slug", ["a%0ab", "%3Fx", "a%23b", "%2e%2e", "a%09b", "%C3%A9"])
def test_what_is_no_name_of_an_article_leads_nowhere(visitor: FlaskClient, slug: str) -> None:
    for path in (f"/blog/{slug}", f"/id/blog/{slug}"):
        answer = visitor.get(path, headers={"Accept-Language": "id"})
        assert (answer.status_code, "Location" in answer.headers) == (404, False)


def test_an_article_of_one_language_is_shown_in_it(app: Flask, visitor: FlaskClient) -> None:
    for slug, other in (("in-english", "id"), ("in-indonesian", "en")):
        add_article(app, slug)
        gone = "DELETE FROM article_texts WHERE language = :other AND article_id ="
        change(app, f"{gone} (SELECT id FROM articles WHERE slug = :slug)", other=other, slug=slug)
    for reader in ("en", "id"):
        asks = {"Accept-Language": reader}
        assert visitor.get("/blog/in-english", headers=asks).status_code == 200
        led = visitor.get("/id/blog/in-english?a=1", headers=asks)
        assert (led.status_code, led.headers["Location"]) == (302, "/blog/in-english?a=1")
        assert visitor.get("/id/blog/in-indonesian", headers=asks).status_code == 200
        led = visitor.get("/blog/in-indonesian", headers=asks)
        assert (led.status_code, led.headers["Location"]) == (302, "/id/blog/in-indonesian")
    told = answers(visitor.get("/blog/in-english").text)["article:in-english:en"]
    assert told["answer"]["languages"] == ["en"]


def test_robots_see_the_page_itself_and_people_theirs(visitor: FlaskClient) -> None:
    browser = "Mozilla/5.0 (Linux; Android 10; {}) AppleWebKit/537.36 Chrome/142.0 Mobile Safari"
    for agent, status in (("CUBOT NOTE 20", 302), ("compatible; Googlebot/2.1", 200)):
        headers = {"Accept-Language": "id", "User-Agent": browser.format(agent)}
        assert visitor.get("/blog", headers=headers).status_code == status
