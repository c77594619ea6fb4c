"""The contact details of the site, one row that operators fill."""

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import select, update

from server.core.errors import ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.text.i18n import _
from server.extensions import db
from server.site.models import SiteContact

ROWS: Final = SiteContact.metadata.tables[SiteContact.__tablename__].c
CONTACT: Final = ("name", "email", "phone", "street", "city", "postcode", "country", "fax")
INDONESIAN_POSTCODE: Final = re.compile(r"[0-9]{5}")
NOT_INDONESIAN: Final = _("An Indonesian postcode has five digits.")
# Spaces and brackets are for people (RFC 3966).
NO_DIGIT: Final = re.compile(r"[^+0-9]")
SOCIAL: Final = ("instagram", "youtube", "x", "facebook")

# What its links lead to, made of the rest.
LINKS: Final = ("email_link", "phone_link")

Words = dict[str, str | None]


def get_contact() -> tuple[Words, Words]:
    """The contact and the addresses in social networks; null is not set; one query."""
    names = (*CONTACT, *SOCIAL)
    row = db.session.execute(select(*(ROWS[name] for name in names))).one_or_none()
    values = dict(zip(names, row, strict=True)) if row else dict.fromkeys(names)
    return {name: values[name] for name in CONTACT}, {name: values[name] for name in SOCIAL}


def add_links(contact: Words) -> Words:
    """The contact with the addresses of its links, as it goes over the wire."""
    email, phone = contact["email"], contact["phone"]
    return {
        **contact,
        "email_link": _mailto(email) if email else None,
        "phone_link": f"tel:{NO_DIGIT.sub('', phone)}" if phone else None,
    }


def set_contact(changes: Mapping[str, str | None]) -> None:
    """Change some of it; what is named and empty becomes unset.

    ValidationFailed when the postcode is none of the country.
    """
    values: dict[str, Any] = {name: value or None for name, value in changes.items()}
    if values.keys() & {"postcode", "country"}:
        _check_postcode({**get_contact()[0], **values})
    if values:
        values["version"] = SiteContact.version + 1
        db.session.execute(update(SiteContact).values(values))


def _check_postcode(contact: Words) -> None:
    country, postcode = (contact["country"] or "").casefold(), contact["postcode"]
    if country == "indonesia" and postcode and not INDONESIAN_POSTCODE.fullmatch(postcode):
        raise ValidationFailed(errors={"postcode": [NOT_INDONESIAN]})


def get_contact_settings(*, lock: bool = False) -> dict[str, Any]:
    """All of it with its version, as operators see it; one query."""
    names = (*CONTACT, *SOCIAL, "version")
    asked = select(*(ROWS[name] for name in names))
    row = db.session.execute(asked.with_for_update() if lock else asked).one()
    return dict(zip(names, row, strict=True))


def change_contact_settings(changes: Mapping[str, str | None], match: IfMatch) -> dict[str, Any]:
    """Change some of it and return all of it.

    ChangedMeanwhile when its version is none that the sender accepts.
    """
    before = get_contact_settings(lock=True)
    if not match.allows(before["version"]):
        raise ChangedMeanwhile(before)
    if all(before[name] == value for name, value in changes.items()):
        return before
    set_contact(changes)
    return get_contact_settings()


def _mailto(email: str) -> str:
    """The address by RFC 6068: nothing in it begins a subject or another recipient."""
    name, _at, host = email.rpartition("@")
    return f"mailto:{quote(name, safe='+')}@{host}"
