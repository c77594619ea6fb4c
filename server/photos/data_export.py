"""The photo in the data export; it is erased with its account by cascade."""

from sqlalchemy import select

from server.core.data_export import Exported, File
from server.core.text.i18n import _
from server.extensions import db
from server.photos.models import Photo


def export(owner_id: str) -> Exported:
    """The owner's photo as a file, and nothing when there is none."""
    image = db.session.scalar(select(Photo.image).where(Photo.owner_id == owner_id))
    if image is None:
        return Exported()
    return Exported(files=[File(name="photo.webp", about=_("Your photo."), content=image)])
