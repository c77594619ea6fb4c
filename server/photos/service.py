"""Photos: set, remove, and find by name."""

import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from server.core.calendar.clock import now
from server.core.data_export import Exported, File
from server.core.errors import NotFound
from server.core.text.i18n import _
from server.extensions import db
from server.photos.avatar_image import make_avatar
from server.photos.models import Photo
from server.users import profiles

# Served below the API's prefix.
ADDRESS: Final = "/api/v1/photos/{name}.webp"
NAME_BYTES: Final = 24


def change(owner_id: str, content: bytes) -> str:
    """Make an upload the owner's only photo and return its address; refuses what is no photo.

    Everything slow is done before the first statement.
    """
    image = make_avatar(content)
    name = secrets.token_urlsafe(NAME_BYTES)
    address = ADDRESS.format(name=name)
    # The account first: concurrent uploads wait for each other here.
    profiles.set_avatar(owner_id, address)
    _drop(owner_id)
    db.session.execute(
        insert(Photo).values(owner_id=owner_id, name=name, image=image, created_at=now())
    )
    return address


def remove(owner_id: str) -> None:
    """Remove the owner's photo; the same when there is none."""
    profiles.set_avatar(owner_id, None)
    _drop(owner_id)


def get_image(name: str) -> bytes:
    """The WebP with this name, or NotFound."""
    image = db.session.scalar(select(Photo.image).where(Photo.name == name))
    if image is None:
        raise NotFound
    return image


def _drop(owner_id: str) -> None:
    db.session.execute(delete(Photo).where(Photo.owner_id == owner_id))


def export(owner_id: str) -> Exported:
    """The owner's photo as a file, and nothing when there is none."""
    image = db.session.scalar(select(Photo.image).where(Photo.owner_id == owner_id))
    if image is None:
        return Exported()
    return Exported(files=[File(name="photo.webp", about=_("Your photo."), content=image)])
