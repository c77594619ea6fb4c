"""Whoever is invited makes their account by the mailed link: once, within 72 hours."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from server.auth import invitations
from server.auth.feature import JOBS
from server.core.database.unit_of_work import unit_of_work
from server.core.http.rate_limits import count_event
from tests.support.accounts import (
    confirm,
    errors_of,
    login,
    pending,
    rows,
    token_in,
)
from tests.support.console import MADE, acts, at_once, at_work, id_at, one, refused
from tests.support.letters import subjects
from tests.support.mailbox import Mailbox
from tests.support.people import API, BAYU, PASSWORD, Person, SignedIn
from tests.support.privacy import close, data_in, run_job, take_export

CITRA = Person("Citra Dewi", "citra.d", "citra@example.com", "081355577799")
HOURS_72 = 72 * 3600
DEAD = (400, "link_invalid")
TAKEN = (409, "address_has_account")


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False) as clock:
        yield clock


def invite(operator: SignedIn, email: str = CITRA.email, language: str = "en") -> TestResponse:
    """Invite Citra."""
    body = {"email": email, "fullname": CITRA.fullname, "language": language}
    return operator.post("/admin/invitations", json=body)


def invited(app: Flask, operator: SignedIn, mailbox: Mailbox) -> str:
    """Invite Citra and return the token of the mail."""
    one(invite(operator))
    return token_in(mailbox.last(CITRA.email), "token")


def accept(app: Flask, token: str, **changes: object) -> TestResponse:
    """Send the form of the invitation's page."""
    body = {
        "token": token,
        "username": CITRA.username,
        "phone_number": CITRA.phone_number,
        "password": PASSWORD,
        "confPassword": PASSWORD,
        "acceptTerms": True,
    }
    return app.test_client().post(f"{API}/invitations/accept", json={**body, **changes})


def listed(operator: SignedIn) -> list[dict[str, Any]]:
    """The invitations, the newest first."""
    found: list[dict[str, Any]] = operator.get("/admin/invitations").get_json()["payload"]["datas"]
    return found


@pytest.mark.parametrize("language", ["en", "id"])
def test_the_link_makes_an_account_of_a_member_once(
    app: Flask, made: SignedIn, mailbox: Mailbox, language: str
) -> None:
    one(invite(made, language=language))
    letter = mailbox.last(CITRA.email)
    assert (
        letter.subject
        == {"en": "You're invited to Lumbung", "id": "Kamu diundang ke Lumbung"}[language]
    )
    assert ("/id/invitation?" in letter.link) == (language == "id")
    token = token_in(letter, "token")
    shown = one(app.test_client().get(f"{API}/invitations/{token}"))
    assert (shown["fullname"], shown["email"]) == (CITRA.fullname, CITRA.email)
    answer = accept(app, token)
    assert answer.status_code == 201
    assert "Set-Cookie" not in answer.headers
    kept = "SELECT role, status, language, fullname, verified_at IS NULL, terms_accepted_at IS NULL"
    (account,) = rows(app, f"{kept} FROM users WHERE email = :email", email=CITRA.email)
    assert account == ("Member", "active", language, CITRA.fullname, False, False)
    assert login(app.test_client(), CITRA.email, PASSWORD).status_code == 200
    assert refused(accept(app, token, username="citra.e")) == DEAD
    assert refused(app.test_client().get(f"{API}/invitations/{token}")) == DEAD
    (row,) = listed(made)
    assert (row["state"], row["invited_by"]) == ("accepted", MADE.fullname)
    actor_id, owner_id = id_at(app, MADE.email), id_at(app, CITRA.email)
    assert acts(app, "invitation.") == [
        ("invitation.made", actor_id, row["id"], "done"),
        ("invitation.accepted", owner_id, row["id"], "done"),
    ]


@pytest.mark.both_databases
def test_of_many_who_accept_at_once_one_gets_the_account(
    app: Flask, made: SignedIn, mailbox: Mailbox
) -> None:
    token = invited(app, made, mailbox)
    calls = [partial(accept, app, token, username=f"citra.{at}") for at in range(3)]
    assert sorted(at_once(*calls)) == [201, 400, 400]
    assert rows(app, "SELECT count(*) FROM users WHERE email = :email", email=CITRA.email) == [(1,)]


def test_a_registration_that_waits_makes_way_and_its_link_dies(
    app: Flask, made: SignedIn, mailbox: Mailbox
) -> None:
    token = invited(app, made, mailbox)
    planted = pending(app.test_client(), mailbox, CITRA)
    assert accept(app, token, password="kebun-teh-9", confPassword="kebun-teh-9").status_code == 201
    assert confirm(app.test_client(), planted).status_code == 400
    assert login(app.test_client(), CITRA.email, PASSWORD).status_code == 401
    assert login(app.test_client(), CITRA.email, "kebun-teh-9").status_code == 200


