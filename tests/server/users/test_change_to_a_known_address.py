"""An address that somebody has stays theirs, and nothing tells that it is known."""

import threading

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import code_of, login, pending, queries, rows
from tests.support.addresses import NEW, addresses, ask, link_to, open_link
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, PASSWORD, Person, SignedIn


def test_an_address_of_somebody_looks_the_same_and_is_never_taken_over(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    seen = []
    for email in (NEW, BAYU.email):
        with queries(app) as statements:
            answer = ask(ayu, email)
        body = answer.get_json()["payload"]
        assert body["datas"][0].pop("email_change") == email
        seen.append((answer.status_code, body, [" ".join(one.split()) for one in statements]))
    assert seen[0] == seen[1]
    (letter,) = mailbox.to(BAYU.email)
    assert letter.subject == "You already have a Lumbung account"
    assert "Bayu Pratama" in letter.text
    assert "Ayu" not in letter.text
    assert letter.links == ["http://localhost:8080/login"]
    assert addresses(bayu) == (BAYU.email, None)


@pytest.mark.both_databases
def test_an_address_that_somebody_confirmed_meanwhile_stays_theirs(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    token = link_to(mailbox)
    other = Person("Citra", "citra", NEW, "081211112222")
    registered = pending(client, mailbox, other)
    assert client.get(f"{API}/register/confirm/{registered}").status_code == 200
    assert code_of(open_link(client, token)) == "link_invalid"
    assert addresses(ayu) == (AYU.email, NEW)
    assert login(client, NEW, PASSWORD).status_code == 200


@pytest.mark.both_databases
def test_of_two_accounts_that_confirm_one_address_at_once_one_has_it(
    app: Flask, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    tokens = []
    for person in (ayu, bayu):
        ask(person)
        tokens.append(link_to(mailbox))
    done: list[int] = []
    ready = threading.Barrier(2)

    def work(token: str) -> None:
        ready.wait()
        while (answer := open_link(app.test_client(), token)).status_code == 503:
            pass
        done.append(answer.status_code)

    threads = [threading.Thread(target=work, args=(token,)) for token in tokens]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [200, 400]
    assert rows(app, "SELECT count(*) FROM users WHERE email = :email", email=NEW) == [(1,)]
