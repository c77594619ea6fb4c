"""`flask site-contact` says how the site can be reached, and GET /site tells it to everyone."""

from datetime import date
from typing import Any

import pytest
from click.testing import Result
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from scripts.demo import site_contact
from server.audit.models import AuditEntry
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from tests.support.people import API

CONTACT = ["name", "email", "phone", "street", "city", "postcode", "country", "fax"]
LINKS = ["email_link", "phone_link"]
SOCIAL = ["instagram", "youtube", "x", "facebook"]


def site(client: FlaskClient) -> dict[str, Any]:
    """The site as a visitor reads it."""
    told: dict[str, Any] = client.get(f"{API}/site").get_json()["payload"]["datas"][0]
    return told


def tell(app: Flask, **words: str) -> Result:
    """Give the command some options."""
    given = [part for name, word in words.items() for part in (f"--{name}", word)]
    return app.test_cli_runner().invoke(args=["site-contact", *given])


def test_what_nobody_set_is_null(client: FlaskClient) -> None:
    told = site(client)
    assert told["contact"] == dict.fromkeys(CONTACT + LINKS)
    assert told["social"] == dict.fromkeys(SOCIAL)


@pytest.mark.both_databases
def test_what_is_set_is_told_and_an_empty_value_takes_it_away(
    app: Flask, client: FlaskClient
) -> None:
    printed = tell(
        app, email="Halo@Lumbung.Example", phone="021 5000 1234", street=" Jl. Contoh 1 "
    )
    assert printed.exit_code == 0, printed.output
    assert (
        tell(app, instagram="https://instagram.example/lumbung", x="https://x.example/l").exit_code
        == 0
    )
    tag = client.get(f"{API}/site").headers["ETag"]
    told = site(client)
    assert {name: word for name, word in told["contact"].items() if word} == {
        "email": "halo@lumbung.example",
        "phone": "+62 21 50001234",
        "street": "Jl. Contoh 1",
        "email_link": "mailto:halo@lumbung.example",
        "phone_link": "tel:+622150001234",
    }
    assert told["social"] == {
        **dict.fromkeys(SOCIAL),
        "instagram": "https://instagram.example/lumbung",
        "x": "https://x.example/l",
    }
    with app.app_context():
        assert set(db.session.scalars(select(AuditEntry.action))) == {"site_contact.changed"}
    taken = tell(app, x="", street="  ")
    assert taken.exit_code == 0, taken.output
    assert (site(client)["social"]["x"], site(client)["contact"]["street"]) == (None, None)
    assert site(client)["contact"]["email"] == "halo@lumbung.example"
    assert client.get(f"{API}/site").headers["ETag"] != tag


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("email", "link"),
    [
        ("a%0abcc@x.id", "mailto:a%250abcc@x.id"),
        ("a?bcc=evil@x.id", "mailto:a%3Fbcc%3Devil@x.id"),
        ("halo+web@x.id", "mailto:halo+web@x.id"),
    ],
)
def test_a_mail_goes_to_the_address_alone(
    app: Flask, client: FlaskClient, email: str, link: str
) -> None:
    assert tell(app, email=email).exit_code == 0
    assert site(client)["contact"]["email_link"] == link


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("email", "nobody"),
        ("phone", "12"),
        ("street", "x" * 201),
        ("youtube", "http://youtube.example/a"),
        ("facebook", "javascript:alert(1)"),
        ("facebook", "https://user@facebook.example/"),
        ("instagram", 'https://instagram.example/"onmouseover'),
        ("x", "https://localhost"),
        ("x", "https://[::1"),
        ("postcode", "!!"),
        ("postcode", "SW1A 1AA 99"),
    ],
)
def test_what_leads_nowhere_or_somewhere_bad_is_refused(
    app: Flask, client: FlaskClient, name: str, word: str
) -> None:
    refused = tell(app, city="Bandung", **{name: word})
    assert (refused.exit_code, f"--{name}" in refused.output) == (2, True), refused.output
    assert site(client)["contact"]["city"] is None


def test_the_demo_fills_it_once_and_never_over_what_was_set(
    app: Flask, client: FlaskClient
) -> None:
    def fill() -> None:
        with app.app_context(), unit_of_work():
            site_contact.fill("", date(2026, 11, 22), 1)

    fill()
    told = site(client)
    filled = {**told["contact"], **told["social"]}
    assert {name: filled[name] for name in CONTACT + SOCIAL} == {
        "fax": None,
        **site_contact.CONTACT,
    }
    tell(app, **{**dict.fromkeys(site_contact.CONTACT, ""), "city": "Bandung"})
    fill()
    assert {name for name, word in site(client)["contact"].items() if word} == {"city"}


@pytest.mark.both_databases
def test_the_postcode_is_one_of_the_country(app: Flask, client: FlaskClient) -> None:
    assert tell(app, postcode="SW1A 1AA").exit_code == 0
    refused = tell(app, country="Indonesia")
    assert (refused.exit_code, "--postcode" in refused.output) == (2, True), refused.output
    assert site(client)["contact"]["country"] is None
    assert tell(app, country="INDONESIA", postcode="10110").exit_code == 0
    assert tell(app, postcode="1011").exit_code == 2
    assert tell(app, city="Jakarta").exit_code == 0
    assert tell(app, country="Nederland", postcode="1012-AB").exit_code == 0
