"""A browser shows somebody's notifications as long as they are signed in there, and no longer."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask

from tests.server.push.conftest import Subscribe
from tests.support.accounts import change, rows
from tests.support.letters import NEW, reset, reset_token
from tests.support.mailbox import Mailbox
from tests.support.notifications import id_of
from tests.support.people import API, AYU, BAYU, SignedIn, come_in
from tests.support.privacy import run_job, table_in, take_export
from tests.support.push import devices, messages, push, queue_notice


def test_signing_out_ends_it_here_and_nowhere_else(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    phone = come_in(app, AYU)
    here, there = subscribe(ayu), subscribe(phone)
    queue_notice(app, ayu)
    assert ayu.client.delete(f"{API}/logout").status_code == 200
    push(app)
    assert (here.asked, len(there.received)) == (0, 1)
    assert len(devices(phone)) == 1
    assert len(messages(app)) == 1


def test_signing_out_other_devices_ends_it_there(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    phone, tablet = come_in(app, AYU), come_in(app, AYU)
    browsers = [subscribe(person) for person in (ayu, phone, tablet)]
    listed = ayu.get("/sessions").get_json()["payload"]["datas"]
    other = next(one["id"] for one in listed if not one["current"])
    assert ayu.delete(f"/sessions/{other}").status_code == 200
    assert len(devices(ayu)) == 2
    assert ayu.delete("/sessions").status_code == 200
    queue_notice(app, ayu)
    push(app)
    assert [len(browser.received) for browser in browsers] == [1, 0, 0]


def test_a_reset_by_mail_ends_it_in_every_browser(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, mailbox: Mailbox
) -> None:
    subscribe(ayu)
    client = app.test_client()
    assert reset(client, reset_token(client, mailbox, AYU)).status_code == 200
    assert rows(app, "SELECT * FROM push_subscriptions") == []


@pytest.mark.both_databases
def test_a_new_password_keeps_it_in_the_browser_that_set_it(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    here, there = subscribe(ayu), subscribe(come_in(app, AYU))
    queue_notice(app, ayu)
    body = {"password": NEW, "confPassword": NEW}
    assert ayu.put("/users/password", json=body).status_code == 200
    ayu.refresh()
    assert len(devices(ayu)) == 1
    queue_notice(app, ayu, "reminder:2")
    push(app)
    # The first was put before the other device was signed out, and does not go there any more.
    assert (len(here.received), there.asked) == (2, 0)
    assert {row.state for row in messages(app)} == {"sent"}


def test_the_next_person_at_a_shared_computer_is_shown_nothing_of_the_one_before(
    app: Flask, ayu: SignedIn, bayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    queue_notice(app, ayu)
    # Ayu went away without signing out.
    body = {"email": BAYU.email, "password": BAYU.password}
    assert ayu.client.post(f"{API}/login", json=body).status_code == 200
    push(app)
    assert browser.asked == 0
    assert devices(come_in(app, AYU)) == []


def test_who_signs_in_again_goes_on(app: Flask, ayu: SignedIn, subscribe: Subscribe) -> None:
    browser = subscribe(ayu)
    body = {"email": AYU.email, "password": AYU.password}
    assert ayu.client.post(f"{API}/login", json=body).status_code == 200
    ayu.refresh()
    queue_notice(app, ayu)
    push(app)
    assert len(browser.received) == 1
    ayu.client.delete(f"{API}/logout")
    queue_notice(app, ayu, "reminder:2")
    assert push(app) == 0


def test_an_account_that_is_erased_leaves_no_browser(
    app: Flask, ayu: SignedIn, bayu: SignedIn, subscribe: Subscribe
) -> None:
    subscribe(ayu)
    kept = subscribe(bayu)
    for person in (ayu, bayu):
        queue_notice(app, person)
    past = "2020-01-01 00:00:00+00:00"
    change(
        app, "UPDATE users SET closes_at = :past WHERE email = :email", past=past, email=AYU.email
    )
    run_job(app, "erase_accounts")
    push(app)
    assert len(kept.received) == 1
    assert [row.owner_id for row in messages(app)] == [id_of(app, bayu)]


def test_what_is_old_is_forgotten(app: Flask, ayu: SignedIn, subscribe: Subscribe) -> None:
    from server.core.database.unit_of_work import unit_of_work
    from server.push.delivery import delete_old

    subscribe(ayu)
    queue_notice(app, ayu)
    push(app)

    def forgotten_after(days: int) -> tuple[int, int]:
        later = datetime.now(UTC) + timedelta(days=days)
        with time_machine.travel(later), app.app_context(), unit_of_work():
            delete_old()
        return len(messages(app)), len(devices(ayu))

    assert forgotten_after(29) == (1, 1)
    assert forgotten_after(31) == (0, 1)
    assert forgotten_after(91) == (0, 0)


def test_the_browsers_are_taken_along_without_their_keys(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    archive = take_export(app, ayu)
    (line,) = table_in(archive, "push_browsers")
    assert line["push_service"] in browser.subscription["endpoint"]
    assert browser.subscription["keys"]["auth"] not in archive.read("data.json").decode()
