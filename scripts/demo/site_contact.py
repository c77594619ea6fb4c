"""The contact of the demo site: addresses that lead nowhere."""

import datetime as dt
from typing import Final

from server.site.contact_details import get_contact, set_contact

CONTACT: Final = {
    "name": "Lumbung",
    "email": "support@lumbung.example",
    "phone": "+62 21 0000 1234",
    "street": "Jl. Contoh No. 12",
    "city": "Jakarta",
    "postcode": "10110",
    "country": "Indonesia",
    "instagram": "https://instagram.example/lumbung",
    "youtube": "https://youtube.example/@lumbung",
    "x": "https://x.example/lumbung",
    "facebook": "https://facebook.example/lumbung",
}


def fill(_owner_id: str, _present: dt.date, _seed: int) -> None:
    """Give the site a contact unless it has one."""
    contact, social = get_contact()
    if not any(contact.values()) and not any(social.values()):
        set_contact(CONTACT)
