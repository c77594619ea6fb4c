"""An operator answers what people ask of their data, before 72 hours have passed."""

from datetime import timedelta

import pytest
import time_machine
from flask import Flask

from server.core.calendar import clock
from server.privacy import data_requests
from tests.support.accounts import change, code_of, errors_of, queries
from tests.support.mailbox import Mailbox
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.privacy import close, table_in, take_export
from tests.support.support_desk import acts, ask, datas_of, sent_so_far

DONE = {"outcome": "done", "text": "Namamu sudah kami perbaiki."}


@pytest.mark.both_databases
def test_the_request_that_is_due_next_stands_first_and_answered_ones_last(
    app: Flask, made: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    late, soon, gone = ask(ayu), ask(bayu, "access"), ask(ayu, "erasure")
    due = "UPDATE data_requests SET due_at = :due WHERE id = :id"
    hour = timedelta(hours=1)
    for request, moment in ((late, -hour), (soon, hour), (gone, -2 * hour)):
        change(app, due, due=(clock.now() + moment).replace(tzinfo=None), id=request)
    datas_of(made.post(f"/admin/data-requests/{gone}/answer", json=DONE))
    listed = datas_of(made.get("/admin/data-requests"))
    assert [(one["id"], one["overdue"]) for one in listed] == [
        (late, True),
        (soon, False),
        (gone, False),
    ]
    assert (listed[0]["user"]["fullname"], listed[0]["kind"]) == ("Ayu Lestari", "correction")
    for state, ids in (("open", [late, soon]), ("answered", [gone])):
        found = made.get("/admin/data-requests", query_string={"state": state})
        assert [one["id"] for one in datas_of(found)] == ids
        assert found.get_json()["payload"]["total"] == len(ids)
    second = made.get("/admin/data-requests", query_string={"page": 2, "per_page": 2})
    assert [one["id"] for one in datas_of(second)] == [gone]
    with app.app_context():
        found_waiting = data_requests.open_requests()
    assert (found_waiting.number, found_waiting.overdue) == (2, 1)


def test_nobody_answers_their_own_request(made: SignedIn) -> None:
    answer = made.post(f"/admin/data-requests/{ask(made)}/answer", json=DONE)
    assert (answer.status_code, code_of(answer)) == (403, "yourself")
    assert datas_of(made.get("/admin/data-requests"))[0]["state"] == "open"


def test_an_answer_is_mailed_shown_told_and_taken_along(
    app: Flask, made: SignedIn, ayu: SignedIn, mailbox: Mailbox
) -> None:
    request = ask(ayu, text="Namaku\nAyu L.")
    sent_so_far(mailbox)
    (answered,) = datas_of(made.post(f"/admin/data-requests/{request}/answer", json=DONE))
    assert (answered["state"], answered["overdue"]) == ("answered", False)
    (letter,) = mailbox.to(ayu.email)
    assert "> Namamu sudah kami perbaiki." in letter.text
    assert "> Ayu L." in letter.text
    assert "complain" not in letter.text
    assert letter.link.endswith("/setting?tab=privacy")
    (mine,) = datas_of(ayu.get("/data-requests"))
    assert (mine["outcome"], mine["answer"]) == ("done", DONE["text"])
    assert mine["answered_at"] == answered["answered_at"]
    (notice,) = centre(ayu)["datas"]
    assert (notice["kind"], notice["subject_id"]) == ("data_request", request)
    assert acts(app, "data_request.answered%") == [("data_request.answered.done", request)]
    (row,) = table_in(take_export(app, ayu), "data_requests")
    assert (row["outcome"], row["answer"]) == ("done", DONE["text"])


def test_a_refusal_says_where_else_to_turn(
    app: Flask, made: SignedIn, ayu: SignedIn, mailbox: Mailbox
) -> None:
    request = ask(ayu, "erasure")
    sent_so_far(mailbox)
    body = {"outcome": "refused", "text": "Kami wajib menyimpannya."}
    datas_of(made.post(f"/admin/data-requests/{request}/answer", json=body))
    (letter,) = mailbox.to(ayu.email)
    assert "You can also complain" in letter.text
    assert acts(app, "data_request.answered%") == [("data_request.answered.refused", request)]


def test_a_request_is_answered_once(made: SignedIn, ayu: SignedIn, mailbox: Mailbox) -> None:
    path = f"/admin/data-requests/{ask(ayu)}/answer"
    for body, wrong in (
        ({"outcome": "maybe", "text": "a"}, "outcome"),
        ({"text": "a"}, "outcome"),
        ({**DONE, "text": " "}, "text"),
        ({**DONE, "text": "a" * 4001}, "text"),
    ):
        assert list(errors_of(made.post(path, json=body))) == [wrong]
    sent_so_far(mailbox)
    for _tap in range(2):
        datas_of(made.post(path, json=DONE, headers={"Idempotency-Key": "tap"}))
    late = made.post(path, json={"outcome": "refused", "text": "Tidak"})
    assert (late.status_code, code_of(late)) == (409, "already_answered")
    assert late.get_json()["payload"]["datas"][0]["outcome"] == "done"
    assert len(mailbox.to(ayu.email)) == 1
    missing = made.post("/admin/data-requests/nothing/answer", json=DONE)
    assert missing.status_code == 404


def test_an_account_that_closes_gets_no_mail(
    made: SignedIn, ayu: SignedIn, mailbox: Mailbox
) -> None:
    request = ask(ayu)
    close(ayu)
    sent_so_far(mailbox)
    answer = made.post(f"/admin/data-requests/{request}/answer", json=DONE)
    assert "not emailed" in answer.get_json()["payload"]["message"]
    assert datas_of(answer)[0]["user"]["status"] == "closing"
    assert mailbox.to(ayu.email) == []


def test_a_page_of_requests_costs_the_same_however_many_there_are(
    app: Flask, made: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    counts = []
    for _round in range(2):
        for person in (ayu, bayu):
            ask(person)
        with queries(app) as asked, time_machine.travel(clock.now()):
            made.get("/admin/data-requests")
        counts.append(len(asked))
    assert counts == [4, 4]
