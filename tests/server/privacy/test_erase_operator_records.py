"""What operators were answered and mailed about somebody goes when that account is erased."""

from dataclasses import replace
from datetime import timedelta

import pytest
import time_machine
from flask import Flask

from server.auth.feature import JOBS
from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from tests.support.accounts import change, confirm, pending, rows, token_in
from tests.support.console import MADE, at_work, id_at, one, refused
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, PASSWORD, Person, SignedIn, join, sign_in
from tests.support.privacy import close, run_job
from tests.support.support_desk import ask, write

CITRA = Person("Citra Dewi", "citra.d", "first@example.com", "081355577799")
LATE = timedelta(hours=71, minutes=59)


@pytest.fixture
def made(app: Flask, mailbox: Mailbox) -> SignedIn:
    join(app, mailbox, MADE)
    return at_work(app, MADE)


def left(app: Flask, *told: str) -> list[tuple[str, str]]:
    """Where any of these words still stands, in any table."""
    with app.app_context():
        return [
            (table.name, word)
            for table in db.metadata.sorted_tables
            for row in db.session.execute(table.select())
            for word in told
            if word in repr(tuple(row))
        ]


def erase(app: Flask, after: timedelta = timedelta(hours=73)) -> None:
    """Let the worker erase whoever closed their account."""
    with time_machine.travel(now() + after):
        run_job(app, "erase_accounts")


def test_what_operators_were_answered_about_them_goes(
    app: Flask, made: SignedIn, ayu: SignedIn
) -> None:
    message, request = write(ayu, "Pesan-rahasia"), ask(ayu, text="Minta-rahasia")
    ayu_id = id_at(app, AYU.email)
    close(ayu)
    with time_machine.travel(now() + LATE):
        operator = at_work(app, MADE)
        for at, (path, body) in enumerate(
            (
                (f"support/{message}/replies", {"text": "Jawab-rahasia", "close": False}),
                (f"data-requests/{request}/answer", {"outcome": "done", "text": "Jawab-rahasia"}),
            )
        ):
            sent = [
                operator.post(f"/admin/{path}", json=body, headers={"Idempotency-Key": f"k{at}"})
                for _ in range(2)
            ]
            assert one(sent[0])["user"]["id"] == ayu_id
            assert sent[0].data == sent[1].data
        assert len(left(app, "Jawab-rahasia")) >= 4
        # The key of other work stays.
        article = {"kind": "blog", "title": "A", "language": "en"}
        one(operator.post("/admin/articles", json=article, headers={"Idempotency-Key": "other"}))
    kept = "SELECT count(*) FROM idempotency_keys"
    assert rows(app, kept) == [(3,)]
    erase(app)
    assert left(app, "rahasia", AYU.email, AYU.fullname) == []
    assert rows(app, kept) == [(1,)]


@pytest.mark.parametrize("way", ["accepts", "registers", "moves"])
def test_an_invitation_goes_with_who_had_the_address(
    app: Flask, made: SignedIn, mailbox: Mailbox, way: str
) -> None:
    if way == "moves":
        join(app, mailbox, replace(CITRA, email="zero@example.com"))
    body = {"email": CITRA.email, "fullname": CITRA.fullname, "language": "en"}
    invited = one(made.post("/admin/invitations", json=body, headers={"Idempotency-Key": "i"}))
    token = token_in(mailbox.last(CITRA.email), "token")
    path = f"/admin/invitations/{invited['id']}"
    form = {"username": CITRA.username, "phone_number": CITRA.phone_number, "acceptTerms": True}
    secret = {"password": PASSWORD, "confPassword": PASSWORD}
    accept = {**form, **secret, "token": token}
    # Somebody's registration of it that nobody confirms leaves a mail, too.
    planted = None if way == "moves" else pending(app.test_client(), mailbox, CITRA)
    if way == "accepts":
        answer = app.test_client().post(f"{API}/invitations/accept", json=accept)
        assert answer.status_code == 201
    elif way == "registers":
        assert confirm(app.test_client(), str(planted)).status_code == 200
    else:
        moved = "UPDATE users SET email = :email WHERE username = :name"
        change(app, moved, email=CITRA.email, name=CITRA.username)
        settle = next(job for job in JOBS if job.name == "settle_invitations")
        with app.app_context(), unit_of_work():
            settle.run()
    (shown,) = made.get("/admin/invitations").get_json()["payload"]["datas"]
    assert shown["state"] == "accepted"
    assert refused(made.delete(path)) == (409, "invitation_over")
    change(app, "UPDATE users SET email = 'second@example.com' WHERE email = :old", old=CITRA.email)
    # The link makes no second account of an address that its owner has left.
    again = {**accept, "username": "citra.e"}
    assert app.test_client().post(f"{API}/invitations/accept", json=again).status_code in {400, 409}
    assert refused(made.post(f"{path}/resend")) == (409, "invitation_over")
    citra = sign_in(app, replace(CITRA, email="second@example.com"))
    close(citra)
    erase(app)
    assert left(app, CITRA.email, "second@example.com", CITRA.fullname) == []


def test_one_who_is_invited_again_leaves_the_first_invitation_nowhere(
    app: Flask, made: SignedIn, mailbox: Mailbox
) -> None:
    body = {"email": CITRA.email, "fullname": CITRA.fullname, "language": "en"}
    first = one(made.post("/admin/invitations", json=body, headers={"Idempotency-Key": "i"}))
    mailbox.deliver()
    with time_machine.travel(now() + timedelta(hours=72, seconds=1)):
        second = one(at_work(app, MADE).post("/admin/invitations", json=body))
    assert left(app, f"invitation:{first['id']}") == []
    assert len(left(app, f"invitation:{second['id']}")) == 1
    assert rows(app, "SELECT count(*) FROM idempotency_keys") == [(0,)]
