"""Somebody under 18 asks a parent to agree."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from server.core.text.i18n import LANGUAGES, translate
from server.privacy.consents import TEXT_VERSION, is_allowed
from server.privacy.letters import PARENT_TEXT
from tests.support.accounts import change, code_of, errors_of, rows, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, SignedIn, sign_in
from tests.support.privacy import close

PARENT = "ibu@example.org"
OTHER_PARENT = "bapak@example.org"
PURPOSES = ("letters", "tips", "comments", "push")
NOTHING = dict.fromkeys(PURPOSES, False)
EVERYTHING = dict.fromkeys(PURPOSES, True)
DAYS_7 = 7 * 24 * 3600


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False) as clock:
        yield clock


@pytest.fixture
def child(ayu: SignedIn) -> SignedIn:
    """Ayu, who is under 18."""
    set_age(ayu, "Under 18")
    return ayu


def set_age(person: SignedIn, age: str) -> None:
    """Change somebody's age."""
    answer = person.put("/users/profile", json={"age": age})
    assert answer.status_code == 200, answer.text


def guardian(person: SignedIn) -> dict[str, Any]:
    """Whether a parent has to agree, and has."""
    found: dict[str, Any] = person.get("/users/parental-consent").get_json()["payload"]["datas"][0]
    return found


def ask(person: SignedIn, email: str = PARENT) -> TestResponse:
    """Ask a parent."""
    return person.post("/users/parental-consent", json={"email": email})


def look(app: Flask, token: str) -> TestResponse:
    """Open a parent's link."""
    return app.test_client().get(f"{API}/parental-consent", query_string={"token": token})


def agree(app: Flask, token: str) -> TestResponse:
    """Press the button behind a parent's link."""
    return app.test_client().post(f"{API}/parental-consent", json={"token": token})


def asked_token(child: SignedIn, mailbox: Mailbox, email: str = PARENT) -> str:
    """Ask a parent and return the token that was mailed."""
    assert ask(child, email).status_code == 200
    return token_in(mailbox.last(email), "consentToken")


def test_whoever_is_old_enough_needs_no_parent(ayu: SignedIn) -> None:
    assert guardian(ayu)["state"] == "not_needed"
    assert guardian(ayu)["allowed"] == EVERYTHING
    refused = ask(ayu)
    assert (refused.status_code, code_of(refused)) == (409, "consent_not_needed")


