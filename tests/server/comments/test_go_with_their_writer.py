"""What somebody wrote below articles goes with their account, and counts stay true."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.core.database.unit_of_work import unit_of_work
from server.users.visibility import visibility_changes
from tests.support.accounts import change, rows, token_in
from tests.support.articles import add_article
from tests.support.comments import SLUG, counted, ops, report, say, texts
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn
from tests.support.privacy import close, restore, run_job, table_in, take_export


def test_what_a_closing_account_wrote_is_not_shown_until_it_is_kept(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    add_article(app, "small-leaks", kind="tip")
    for slug in (SLUG, "small-leaks"):
        say(ayu, slug, "Halo")
    say(ayu, SLUG, "situs.com")
    say(bayu, SLUG, "Hai")
    ayu.post("/users/confirm", json={"password": ayu.password})
    close(ayu)
    assert (texts(client), counted(client), counted(client, "small-leaks")) == (["Hai"], 1, 0)
    assert restore(app, token_in(mailbox.last(ayu.email), "restoreToken")) == 200
    assert (texts(client), counted(client), counted(client, "small-leaks")) == (
        ["Hai", "Halo"],
        2,
        1,
    )


@pytest.mark.both_databases
def test_an_account_that_closes_while_it_comments_leaves_nothing_counted(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    for text in ("Satu", "Dua"):
        say(ayu, SLUG, text)
    say(bayu, SLUG, "Hai")
    ayu.post("/users/confirm", json={"password": ayu.password})
    start = Barrier(4)

    def act(turn: int) -> int:
        device = SignedIn(ayu.person, app.test_client(), ayu.token)
        start.wait()
        if turn == 0:
            return device.delete("/users", json={"confirmation": "DELETE"}).status_code
        return device.post(f"/articles/{SLUG}/comments", json={"text": "Tiga"}).status_code

    with ThreadPoolExecutor(4) as devices:
        answers = list(devices.map(act, range(4)))
    assert set(answers) <= {200, 201, 401, 404, 503}
    assert counted(client) == len(texts(client))
    if answers[0] == 200:
        assert texts(client) == ["Hai"]


def test_what_a_suspended_account_wrote_is_not_shown(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    say(ayu, SLUG, "Halo")
    held = say(ayu, SLUG, "situs.com")["id"]
    owner_id = rows(app, "SELECT id FROM users WHERE username = 'ayu'")[0][0]
    change(app, "UPDATE users SET status = 'suspended' WHERE username = 'ayu'")
    assert texts(bayu) == []
    with app.app_context(), unit_of_work():
        visibility_changes.notify(owner_id, is_visible=False)
    assert (texts(client), counted(client)) == ([], 0)
    # Released meanwhile, it waits for its writer.
    ops(app, "release-comment", held)
    assert (texts(client), counted(client)) == ([], 0)
    change(app, "UPDATE users SET status = 'active'")
    with app.app_context(), unit_of_work():
        visibility_changes.notify(owner_id, is_visible=True)
    assert (texts(client), counted(client)) == (["situs.com", "Halo"], 2)


def test_what_an_erased_person_wrote_and_reported_goes_and_counts_stay_true(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    say(ayu, SLUG, "Halo")
    other = say(bayu, SLUG, "Hai")["id"]
    report(ayu, other)
    # Also without having been closed before, as registrations are withdrawn.
    change(app, "UPDATE users SET closes_at = created_at WHERE username = 'ayu'")
    run_job(app, "erase_accounts")
    assert (texts(client), counted(client)) == (["Hai"], 1)
    assert rows(app, "SELECT id FROM comments") == [(other,)]
    assert rows(app, "SELECT count(*) FROM comment_reports") == [(0,)]


def test_people_take_their_comments_and_reports_along(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    shown, held = say(ayu, SLUG, "=1+1"), say(ayu, SLUG, "situs.com")
    other = say(bayu, SLUG, "Hai")["id"]
    report(ayu, other, note="Iklan")
    ayu.post("/users/confirm", json={"password": ayu.password})
    archive = take_export(app, ayu)
    taken = [(row["id"], row["article"], row["state"]) for row in table_in(archive, "comments")]
    assert taken == [(shown["id"], SLUG, "shown"), (held["id"], SLUG, "held")]
    assert table_in(archive, "comments")[0]["text"] == "'=1+1"
    (made,) = table_in(archive, "comment_reports")
    assert (made["comment_id"], made["reason"], made["note"]) == (other, "spam", "Iklan")