@pytest.mark.both_databases
def test_whoever_registered_meanwhile_keeps_the_account(
    app: Flask, made: SignedIn, mailbox: Mailbox
) -> None:
    token = invited(app, made, mailbox)
    own = pending(app.test_client(), mailbox, CITRA)
    client = app.test_client()
    statuses = at_once(partial(confirm, client, own), partial(accept, app, token, username="late"))
    assert tuple(statuses) in {(200, 409), (400, 201)}
    assert rows(app, "SELECT count(*) FROM users WHERE email = :email", email=CITRA.email) == [(1,)]


def test_an_address_with_an_account_is_told(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    assert refused(invite(made, BAYU.email.upper())) == TAKEN
    token = invited(app, made, mailbox)
    confirm(app.test_client(), pending(app.test_client(), mailbox, CITRA))
    assert refused(accept(app, token, username="late")) == TAKEN
    assert refused(app.test_client().get(f"{API}/invitations/{token}")) == TAKEN
    assert refused(made.post(f"/admin/invitations/{listed(made)[0]['id']}/resend")) == TAKEN


def test_what_is_wrong_with_the_form_leaves_the_link_working(
    app: Flask, made: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    token = invited(app, made, mailbox)
    assert set(errors_of(accept(app, token, username=BAYU.username))) == {"username"}
    for weak in ("password", "xx-citra-dewi", "citra-at-home"):
        wrong = accept(app, token, password=weak, confPassword=weak)
        assert set(errors_of(wrong)) == {"password"}
    assert set(errors_of(accept(app, token, acceptTerms=False))) == {"acceptTerms"}
    assert set(errors_of(accept(app, token, phone_number="1"))) == {"phone_number"}
    assert refused(accept(app, token + "x")) == DEAD
    assert accept(app, token).status_code == 201


@pytest.mark.both_databases
def test_it_works_for_72_hours_and_again_when_it_is_sent_again(
    app: Flask, made: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    made = at_work(app, MADE)
    first = invited(app, made, mailbox)
    clock.shift(HOURS_72)
    made = at_work(app, MADE)
    assert listed(made)[0]["state"] == "expired"
    assert refused(accept(app, first)) == DEAD
    path = f"/admin/invitations/{listed(made)[0]['id']}"
    assert one(made.post(f"{path}/resend"))["state"] == "waiting"
    second = token_in(mailbox.last(CITRA.email), "token")
    clock.shift(HOURS_72 - 1)
    made = at_work(app, MADE)
    assert refused(invite(made)) == (409, "already_invited")
    assert one(made.delete(path))["state"] == "withdrawn"
    assert made.delete(path).status_code == 200
    assert refused(accept(app, second)) == DEAD
    assert refused(made.post(f"{path}/resend")) == (409, "invitation_over")
    # A new one takes the place.
    assert accept(app, invited(app, made, mailbox)).status_code == 201
    accepted = f"/admin/invitations/{listed(made)[0]['id']}"
    assert refused(made.delete(accepted)) == (409, "invitation_over")
    assert refused(made.delete("/admin/invitations/01JNOBODY0000000000000000X"))[0] == 404


def test_an_invitation_that_was_taken_back_is_not_mailed(
    app: Flask, made: SignedIn, mailbox: Mailbox
) -> None:
    row = one(invite(made))
    made.delete(f"/admin/invitations/{row['id']}")
    assert subjects(mailbox, CITRA.email) == []


@pytest.mark.both_databases
def test_of_two_operators_at_once_one_invites(
    app: Flask, made: SignedIn, wayan: SignedIn, mailbox: Mailbox
) -> None:
    assert sorted(at_once(partial(invite, made), partial(invite, wayan))) == [201, 409]
    assert len(subjects(mailbox, CITRA.email)) == 1


def test_fifty_a_day_and_no_links_in_names(app: Flask, made: SignedIn, bayu: SignedIn) -> None:
    assert refused(invite(bayu)) == (403, "forbidden")
    body = {"email": "x@example.com", "fullname": "Win at prize.example.com", "language": "en"}
    assert set(errors_of(made.post("/admin/invitations", json=body))) == {"fullname"}
    with app.app_context():
        for _ in range(50):
            count_event(invitations.BY_OPERATOR, id_at(app, MADE.email))
    assert refused(invite(made)) == (429, "rate_limited")
    assert rows(app, "SELECT * FROM invitations") == []


def test_it_is_kept_for_30_days_and_goes_with_the_person(
    app: Flask, made: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    made = at_work(app, MADE)
    accept(app, invited(app, made, mailbox))
    one(invite(made, "other@example.com"))
    client = app.test_client()
    login(client, CITRA.email, PASSWORD)
    citra = SignedIn(CITRA, client, "")
    citra.refresh()
    (row,) = data_in(take_export(app, citra))["auth"]["invitations"]
    assert row["email"] == CITRA.email
    close(citra)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT email FROM invitations") == [("other@example.com",)]
    forget = next(job for job in JOBS if job.name == "forget_invitations")
    for seconds, left in ((30 * 86400 - 1, 1), (1, 0)):
        clock.shift(seconds)
        with app.app_context(), unit_of_work():
            forget.run()
        assert len(rows(app, "SELECT 1 FROM invitations")) == left