def test_until_a_parent_agrees_nothing_of_it_is_allowed(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    assert (guardian(child)["state"], guardian(child)["allowed"]) == ("needed", NOTHING)
    token = asked_token(child, mailbox)
    assert (guardian(child)["state"], guardian(child)["allowed"]) == ("asked", NOTHING)
    assert agree(app, token).status_code == 200
    assert (guardian(child)["state"], guardian(child)["allowed"]) == ("given", EVERYTHING)


def test_looking_at_the_link_agrees_to_nothing(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    token = asked_token(child, mailbox)
    for _visit in range(2):
        answer = look(app, token)
        assert answer.status_code == 200
        assert answer.get_json()["payload"]["datas"][0]["state"] == "asked"
    app.test_client().head(f"{API}/parental-consent", query_string={"token": token})
    assert guardian(child)["state"] == "asked"


def test_a_parent_reads_the_first_name_and_what_is_allowed_and_no_more(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    token = asked_token(child, mailbox)
    asked = look(app, token).get_json()["payload"]["datas"][0]
    assert asked["first_name"] == "Ayu"
    letter = mailbox.last(PARENT)
    for sentence in asked["text"]:
        assert sentence in " ".join(letter.text.split())
    for secret in ("Lestari", AYU.email, AYU.username, AYU.phone_number[1:]):
        assert secret not in letter.text + letter.html + look(app, token).text


def test_a_name_that_is_no_name_is_not_repeated(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    child.put("/users/profile", json={"fullname": "Menang100juta! Ayu"})
    token = asked_token(child, mailbox)
    assert "Menang" not in mailbox.last(PARENT).text
    assert look(app, token).get_json()["payload"]["datas"][0]["first_name"] is None


def test_the_mail_is_in_the_language_of_the_child(child: SignedIn, mailbox: Mailbox) -> None:
    child.put("/users/preferences", json={"language": "id"})
    ask(child)
    assert "persetujuan" in mailbox.last(PARENT).subject.lower()


def test_agreeing_twice_is_as_good_as_once(app: Flask, child: SignedIn, mailbox: Mailbox) -> None:
    token = asked_token(child, mailbox)
    assert [agree(app, token).status_code, agree(app, token).status_code] == [200, 200]
    acts = rows(app, "SELECT action FROM audit_log WHERE action = 'consent.given'")
    assert len(acts) == 1


def test_the_record_holds_version_time_and_a_hash_but_no_address(
    app: Flask, child: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    token = asked_token(sign_in(app, AYU), mailbox)
    agree(app, token)
    ((version, given_at, digest),) = rows(
        app, "SELECT text_version, given_at, address_hash FROM consents"
    )
    assert version == TEXT_VERSION
    assert str(given_at).startswith("2026-11-20 03:00:00")
    assert len(digest) == 64
    assert PARENT not in str(rows(app, "SELECT * FROM consents"))


def test_the_version_changes_with_the_text() -> None:
    texts = [translate(one, language) for language in LANGUAGES for one in PARENT_TEXT]
    digest = blake2b("\n".join(texts).encode(), digest_size=6).hexdigest()
    assert (TEXT_VERSION, digest) == ("2026-11-24", "bf14478b965f")


def test_a_parent_agrees_to_the_text_that_they_see(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    token = asked_token(child, mailbox)
    stored = "SELECT text_version FROM consents"
    change(app, "UPDATE consents SET text_version = 'earlier'")
    assert look(app, token).get_json()["payload"]["datas"][0]["text_version"] == TEXT_VERSION
    agree(app, token)
    assert rows(app, stored) == [(TEXT_VERSION,)]
    # What was agreed to stays, whatever the text becomes.
    change(app, "UPDATE consents SET text_version = 'earlier'")
    agree(app, token)
    assert look(app, token).get_json()["payload"]["datas"][0]["text_version"] == "earlier"
    assert rows(app, stored) == [("earlier",)]


def test_the_link_works_for_seven_days(
    app: Flask, child: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    token = asked_token(sign_in(app, AYU), mailbox)
    clock.shift(DAYS_7)
    assert look(app, token).status_code == 200
    clock.shift(1)
    refused = agree(app, token)
    assert (refused.status_code, code_of(refused)) == (400, "link_expired")
    assert guardian(sign_in(app, AYU))["state"] == "needed"


def test_asking_another_parent_kills_the_first_link(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    first = asked_token(child, mailbox)
    second = asked_token(child, mailbox, OTHER_PARENT)
    assert agree(app, first).status_code == 400
    assert agree(app, second).status_code == 200


def test_asking_the_same_parent_again_keeps_the_first_link(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    first = asked_token(child, mailbox)
    asked_token(child, mailbox)
    assert rows(app, "SELECT count(*) FROM consents") == [(1,)]
    assert agree(app, first).status_code == 200


def test_one_is_not_ones_own_parent(child: SignedIn, mailbox: Mailbox) -> None:
    child.put("/users/profile", json={"email": "ayu.baru@example.com"})
    name, _at, domain = AYU.email.partition("@")
    plus = (f"{name}+ibu@{domain}", "ayu.baru+ibu@example.com")
    for own in (AYU.email, AYU.email.upper(), "ayu.baru@example.com", *plus):
        answer = ask(child, own)
        assert (answer.status_code, list(errors_of(answer))) == (422, ["email"])


def test_one_address_gets_three_mails_a_day(child: SignedIn, mailbox: Mailbox) -> None:
    assert [ask(child).status_code for _turn in range(4)] == [200, 200, 200, 429]
    assert len(mailbox.to(PARENT)) == 3


def test_one_child_asks_five_times_a_day(child: SignedIn) -> None:
    statuses = [ask(child, f"parent{turn}@example.org").status_code for turn in range(6)]
    assert statuses == [200] * 5 + [429]


def test_a_consent_that_is_withdrawn_allows_nothing_and_can_be_asked_for_again(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    token = asked_token(child, mailbox)
    agree(app, token)
    assert child.delete("/users/consents/parental").status_code == 200
    assert (guardian(child)["state"], guardian(child)["allowed"]) == ("needed", NOTHING)
    assert agree(app, token).status_code == 400
    agree(app, asked_token(child, mailbox))
    assert guardian(child)["state"] == "given"


def test_growing_up_and_back_needs_no_new_consent(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    agree(app, asked_token(child, mailbox))
    set_age(child, "18-24")
    assert guardian(child)["state"] == "not_needed"
    set_age(child, "Under 18")
    assert guardian(child)["state"] == "given"


def test_a_forged_link_and_one_for_something_else_are_refused(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    token = asked_token(child, mailbox)
    forged = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
    for wrong in (forged, "x", "a.b.c"):
        assert look(app, wrong).status_code == 400
        assert agree(app, wrong).status_code == 400
    assert guardian(child)["state"] == "asked"


def test_the_link_of_an_account_that_closes_is_dead(
    app: Flask, child: SignedIn, mailbox: Mailbox
) -> None:
    token = asked_token(child, mailbox)
    close(child)
    assert (look(app, token).status_code, agree(app, token).status_code) == (400, 400)


def test_a_choice_of_the_settings_decides_too(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/notifications", json={"suggestion": False, "location": False})
    owner_id = rows(app, "SELECT id FROM users")[0][0]
    with app.app_context():
        allowed = {purpose: is_allowed(owner_id, purpose) for purpose in PURPOSES}
    assert allowed == {"letters": False, "tips": False, "comments": True, "push": True}
