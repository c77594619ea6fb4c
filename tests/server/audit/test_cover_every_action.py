"""Every act that matters for safety is remembered, and with nothing but identifiers."""

import re
from collections import Counter

import pytest
from flask import Flask
from sqlalchemy import update

from server.audit import actions
from server.core.database.unit_of_work import unit_of_work
from server.core.errors import Forbidden
from server.extensions import db
from server.sessions.accounts import ADMIN
from server.users import roles
from server.users.models import User
from tests.server.audit.conftest import acts
from tests.support.accounts import login, pending, rows, token_in
from tests.support.audit import store_counted_acts
from tests.support.mailbox import Mailbox
from tests.support.operators import enrol, login_with_code
from tests.support.people import API, AYU, Person, SignedIn, register, sign_in
from tests.support.privacy import run_job

NEW_PASSWORD = "kopi-tubruk-di-gayo"
IDENTIFIER = re.compile(r"[0-9A-HJKMNP-TV-Z]{26}")
PARENT = "ibu@example.org"
STRANGER = Person("Citra Dewi", "citra", "citra@example.com", "081355577799")


def known(app: Flask) -> Counter[tuple[str, str]]:
    """How often each act stands in the log, and how it ended."""
    with app.app_context():
        return Counter((act.action, act.result) for act in acts())


def act_of(person: SignedIn, method: str, path: str, body: object = None) -> None:
    """Make a call that must succeed."""
    answer = person.call(method, path, json=body)
    assert answer.status_code < 300, answer.text


def start(app: Flask, mailbox: Mailbox) -> SignedIn:
    """Register, disown, confirm, fail to sign in, sign in, sign out."""
    pending(app.test_client(), mailbox, STRANGER)
    disown = token_in(mailbox.last(STRANGER.email), "disownToken")
    app.test_client().post(f"{API}/register/disown", json={"token": disown})
    register(app.test_client(), mailbox, AYU)
    login(app.test_client(), AYU.email, "not hers at all")
    sign_in(app, AYU).client.delete(f"{API}/logout")
    return sign_in(app, AYU)


def change_who(ayu: SignedIn, mailbox: Mailbox) -> None:
    """Confirm who it is, change password and address, forget and reset."""
    ayu.post("/users/confirm", json={"password": "wrong indeed"})
    act_of(ayu, "POST", "/users/confirm", {"password": AYU.password})
    act_of(ayu, "PUT", "/users/password", {"password": NEW_PASSWORD, "confPassword": NEW_PASSWORD})
    ayu.refresh()
    act_of(ayu, "PUT", "/users/profile", {"email": "ayu.baru@example.com"})
    token = token_in(mailbox.last("ayu.baru@example.com"), "changeToken")
    ayu.client.post(f"{API}/users/email/confirm", json={"token": token})
    ayu.client.post(f"{API}/password/forgot", json={"email": "ayu.baru@example.com"})
    token = token_in(mailbox.last("ayu.baru@example.com"), "token")
    passwords = {"password": AYU.password, "confPassword": AYU.password, "acceptTerms": True}
    for _ in range(2):
        ayu.client.post(f"{API}/password/reset", json={"token": token, **passwords})


def use_codes(app: Flask, ayu: SignedIn, person: Person) -> None:
    """Turn two-step sign-in on, renew and use codes, guess one, end devices, turn it off."""
    enrol(ayu)
    renewed = ayu.post("/users/totp/recovery-codes").get_json()["payload"]["datas"][0]
    assert login_with_code(app, person, "000000").status_code == 401
    assert login_with_code(app, person, renewed["recovery_codes"][0]).status_code == 200
    ayu.refresh()
    act_of(ayu, "DELETE", "/sessions")
    act_of(ayu, "DELETE", "/users/totp")
    ayu.refresh()


