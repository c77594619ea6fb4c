"""The photo is part of what a person takes along, and goes with the account."""

from flask import Flask
from sqlalchemy import delete, func, select

from server.extensions import db
from server.photos.models import Photo
from server.photos.service import export
from server.users.models import User
from tests.support.people import SignedIn
from tests.support.pictures import picture, upload


def owner_of(app: Flask, person: SignedIn) -> str:
    """The id of somebody's account."""
    with app.app_context():
        return db.session.scalars(select(User.id).where(User.email == person.email)).one()


def test_the_own_photo_is_taken_along_as_it_is_served(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    address = upload(ayu, picture()).get_json()["payload"]["avatar_url"]
    with app.app_context():
        (file,) = export(owner_of(app, ayu)).files
    assert file.name == "photo.webp"
    assert file.content == ayu.client.get(address).data
    with app.app_context():
        assert export(owner_of(app, bayu)).files == ()


def test_it_is_gone_with_the_account(app: Flask, ayu: SignedIn) -> None:
    upload(ayu, picture())
    with app.app_context():
        db.session.execute(delete(User).where(User.id == owner_of(app, ayu)))
        assert db.session.scalar(select(func.count()).select_from(Photo)) == 0
