"""An operator looks after what people write, and they see what became of it."""

import pytest
from flask import Flask

from tests.support.accounts import change, code_of, errors_of, queries, rows
from tests.support.audit import store_counted_acts
from tests.support.mailbox import Mailbox
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.privacy import close
from tests.support.support_desk import ANSWER, acts, datas_of, inbox, reply, sent_so_far, write


@pytest.mark.both_databases
def test_who_has_waited_longest_stands_first_and_what_waits_for_nobody_last(
    made: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    first, second, third, fourth = (write(one, "Halo") for one in (ayu, bayu, ayu, bayu))
    for message in (first, third):
        reply(made, message)
    # Who writes on waits from then on.
    ayu.post(f"/support/{first}/replies", json={"message": "Belum jelas"})
    waits = [second, fourth, first]
    assert [one["id"] for one in inbox(made)] == [*waits, third]
    assert [one["id"] for one in inbox(made, state="open", per_page=2)] == waits[:2]
    assert [one["id"] for one in inbox(made, state="open", per_page=2, page=2)] == waits[2:]
    assert inbox(made, page=3) == inbox(made, state="closed") == []
    assert [(one["state"], one["replies"]) for one in inbox(made, state="answered")] == [
        ("answered", 1)
    ]
    answer = made.get("/admin/support", query_string={"per_page": 1})
    assert answer.get_json()["payload"]["total"] == 4


def test_messages_are_found_by_their_words_the_answers_and_the_person(
    made: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    mine, other = write(ayu, "Tagihan 100% aneh_sekali ÉCLAIR"), write(bayu, "Apa kabar")
    reply(made, other, text="Kabar baik, terima KASIH")
    found = {"100% a": mine, "éclair": mine, "AYU LES": mine, "bayu@EX": other, "kasih": other}
    for text, message in found.items():
        assert [one["id"] for one in inbox(made, q=text)] == [message], text
    assert inbox(made, q="100_") == inbox(made, q="%")[1:] == inbox(made, q="tidak ada") == []


def test_an_answer_reaches_its_person_by_mail_in_the_settings_and_at_the_bell(
    app: Flask, made: SignedIn, ayu: SignedIn, mailbox: Mailbox
) -> None:
    change(app, "UPDATE site_contact SET email = 'halo@lumbung.example'")
    ayu.put("/users/preferences", json={"language": "id"})
    message = write(ayu, "Kenapa saldoku minus?\n<b>Tolong</b>")
    sent_so_far(mailbox)
    (thread,) = datas_of(reply(made, message, 1), 201)
    assert (thread["state"], thread["version"], len(thread["replies"])) == ("answered", 2, 1)
    (letter,) = mailbox.to(ayu.email)
    assert letter.subject == "Jawaban untuk pesanmu"
    assert letter.message["Reply-To"] == "halo@lumbung.example"
    assert "> saldo awalmu belum diisi." in letter.text
    assert "> Kenapa saldoku minus?" in letter.text
    assert letter.link.endswith("/setting?tab=support")
    assert "<b>Tolong" not in letter.html
    assert "Made" not in letter.text
    assert "saldo" not in letter.subject
    (listed,) = datas_of(ayu.get("/support"))
    assert [(one["by"], one["text"]) for one in listed["replies"]] == [("operator", ANSWER)]
    (notice,) = centre(ayu)["datas"]
    assert (notice["kind"], notice["subject_id"]) == ("support_reply", message)
    assert acts(app, "support.%") == [("support.replied", message)]


def test_who_writes_on_opens_the_message_again(
    app: Flask, made: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    message = write(ayu)
    reply(made, message, close=True)
    refused = bayu.post(f"/support/{message}/replies", json={"message": "Aku juga"})
    assert refused.status_code == 404
    empty = ayu.post(f"/support/{message}/replies", json={"message": " "})
    assert list(errors_of(empty)) == ["message"]
    for _tap in range(2):
        headers = {"Idempotency-Key": "tap"}
        body = {"message": "Masih minus"}
        (mine,) = datas_of(ayu.post(f"/support/{message}/replies", json=body, headers=headers), 201)
    assert (mine["state"], [one["by"] for one in mine["replies"]]) == (
        "open",
        ["operator", "owner"],
    )
    (thread,) = datas_of(made.get(f"/admin/support/{message}"))
    assert (thread["version"], thread["replies"][1]["text"]) == (3, "Masih minus")
    (notice,) = centre(ayu)["datas"]
    assert notice["settled_at"]
    assert [name for name, _target in acts(app, "support.%")] == [
        "support.replied",
        "support.closed",
        "support.reopened",
    ]


@pytest.mark.both_databases
def test_a_message_is_closed_and_opened_again(app: Flask, made: SignedIn, ayu: SignedIn) -> None:
    message = write(ayu)
    path = f"/admin/support/{message}"
    for state, tag in (("closed", '"2"'), ("closed", '"2"'), ("open", '"3"')):
        turned = made.put(path, json={"state": state})
        assert (datas_of(turned)[0]["state"], turned.headers["ETag"]) == (state, tag)
    for state in ("answered", "gone", None, 1):
        assert list(errors_of(made.put(path, json={"state": state}))) == ["state"]
    assert made.put("/admin/support/nothing", json={"state": "open"}).status_code == 404
    assert acts(app, "support.%") == [("support.closed", message), ("support.reopened", message)]


@pytest.mark.both_databases
def test_the_second_of_two_operators_is_told_and_nothing_is_sent_twice(
    made: SignedIn, ayu: SignedIn, mailbox: Mailbox
) -> None:
    message = write(ayu)
    sent_so_far(mailbox)
    reply(made, message, 1)
    late = reply(made, message, 1, text="Jawaban lain")
    assert (late.status_code, code_of(late)) == (412, "changed_meanwhile")
    assert datas_of(late, 412)[0]["replies"][0]["text"] == ANSWER
    stale = made.put(
        f"/admin/support/{message}", json={"state": "closed"}, headers={"If-Match": '"1"'}
    )
    assert stale.status_code == 412
    headers = {"Idempotency-Key": "tap", "If-Match": '"2"'}
    body = {"text": "Sekali saja"}
    taps = [
        made.post(f"/admin/support/{message}/replies", json=body, headers=headers).get_json()
        for _tap in range(2)
    ]
    assert taps[0] == taps[1]
    assert len(mailbox.to(ayu.email)) == 2


def test_an_account_that_closes_gets_no_mail_and_the_operator_is_told(
    app: Flask, made: SignedIn, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    message, other = write(ayu), write(bayu)
    close(ayu)
    change(app, "UPDATE users SET status = 'suspended' WHERE email = :email", email=bayu.email)
    sent_so_far(mailbox)
    answer = reply(made, message)
    assert "not emailed" in answer.get_json()["payload"]["message"]
    assert datas_of(answer, 201)[0]["user"]["status"] == "closing"
    # Who is suspended cannot sign in to read it, so the mail leads nowhere.
    assert datas_of(reply(made, other), 201)[0]["user"]["status"] == "suspended"
    assert mailbox.to(ayu.email) == []
    (letter,) = mailbox.to(bayu.email)
    assert "tab=support" not in letter.text


def test_texts_have_bounds_and_a_conversation_an_end(
    app: Flask, made: SignedIn, ayu: SignedIn
) -> None:
    message = write(ayu)
    for text, status in (("", 422), (" ", 422), ("a" * 4001, 422), ("a" * 4000, 201)):
        assert reply(made, message, text=text).status_code == status
    assert made.get("/admin/support", query_string={"q": "a" * 101}).status_code == 422
    for query in ({"page": 0}, {"per_page": 101}, {"state": "lost"}):
        assert list(errors_of(made.get("/admin/support", query_string=query))) == list(query)
    copy = (
        "INSERT INTO support_replies (id, message_id, owner_id, writer, text, created_at)"
        " SELECT :id, message_id, owner_id, writer, text, created_at FROM support_replies"
        " WHERE id NOT LIKE 'n%'"
    )
    for number in range(99):
        change(app, copy, id=f"n{number}")
    assert code_of(reply(made, message)) == "conversation_full"
    full = ayu.post(f"/support/{message}/replies", json={"message": "Halo"})
    assert (full.status_code, code_of(full)) == (409, "conversation_full")


@pytest.mark.both_databases
def test_a_page_costs_the_same_however_many_messages_it_has(
    app: Flask, made: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    counts = []
    for _round in range(2):
        for person in (ayu, bayu):
            reply(made, write(person))
        with queries(app) as asked:
            inbox(made, q="a")
        with queries(app) as own:
            ayu.get("/support")
        counts.append((len(asked), len(own)))
    assert counts == [(4, 3), (4, 3)]


def test_nobody_answers_or_closes_their_own_message(app: Flask, made: SignedIn) -> None:
    message = write(made)
    closed = made.put(f"/admin/support/{message}", json={"state": "closed"})
    for answer in (reply(made, message), closed):
        assert (answer.status_code, code_of(answer)) == (403, "yourself")
    assert (inbox(made)[0]["state"], inbox(made)[0]["replies"]) == ("open", 0)
    store_counted_acts(app)
    told = rows(
        app, "SELECT action, result FROM audit_log WHERE action LIKE 'support.%' ORDER BY action"
    )
    assert told == [("support.closed", "refused"), ("support.replied", "refused")]


@pytest.mark.both_databases
def test_a_ready_made_answer_that_two_write_anew_keeps_the_first_words(
    app: Flask, made: SignedIn
) -> None:
    body = {"title": "Saldo", "text_en": "Hello {name}", "text_id": "Halo {name}"}
    key = {"Idempotency-Key": "tap"}
    path = "/admin/support/templates"
    (kept,), (again,) = (datas_of(made.post(path, json=body, headers=key), 201) for _tap in "12")
    assert (again, kept["version"]) == (kept, 1)
    one, seen = f"{path}/{kept['id']}", {"If-Match": '"1"'}
    for _tap in range(2):
        changed = made.put(one, json={**body, "title": "Saldo awal"})
        assert changed.headers["ETag"] == '"2"'
    for late in (made.put(one, json=body, headers=seen), made.call("DELETE", one, headers=seen)):
        assert (late.status_code, code_of(late)) == (412, "changed_meanwhile")
        assert datas_of(late, 412)[0]["title"] == "Saldo awal"
    assert made.call("DELETE", one, headers={"If-Match": '"2"'}).status_code == 200
    assert acts(app, "support_template.%") == [
        (f"support_template.{act}", kept["id"]) for act in ("added", "changed", "deleted")
    ]


@pytest.mark.both_databases
def test_ready_made_answers_are_kept_in_both_languages(app: Flask, made: SignedIn) -> None:
    body = {"title": "Saldo", "text_en": "Hello {name}", "text_id": "Halo {name}"}
    path = "/admin/support/templates"
    (kept,) = datas_of(made.post(path, json=body), 201)
    (first,) = datas_of(made.post(path, json={**body, "title": "awal"}), 201)
    assert [one["title"] for one in datas_of(made.get(path))] == ["awal", "Saldo"]
    (changed,) = datas_of(made.put(f"{path}/{kept['id']}", json={**body, "text_id": "Hai {name}"}))
    assert (changed["text_id"], changed["text_en"]) == ("Hai {name}", "Hello {name}")
    for name, most in (("title", 80), ("text_en", 4000), ("text_id", 4000)):
        for wrong in ("", "a" * (most + 1), None):
            assert list(errors_of(made.post(path, json={**body, name: wrong}))) == [name]
    assert made.delete(f"{path}/{first['id']}").status_code == 200
    assert made.delete(f"{path}/{first['id']}").status_code == 404
    assert made.put(f"{path}/{first['id']}", json=body).status_code == 404
    assert rows(app, "SELECT count(*) FROM support_templates") == [(1,)]