def ask_for_data(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    """Renew the calendar, take the data along, ask about it, ask a parent and withdraw it."""
    act_of(ayu, "POST", "/calendar/renew")
    act_of(ayu, "POST", "/users/exports")
    run_job(app, "exports")
    export = ayu.get("/users/exports").get_json()["payload"]["datas"][0]["id"]
    act_of(ayu, "GET", f"/users/exports/{export}/file")
    act_of(ayu, "POST", "/data-requests", {"kind": "access"})
    act_of(ayu, "PUT", "/users/profile", {"age": "Under 18"})
    act_of(ayu, "POST", "/users/parental-consent", {"email": PARENT})
    token = token_in(mailbox.last(PARENT), "consentToken")
    ayu.client.post(f"{API}/parental-consent", json={"token": token})
    act_of(ayu, "DELETE", "/users/consents/parental")


def leave(app: Flask, ayu: SignedIn, address: str, mailbox: Mailbox) -> None:
    """Close the account, undo it, close it again, and be erased when the time has come."""
    act_of(ayu, "DELETE", "/users", {"confirmation": "DELETE"})
    token = token_in(mailbox.last(address), "restoreToken")
    ayu.client.post(f"{API}/users/restore", json={"token": token})
    again = sign_in(app, Person("", "", address, ""))
    act_of(again, "DELETE", "/users", {"confirmation": "DELETE"})
    with app.app_context(), unit_of_work():
        db.session.execute(update(User).values(closes_at=User.created_at))
    run_job(app, "erase_accounts")


@pytest.fixture
def scenario(app: Flask, mailbox: Mailbox) -> Counter[tuple[str, str]]:
    """All that somebody can do with an account, done."""
    ayu = start(app, mailbox)
    change_who(ayu, mailbox)
    person = Person("", "", "ayu.baru@example.com", "")
    ayu = sign_in(app, person)
    use_codes(app, ayu, person)
    ask_for_data(app, ayu, mailbox)
    leave(app, ayu, person.email, mailbox)
    store_counted_acts(app)
    return known(app)


REFUSED = {
    actions.SESSION_REFUSED,
    actions.REAUTHENTICATION_REFUSED,
    actions.PASSWORD_RESET_REFUSED,
    actions.SECOND_FACTOR_REFUSED,
}
DONE = {
    actions.REGISTERED,
    actions.REGISTRATION_WITHDRAWN,
    actions.VERIFIED,
    actions.SESSION_STARTED,
    actions.SESSION_ENDED,
    actions.SESSIONS_REVOKED,
    actions.REAUTHENTICATED,
    actions.PASSWORD_CHANGED,
    actions.PASSWORD_FORGOTTEN,
    actions.PASSWORD_RESET,
    actions.EMAIL_CHANGE_REQUESTED,
    actions.EMAIL_CHANGED,
    actions.SECOND_FACTOR_ENABLED,
    actions.SECOND_FACTOR_DISABLED,
    actions.RECOVERY_CODES_RENEWED,
    actions.CALENDAR_RENEWED,
    actions.RECOVERY_CODE_USED,
    actions.EXPORT_REQUESTED,
    actions.EXPORT_DOWNLOADED,
    actions.DATA_REQUEST_MADE,
    actions.CONSENT_ASKED,
    actions.CONSENT_GIVEN,
    actions.CONSENT_WITHDRAWN,
    actions.ACCOUNT_CLOSED,
    actions.ACCOUNT_RESTORED,
    actions.ACCOUNT_ERASED,
}


def test_every_act_is_remembered(scenario: Counter[tuple[str, str]]) -> None:
    expected = {(act, "done") for act in DONE} | {(act, "refused") for act in REFUSED}
    assert expected - set(scenario) == set()


@pytest.mark.both_databases
def test_the_log_names_people_by_identifiers_alone(
    app: Flask, scenario: Counter[tuple[str, str]]
) -> None:
    for row in rows(app, "SELECT id, actor_id, target_id, action, result FROM audit_log"):
        identifiers, words = row[:3], row[3:]
        assert all(
            one is None or re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{26}", one) for one in identifiers
        )
        assert all(re.fullmatch(r"[a-z_.]+", word) for word in words)
    erased = "SELECT target_id FROM audit_log WHERE action = 'account.erased'"
    assert rows(app, f"SELECT 1 FROM audit_origins WHERE owner_id IN ({erased})") == []


def test_a_changed_role_and_a_refused_one_are_remembered(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    ids = dict(rows(app, "SELECT username, id FROM users"))
    with app.app_context():
        with unit_of_work():
            roles.appoint_super_admin(ids["ayu"])
        with pytest.raises(Forbidden), unit_of_work():
            roles.change_role(ids["bayu"], ids["bayu"], ADMIN)
    store_counted_acts(app)
    with app.app_context():
        found = [(act.action, act.actor_id, act.target_id, act.result) for act in acts()]
    assert ("role.changed.super_admin", None, ids["ayu"], "done") in found
    assert ("access.denied", ids["bayu"], ids["bayu"], "refused") in found
