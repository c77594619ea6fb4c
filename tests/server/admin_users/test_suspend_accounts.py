"""Whoever is suspended is out at once and told why, and comes back only by an operator."""

import pytest
import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.push.outbox import preference_filter
from tests.support.accounts import ask, change, confirm, login, pending, rows, token_in
from tests.support.articles import add_article
from tests.support.calendars import calendar_of, follow
from tests.support.comments import SLUG, say, texts
from tests.support.console import (
    FRAUD,
    MADE,
    OUT,
    UNTOLD,
    acts,
    at_work,
    id_at,
    one,
    refused,
    suspend,
)
from tests.support.letters import forgot, reset, reset_token, subjects
from tests.support.mailbox import Mailbox
from tests.support.notifications import notification_request, notify_all
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in
from tests.support.privacy import close, restore, run_job


def test_the_next_call_of_an_open_browser_is_refused_and_the_owner_is_told(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    owner_id = id_at(app, BAYU.email)
    shown = suspend(made, owner_id)
    assert (shown["status"], shown["suspended_for"], shown["sessions"]) == ("suspended", "fraud", 0)
    assert refused(bayu.get("/users")) == OUT
    assert refused(bayu.get("/notifications", headers={"X-Background": "1"})) == OUT
    assert refused(bayu.client.get(f"{API}/token")) == OUT
    wrong = login(app.test_client(), BAYU.email, BAYU.password)
    assert refused(wrong) == (401, "invalid_credentials")
    letter = mailbox.last(BAYU.email)
    assert letter.subject == "Your Lumbung account is suspended"
    assert "deceive others" in letter.text
    assert FRAUD["note"] in letter.text
    assert one(made.post(f"/admin/users/{owner_id}/restore"))["status"] == "active"
    assert mailbox.last(BAYU.email).subject == "You can use your Lumbung account again"
    # What ended stays ended.
    assert refused(bayu.get("/users")) == OUT
    assert sign_in(app, BAYU).get("/users").status_code == 200
    kept = "SELECT suspended_at, suspended_for, suspended_note FROM users WHERE id = :id"
    assert rows(app, kept, id=owner_id) == [(None, None, None)]
    actor_id = id_at(app, MADE.email)
    assert acts(app, "account.") == [
        ("account.suspended.fraud", actor_id, owner_id, "done"),
        ("account.suspension_lifted", actor_id, owner_id, "done"),
    ]
    assert not [row for row in rows(app, "SELECT parameters FROM outbox") if "laporan" in str(row)]


def test_no_link_opens_a_suspended_account(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    client, calendar = app.test_client(), calendar_of(bayu)["url"]
    token = reset_token(client, mailbox, BAYU)
    bayu.put("/users/profile", json={"email": "bayu.baru@example.com"})
    moved = token_in(mailbox.last("bayu.baru@example.com"), "changeToken")
    bayu.put("/users/profile", json={"age": "Under 18"})
    bayu.post("/users/parental-consent", json={"email": "ibu@example.org"})
    parental = token_in(mailbox.last("ibu@example.org"), "consentToken")
    suspend(made, id_at(app, BAYU.email))
    before = subjects(mailbox, BAYU.email)
    assert refused(reset(client, token)) == (400, "link_invalid")
    for path, sent in (("/users/email/confirm", moved), ("/parental-consent", parental)):
        assert client.post(f"{API}{path}", json={"token": sent}).status_code == 400
    assert follow(client, calendar).status_code == 404
    forgot(client, BAYU.email)
    client.post(f"{API}/register/resend", json={"email": BAYU.email})
    ask(client, BAYU, username="another.one")
    assert set(subjects(mailbox, BAYU.email)[len(before) :]) == {
        "Your Lumbung account is suspended"
    }
    assert rows(app, "SELECT status FROM users WHERE username = 'bayu'") == [("suspended",)]


@pytest.mark.both_databases
def test_nothing_is_mailed_pushed_or_shown_meanwhile(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    add_article(app, SLUG)
    say(bayu, SLUG, "Halo")
    owner_id = id_at(app, BAYU.email)
    notify_all(app, notification_request(owner_id))
    suspend(made, owner_id, UNTOLD)
    notify_all(app, notification_request(owner_id, cause="budget:2"))
    assert subjects(mailbox, BAYU.email)[-1] == "Your Lumbung account is suspended"
    with app.app_context(), unit_of_work():
        assert preference_filter.get()({(owner_id, "reminders")}) == frozenset()
    assert texts(app.test_client()) == []
    one(made.post(f"/admin/users/{owner_id}/restore"))
    assert texts(app.test_client()) == ["Halo"]


def test_a_closing_account_stays_closing_and_a_restored_one_suspended(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False) as clock:
        at = at_work(app, MADE)
        owner = sign_in(app, BAYU)
        close(owner)
        keep = token_in(mailbox.last(BAYU.email), "restoreToken")
        owner_id = id_at(app, BAYU.email)
        suspend(at, owner_id, UNTOLD)
        assert restore(app, keep) == 200
        state = "SELECT status, closes_at FROM users WHERE username = 'bayu'"
        assert rows(app, state) == [("suspended", None)]
        one(at.post(f"/admin/users/{owner_id}/restore"))
        close(sign_in(app, BAYU))
        suspend(at_work(app, MADE), owner_id, UNTOLD)
        clock.shift(72 * 3600)
        run_job(app, "erase_accounts")
        assert rows(app, state) == []


def test_states_that_do_not_fit_are_refused(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    pending(app.test_client(), mailbox, AYU)
    waits, owner_id = id_at(app, AYU.email), id_at(app, BAYU.email)

    def why(id_: str, path: str, body: object = None) -> tuple[int, str]:
        return refused(made.post(f"/admin/users/{id_}/{path}", json=body))

    assert why(owner_id, "restore") == (409, "not_suspended")
    assert why(owner_id, "resend-verification") == (409, "already_verified")
    for path, body in (("suspend", UNTOLD), ("sign-out", None)):
        assert why(waits, path, body) == (409, "not_confirmed")
    assert why(waits, "password-reset") == (409, "account_not_in_use")
    assert why("01JNOBODY0000000000000000X", "suspend", UNTOLD) == (404, "not_found")
    for body in ({}, {"reason": "spite"}, {**UNTOLD, "note": "a" * 301}):
        assert why(owner_id, "suspend", body) == (422, "validation_failed")
    suspend(made, owner_id)
    assert why(owner_id, "suspend", UNTOLD) == (409, "already_suspended")
    assert why(owner_id, "password-reset") == (409, "account_not_in_use")


def test_a_mail_that_was_overtaken_is_not_sent(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    owner_id = id_at(app, BAYU.email)
    suspend(made, owner_id)
    one(made.post(f"/admin/users/{owner_id}/restore"))
    suspend(made, owner_id, UNTOLD)
    ours = [one for one in mailbox.to(BAYU.email) if "suspended" in one.subject]
    assert len(ours) == 1
    assert "terms" in ours[0].text


@pytest.mark.both_databases
def test_devices_are_signed_out_and_links_are_mailed(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    pending(app.test_client(), mailbox, AYU)
    owner_id, waits = id_at(app, BAYU.email), id_at(app, AYU.email)
    assert one(made.post(f"/admin/users/{owner_id}/sign-out"))["sessions"] == 0
    assert refused(bayu.get("/users")) == OUT
    one(made.post(f"/admin/users/{owner_id}/password-reset"))
    letter = mailbox.last(BAYU.email)
    assert "A Lumbung operator" in letter.text
    assert reset(app.test_client(), token_in(letter, "token")).status_code == 200
    for _ in range(2):
        one(made.post(f"/admin/users/{waits}/resend-verification"))
    assert confirm(app.test_client(), token_in(mailbox.last(AYU.email))).status_code == 200
    change(app, "UPDATE users SET status = 'pending' WHERE id = :id", id=waits)
    again = [made.post(f"/admin/users/{waits}/resend-verification") for _ in range(2)]
    assert [answer.status_code for answer in again] == [200, 429]
    names = [act[0] for act in acts(app, "") if act[1] == id_at(app, MADE.email)]
    assert names.count("account.verification_sent") == 3
    assert {"account.signed_out", "password.reset_started"} <= set(names)


def test_links_that_operators_mail_leave_the_owner_their_own(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    path = f"/admin/users/{id_at(app, BAYU.email)}/password-reset"
    assert [made.post(path).status_code for _ in range(4)] == [200, 200, 200, 429]
    mailbox.deliver()
    mailbox.clear()
    assert forgot(app.test_client(), BAYU.email).status_code == 200
    assert len(subjects(mailbox, BAYU.email)) == 1


@pytest.mark.parametrize("language", ["en", "id"])
def test_every_reason_has_its_words(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox, language: str
) -> None:
    bayu.put("/users/preferences", json={"language": language})
    owner_id = id_at(app, BAYU.email)
    told_of = set()
    for reason in ("terms", "abuse", "fraud", "security", "other"):
        suspend(made, owner_id, {"reason": reason})
        letter = mailbox.last(BAYU.email)
        told_of.add(letter.text)
        assert ("ditangguhkan" in letter.subject) == (language == "id")
        one(made.post(f"/admin/users/{owner_id}/restore"))
    assert len(told_of) == 5
