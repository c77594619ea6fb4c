"""People with a second factor, and operators."""

import time

import pyotp
from flask import Flask
from werkzeug.test import TestResponse

from tests.support.accounts import change
from tests.support.people import API, Person, SignedIn, sign_in

STEP = 30
# How long a code may be under way.
ARRIVES_WITHIN = 2


class Authenticator:
    """An authenticator app; each of its codes is a later one than those before."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.last = int(time.time()) // STEP - 2

    def code(self) -> str:
        """A code that was not used yet; three are good at any moment.

        Shortly before a step ends it waits for the next, so that a code is not too old when it
        arrives.
        """
        left = STEP - time.time() % STEP
        if left < ARRIVES_WITHIN:
            time.sleep(left)
        self.last = max(self.last + 1, int(time.time()) // STEP - 1)
        assert self.last <= int(time.time()) // STEP + 1, "travel on: these codes are used up"
        return pyotp.HOTP(self.secret).at(self.last)


def enrol(person: SignedIn) -> tuple[Authenticator, list[str]]:
    """Turn two-step sign-in on; returns the authenticator and the recovery codes."""
    started = person.post("/users/totp")
    assert started.status_code == 200, started.text
    app = Authenticator(started.get_json()["payload"]["datas"][0]["secret"])
    done = person.post("/users/totp/confirm", json={"otp": app.code()})
    assert done.status_code == 200, done.text
    person.refresh()
    return app, done.get_json()["payload"]["datas"][0]["recovery_codes"]


def login_with_code(app: Flask, person: Person, otp: str) -> TestResponse:
    """Try to sign in with a code on a device of its own."""
    body = {"email": person.email, "password": person.password, "otp": otp}
    return app.test_client().post(f"{API}/login", json=body)


def operator(app: Flask, person: Person, role: str = "Admin") -> SignedIn:
    """A registered person as an operator who has signed in and set up a second factor."""
    statement = "UPDATE users SET role = :role, session_version = session_version + 1"
    change(app, f"{statement} WHERE email = :email", role=role, email=person.email)
    signed_in = sign_in(app, person)
    enrol(signed_in)
    return signed_in
