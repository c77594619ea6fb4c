"""What every visitor may know about the site."""

from typing import Any

from server.site.contact_details import add_links, get_contact
from server.site.exchange_rates import get_newest_rates


def describe_site() -> dict[str, Any]:
    """What every visitor may know, as it goes over the wire; two queries."""
    contact, social = get_contact()
    rated = [one.serialize() for one in get_newest_rates()]
    return {"rates": rated, "contact": add_links(contact), "social": social}
