"""Operators find articles again, and what those said before."""

from typing import Any

import pytest
from flask import Flask

from server.articles import version_history
from tests.support.accounts import change, code_of
from tests.support.article_editing import EN, act, begin, publish, read, save, written
from tests.support.articles import add_article
from tests.support.ledger import statements
from tests.support.people import BAYU, SignedIn


@pytest.mark.both_databases
def test_the_list_is_searched_and_sorted_by_what_changed_last_with_few_queries(
    app: Flask, sari: SignedIn
) -> None:
    for number in range(12):
        add_article(app, f"rice-{number}", kind="tip" if number % 2 else "blog")
    changed = written(sari, en={**EN, "title": "Rice 100%_"})

    def found(**query: Any) -> tuple[list[str], int]:
        answer = sari.get("/admin/articles", query_string=query)
        assert answer.status_code == 200, answer.text
        payload = answer.get_json()["payload"]
        return [one["title"] for one in payload["datas"]], payload["total"]

    with statements(app) as asked:
        titles, total = found()
    assert (titles[0], len(titles), total) == ("Rice 100%_", 10, 13)
    # Who asks, the rows, and how many there are.
    assert len(asked) == 3, asked
    assert found(q="100%_") == (["Rice 100%_"], 1)
    assert found(q="0%1") == ([], 0)
    assert found(q="RICE-1", kind="tip", per_page=1, page=2) == (["Rice-1 en"], 2)
    assert found(state="draft")[1] == 1
    assert found(state="scheduled")[1] == 0
    assert found(page=99) == ([], 13)
    assert sari.get("/admin/articles?state=new").status_code == 422
    with statements(app) as asked:
        read(sari, changed)
    assert len(asked) == 5, asked


@pytest.mark.both_databases
def test_versions_are_kept_and_brought_back_into_the_editor(
    app: Flask, sari: SignedIn, tono: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    article_id = add_article(app, "blog1", cover=None)
    (article,) = sari.get(f"/admin/articles/{article_id}").get_json()["payload"]["datas"]
    assert (article["version"], article["updated_by"]) == (1, None)
    article = publish(sari, save(sari, article))
    listed = read(sari, article, "versions")
    assert [(one["number"], one["what"], one["by"]) for one in listed] == [
        (2, "published", "Ayu Lestari"),
        (1, "shipped", None),
    ]
    (shipped,) = read(sari, article, "versions", "1")
    assert shipped["content"]["texts"]["id"]["title"] == "Blog1 id"
    article = save(tono, article, en={**EN, "body": "A try."})
    article = act(sari, article, "versions/1/restore")
    assert (article["texts"]["en"]["title"], article["has_changes"]) == ("Blog1 en", True)
    kept = read(sari, article, "versions")[0]
    assert (kept["number"], kept["what"], kept["by"]) == (3, "set_aside", "Bayu Pratama")
    article = act(sari, article, "discard")
    assert (article["texts"]["en"], article["has_changes"]) == (EN, False)
    monkeypatch.setattr(version_history, "MAX_VERSIONS", 2)
    article = publish(sari, save(sari, article, en={**EN, "body": "More."}))
    assert [one["number"] for one in read(sari, article, "versions")] == [5, 4]
    for number in ("1", "99", "x", "²", "9" * 30):
        answer = sari.get(f"/admin/articles/{article_id}/versions/{number}")
        assert answer.status_code == 404, number
    nothing = begin(sari)
    refused = sari.post(f"/admin/articles/{nothing['id']}/discard")
    assert (refused.status_code, code_of(refused)) == (409, "never_published")


def test_an_operator_who_is_erased_leaves_no_name_and_no_id(
    app: Flask, sari: SignedIn, tono: SignedIn
) -> None:
    article = publish(sari, written(sari))
    change(app, "DELETE FROM users WHERE email <> :email", email=BAYU.email)
    (now,) = read(tono, article)
    assert (now["updated_by"], now["state"]) == (None, "published")
    assert [one["by"] for one in read(tono, article, "versions")] == [None]
