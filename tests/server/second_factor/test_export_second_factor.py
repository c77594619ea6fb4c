"""The archive of one's data tells that two-step sign-in is on, and keeps its keys here."""

from flask import Flask

from tests.support.operators import enrol
from tests.support.people import SignedIn
from tests.support.privacy import data_in, take_export


def test_it_tells_whether_it_is_on_and_how_many_codes_are_left(app: Flask, ayu: SignedIn) -> None:
    assert data_in(take_export(app, ayu))["second_factor"] == {
        "enabled_at": None,
        "recovery_codes_left": 0,
    }


def test_it_holds_neither_secret_nor_codes(app: Flask, ayu: SignedIn) -> None:
    authenticator, codes = enrol(ayu)
    archive = take_export(app, ayu)
    told = data_in(archive)["second_factor"]
    assert told["enabled_at"].endswith("Z")
    assert told["recovery_codes_left"] == 10
    whole = b"".join(archive.read(name) for name in archive.namelist()).decode()
    for secret in (authenticator.secret, *codes):
        assert secret not in whole
