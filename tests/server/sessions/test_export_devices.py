"""Whoever takes their data along finds their devices, and nothing that opens the account."""

from flask import Flask

from tests.support.accounts import cookie_of
from tests.support.people import AYU, SignedIn, sign_in
from tests.support.privacy import data_in, take_export


def test_devices_and_browsers_are_in_the_archive(app: Flask, ayu: SignedIn) -> None:
    sign_in(app, AYU)
    told = data_in(take_export(app, ayu))["sessions"]
    assert len(told["devices"]) == 2
    assert {"browser", "system", "country", "address", "created", "last_used"} == set(
        told["devices"][0]
    )
    assert len(told["known_browsers"]) == 2


def test_neither_cookies_nor_their_hashes_are(app: Flask, ayu: SignedIn) -> None:
    archive = take_export(app, ayu)
    whole = b"".join(archive.read(name) for name in archive.namelist()).decode()
    handle = ayu.get("/sessions").get_json()["payload"]["datas"][0]["id"]
    device = ayu.client.get_cookie("lumbung_device")
    assert device is not None
    for secret in (cookie_of(ayu.client), handle, device.value):
        assert secret not in whole


def test_another_persons_devices_are_not(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    told = data_in(take_export(app, bayu))["sessions"]
    assert len(told["devices"]) == len(told["known_browsers"]) == 1
