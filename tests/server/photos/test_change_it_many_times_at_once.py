"""Uploads that come together leave one photo, and only one is decoded at a time."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from sqlalchemy import select

from server.core.images import decoding
from server.extensions import db
from server.photos.models import Photo
from tests.support.people import SignedIn
from tests.support.pictures import picture, upload


@pytest.mark.both_databases
def test_the_account_names_the_one_photo_that_is_left(app: Flask, ayu: SignedIn) -> None:
    content = picture(size=(64, 64))

    def change(_turn: int) -> int:
        # Each on a connection of its own, as from several tabs.
        device = SignedIn(ayu.person, app.test_client(), ayu.token)
        return upload(device, content).status_code

    with ThreadPoolExecutor(6) as threads:
        statuses = set(threads.map(change, range(12)))
    assert 200 in statuses
    assert statuses <= {200, 503}
    with app.app_context():
        (name,) = db.session.scalars(select(Photo.name)).all()
    profile = ayu.get("/users").get_json()["payload"]["datas"][0]
    assert profile["avatar_url"] == f"/api/v1/photos/{name}.webp"


def test_while_another_is_being_decoded_one_is_asked_to_come_again(ayu: SignedIn) -> None:
    ticket = decoding.acquire()
    try:
        refused = upload(ayu, picture())
    finally:
        decoding.release(ticket)
    assert refused.status_code == 503
    assert int(refused.headers["Retry-After"]) > 0
    assert upload(ayu, picture()).status_code == 200
