"""Calendar feeds, read by another library than the one that writes them."""

import datetime as dt
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

import vobject
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.people import API, SignedIn
from tests.support.secrets import note


def calendar_of(
    person: SignedIn, method: str = "POST", path: str = "/calendar", **body: Any
) -> Any:
    """What a call about the own calendar tells, as a rule the one that makes it."""
    answer = person.call(method, path, **({"json": body} if body else {}))
    assert answer.status_code == 200, answer.text
    told = answer.get_json()["payload"]["datas"][0]
    note(secret_in(told["url"]))
    return told


def secret_in(url: str) -> str:
    """The secret of an address."""
    return urlsplit(url).path.removeprefix(f"{API}/calendar/").removesuffix(".ics")


def follow(client: FlaskClient, url: str, method: str = "GET", **headers: str) -> TestResponse:
    """Ask for a calendar as other programs do."""
    return client.open(urlsplit(url).path, method=method, headers=headers)


def events(person: SignedIn) -> dict[str, Any]:
    """The events of somebody's calendar by their uid, as vobject reads them."""
    answer = follow(person.client, calendar_of(person)["url"])
    assert answer.status_code == 200, answer.text
    calendar = vobject.readOne(answer.text)
    found = {str(event.uid.value): event for event in calendar.contents.get("vevent", [])}
    assert len(found) == len(calendar.contents.get("vevent", []))
    return found


def by_summary(person: SignedIn, summary: str) -> list[Any]:
    """The events that are called so."""
    return [one for one in events(person).values() if one.summary.value == summary]


def starts(event: Any, most: int) -> list[str]:
    """The first days or moments of an event: as local days, or as moments in UTC."""
    rules = event.getrruleset(addRDate=True)
    found = islice(rules, most) if rules else [event.dtstart.value]
    return [_text(one, event) for one in found]


def _text(moment: Any, event: Any) -> str:
    if not isinstance(event.dtstart.value, dt.datetime):
        return f"{moment:%Y-%m-%d}"
    return f"{moment.astimezone(dt.UTC):%Y-%m-%dT%H:%MZ}"
