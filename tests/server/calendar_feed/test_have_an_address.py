"""GET, PUT /calendar and POST /calendar/renew: the secret address of the own calendar."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from redis import Redis

from server.calendar_feed.schemas import CalendarSchema
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, code_of, errors_of, rows
from tests.support.budgets import look
from tests.support.calendars import calendar_of, follow, secret_in
from tests.support.goals import answered
from tests.support.ledger import statements
from tests.support.letters import reset, reset_token
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, SignedIn, come_in
from tests.support.privacy import close, data_in, take_export

OLD = "a-key-for-tests-alone-0123456789-abcdef"
NEW = "another-key-for-tests-9876543210-fedcba"
SEALED = "SELECT sealed FROM calendar_feeds"
MOST = 120


def is_read(client: FlaskClient, url: str) -> bool:
    answer = follow(client, url)
    assert answer.status_code in {200, 404}
    return answer.status_code == 200


def test_the_address_is_made_once_and_shown_again(
    client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    assert answered(ayu.get("/calendar"))["datas"] == []
    told = calendar_of(ayu)
    assert CalendarSchema().validate(told) == {}
    assert calendar_of(ayu) == calendar_of(ayu, "GET") == told
    assert (told["is_on"], told["with_amounts"]) == (True, False)
    assert told["url"].startswith("http://localhost:8080/api/v1/calendar/")
    assert told["webcal_url"] == told["url"].replace("http://", "webcal://")
    # 43 letters of 64 are 256 bits.
    assert len(secret_in(told["url"])) == 43
    assert calendar_of(bayu)["url"] != told["url"]
    assert is_read(client, told["url"])


def test_the_database_gives_no_address_away(app: Flask, ayu: SignedIn) -> None:
    secret = secret_in(calendar_of(ayu)["url"])
    (kept,) = rows(app, "SELECT * FROM calendar_feeds")
    assert secret not in str(kept)


def test_a_renewed_address_is_dead_at_once(client: FlaskClient, ayu: SignedIn) -> None:
    before = calendar_of(ayu, "PUT", with_amounts=True)
    assert is_read(client, before["url"])
    after = calendar_of(ayu, "POST", "/calendar/renew")
    assert after["url"] != before["url"]
    assert after["renewed_at"] > before["renewed_at"]
    assert after["with_amounts"] is True
    assert [is_read(client, one["url"]) for one in (before, after)] == [False, True]
    assert calendar_of(ayu) == after


def test_a_reset_by_mail_renews_the_address_and_says_so(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    before = calendar_of(ayu)["url"]
    assert reset(client, reset_token(client, mailbox, AYU)).status_code == 200
    assert not is_read(client, before)
    again = come_in(app, AYU)
    assert is_read(client, calendar_of(again, "GET")["url"])
    assert "a new address" in mailbox.last(AYU.email).text


def test_a_new_address_and_amounts_need_a_password_that_was_given_lately(
    ayu: SignedIn, redis: Redis
) -> None:
    before = calendar_of(ayu, "PUT", with_amounts=True)
    calendar_of(ayu, "PUT", with_amounts=False)
    for key in redis.scan_iter("fresh:*"):
        redis.delete(key)
    for answer in (
        ayu.post("/calendar"),
        ayu.post("/calendar/renew"),
        ayu.put("/calendar", json={"with_amounts": True}),
    ):
        assert (answer.status_code, code_of(answer)) == (403, "reauthentication_required")
    after = calendar_of(ayu, "GET")
    assert (after["url"], after["with_amounts"]) == (before["url"], False)
    assert calendar_of(ayu, "PUT", with_amounts=False)["with_amounts"] is False


def test_signing_out_everywhere_renews_the_address(client: FlaskClient, ayu: SignedIn) -> None:
    before = calendar_of(ayu)["url"]
    assert ayu.delete("/sessions").status_code == 200
    assert not is_read(client, before)
    assert is_read(client, calendar_of(ayu, "GET")["url"])


def test_neither_makes_an_address_for_those_without_one(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    assert ayu.delete("/sessions").status_code == 200
    assert reset(client, reset_token(client, mailbox, AYU)).status_code == 200
    assert rows(app, "SELECT * FROM calendar_feeds") == []


def test_unknown_renewed_and_switched_off_look_alike(
    client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    renewed, off = calendar_of(ayu)["url"], calendar_of(bayu)["url"]
    calendar_of(ayu, "POST", "/calendar/renew")
    bayu.put("/users/notifications", json={"calendar": False})
    assert calendar_of(bayu) == {**calendar_of(bayu), "url": off, "is_on": False}
    unknown = renewed.replace(secret_in(renewed), "x" * 43)
    odd = renewed.replace(secret_in(renewed), "%F0%9F%8C%BE%FF")
    answers = [follow(client, url) for url in (unknown, odd, renewed, off)]
    assert [one.status_code for one in answers] == [404] * 4
    told = [{**one.get_json()["payload"], "request_id": ""} for one in answers]
    assert told == [told[0]] * 4
    assert {one.headers["Cache-Control"] for one in answers} == {"no-store"}
    bayu.put("/users/notifications", json={"calendar": True})
    assert is_read(client, off)


def test_an_account_that_closes_shows_nothing(client: FlaskClient, ayu: SignedIn) -> None:
    url = calendar_of(ayu)["url"]
    close(ayu)
    assert not is_read(client, url)


@pytest.mark.both_databases
def test_a_changed_key_reads_it_and_seals_it_anew(
    app: Flask, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    told, before = calendar_of(ayu), rows(app, SEALED)
    with another_app(make_settings(SECRET_KEY=NEW, SECRET_KEY_PREVIOUS=OLD)) as rotated:
        look(rotated, "reseal_calendars")
        assert calendar_of(come_in(rotated, AYU), "GET") == told
    assert rows(app, SEALED) != before
    with another_app(make_settings(SECRET_KEY=NEW)) as later:
        look(later, "reseal_calendars")
        assert calendar_of(come_in(later, AYU), "GET") == told


def test_without_its_key_it_goes_on_and_can_be_renewed(
    app: Flask, client: FlaskClient, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    told = calendar_of(ayu)
    with another_app(make_settings(SECRET_KEY=NEW)) as stranger:
        again = come_in(stranger, AYU)
        unreadable = again.get("/calendar").get_json()["payload"]["datas"][0]
        assert unreadable == {**told, "url": None, "webcal_url": None}
        assert is_read(client, told["url"])
        assert is_read(client, calendar_of(again, "POST", "/calendar/renew")["url"])
    assert not is_read(client, told["url"])


def test_only_true_and_false_choose_amounts(ayu: SignedIn) -> None:
    for wrong in ({}, {"with_amounts": None}, {"with_amounts": 1}, {"with_amounts": "yes"}):
        refused = ayu.put("/calendar", json=wrong)
        assert (refused.status_code, list(errors_of(refused))) == (422, ["with_amounts"])


def test_it_is_taken_along_without_its_secret(app: Flask, ayu: SignedIn) -> None:
    told = calendar_of(ayu)
    taken = data_in(take_export(app, ayu))["calendar_feed"]
    assert taken == {"with_amounts": False, "renewed_at": told["renewed_at"]}


def test_it_costs_few_statements(app: Flask, ayu: SignedIn) -> None:
    calendar_of(ayu)
    with statements(app) as asked:
        ayu.get("/calendar")
    # The account, the address, and whether it is on.
    assert len(asked) <= 3, asked


def test_whoever_asks_too_often_waits(client: FlaskClient, ayu: SignedIn) -> None:
    url = calendar_of(ayu)["url"]
    assert {follow(client, url, "HEAD").status_code for _ in range(MOST)} == {200}
    refused = follow(client, url)
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
    # It is the address that is asked for too often, not the network.
    assert client.get(f"{API}/calendar/unknown.ics").status_code == 404
