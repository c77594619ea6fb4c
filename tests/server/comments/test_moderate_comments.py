"""Comments are reported, held, released and removed, and go with the account of their writer."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.comments import moderation
from tests.server.comments.conftest import Somebody
from tests.support.accounts import change, code_of, errors_of, rows
from tests.support.comments import SLUG, counted, ops, report, say, seen, texts
from tests.support.people import SignedIn


@pytest.fixture
def crowd(somebody: Somebody) -> list[SignedIn]:
    return [somebody(name) for name in ("citra", "dewi", "eka")]


def test_three_people_take_a_comment_out_of_sight(
    app: Flask, client: FlaskClient, ayu: SignedIn, crowd: list[SignedIn]
) -> None:
    one = say(ayu, SLUG, "Pinjaman cepat cair")["id"]
    citra, dewi, eka = crowd
    assert [report(citra, one, note="Bohong\nsekali") for _turn in range(4)] == [200] * 4
    assert [shown["reported"] for shown in seen(citra)["datas"]] == [True]
    assert [shown["reported"] for shown in seen(dewi)["datas"]] == [False]
    report(dewi, one, reason="scam")
    assert (texts(client), counted(client)) == (["Pinjaman cepat cair"], 1)
    assert report(eka, one) == 200
    assert (texts(client), counted(client)) == ([], 0)
    assert [shown["state"] for shown in seen(ayu)["datas"]] == ["held"]
    listed = ops(app, "held-comments")
    assert "held for reports" in listed
    assert "reported as spam: Bohong\n  | sekali\n  reported as scam\n" in listed
    ops(app, "release-comment", one)
    assert counted(client) == 1
    # What was reported before is settled, and whoever reports it again is told so.
    again = [person.post(f"/comments/{one}/report", json={"reason": "spam"}) for person in crowd]
    assert {answer.get_json()["payload"]["message"] for answer in again} == {
        "We've reviewed this comment and kept it."
    }
    assert (len(texts(client)), ops(app, "held-comments").strip()) == (1, "0 held.")


def test_no_change_of_words_walks_around_what_others_report(
    app: Flask, client: FlaskClient, ayu: SignedIn, crowd: list[SignedIn]
) -> None:
    one = say(ayu, SLUG, "Kasar")["id"]

    def say_instead(text: str) -> tuple[int, str | None]:
        answer = ayu.put(f"/comments/{one}", json={"text": text})
        return answer.status_code, code_of(answer) if answer.status_code == 403 else None

    for person in crowd:
        report(person, one)
    # An operator sees what they saw, not nicer words put in its place.
    assert seen(ayu)["datas"][0]["editable_until"] is None
    assert say_instead("Ramah") == (403, "under_review")
    assert "| Kasar" in ops(app, "held-comments")
    ops(app, "release-comment", one)
    assert say_instead("Kasar lagi") == (200, None)
    # These words were never let through: everybody can report them, the same people too.
    assert [shown["reported"] for shown in seen(crowd[0])["datas"]] == [False]
    assert [report(person, one) for person in crowd] == [200] * 3
    assert (texts(client), counted(client)) == ([], 0)
    assert "reported as spam" in ops(app, "held-comments")


def test_reports_of_earlier_words_count_and_can_be_made_anew(
    app: Flask, client: FlaskClient, ayu: SignedIn, crowd: list[SignedIn]
) -> None:
    one = say(ayu, SLUG, "Kasar")["id"]
    citra, dewi, eka = crowd
    assert [report(citra, one), report(dewi, one)] == [200] * 2
    ayu.put(f"/comments/{one}", json={"text": "Kasar sekali"})
    # One person is one person, however often the words change.
    assert [report(citra, one), report(citra, one, reason="abuse")] == [200] * 2
    assert [shown["reported"] for shown in seen(citra)["datas"]] == [True]
    assert counted(client) == 1
    assert (report(eka, one), texts(client)) == (200, [])
    listed = ops(app, "held-comments")
    assert "as spam (before it was changed)\n  reported as spam\n" in listed


def test_below_an_article_that_was_taken_back_nothing_but_deleting_goes_on(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    one = say(ayu, SLUG, "Halo")["id"]
    change(app, "UPDATE articles SET state = 'draft'")
    assert ayu.put(f"/comments/{one}", json={"text": "Hai"}).status_code == 404
    assert report(bayu, one) == 404
    assert rows(app, "SELECT text FROM comments") == [("Halo",)]
    assert ayu.delete(f"/comments/{one}").status_code == 200


def test_operators_watch_how_many_wait_and_since_when(app: Flask, ayu: SignedIn) -> None:
    def told() -> list[float]:
        with app.app_context():
            return [gauge.value for gauge in moderation.gauges()]

    assert told() == [0, 0]
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False) as clock:
        ayu.refresh()
        for text in ("situs.com", "Halo", "situs.id"):
            say(ayu, SLUG, text)
        clock.shift(90)
        assert told() == [2, 90]


@pytest.mark.both_databases
def test_of_three_who_report_at_once_the_last_one_counts_all(
    app: Flask, client: FlaskClient, ayu: SignedIn, crowd: list[SignedIn]
) -> None:
    one = say(ayu, SLUG, "Halo")["id"]
    start = Barrier(3)

    def act(person: SignedIn) -> int:
        start.wait()
        return report(person, one)

    with ThreadPoolExecutor(3) as devices:
        assert list(devices.map(act, crowd)) == [200] * 3
    assert (texts(client), counted(client)) == ([], 0)


def test_reports_that_cannot_be_are_refused(ayu: SignedIn, bayu: SignedIn) -> None:
    one = say(ayu, SLUG, "Halo")["id"]
    own = ayu.post(f"/comments/{one}/report", json={"reason": "spam"})
    assert (own.status_code, code_of(own)) == (403, "own_comment")
    assert report(bayu, "01JNOBODY0000000000000000X") == 404
    for body in ({}, {"reason": "ugly"}, {"reason": None}, {"reason": ["spam"]}):
        answer = bayu.post(f"/comments/{one}/report", json=body)
        assert (answer.status_code, list(errors_of(answer))) == (422, ["reason"])
    long = bayu.post(f"/comments/{one}/report", json={"reason": "other", "note": "a" * 501})
    assert list(errors_of(long)) == ["note"]
    assert report(bayu, one, note=" ") == 200


def test_operators_remove_any_comment_and_the_log_names_it(
    app: Flask, client: FlaskClient, ayu: SignedIn
) -> None:
    shown, held = say(ayu, SLUG, "Halo")["id"], say(ayu, SLUG, "situs.com")["id"]
    ops(app, "remove-comment", shown, "--reason", "abuse")
    assert (seen(ayu)["total"], counted(client)) == (0, 0)
    ops(app, "remove-comment", held, "--reason", "spam")
    assert seen(ayu)["datas"] == []
    told = "SELECT action, target_id FROM audit_log WHERE action LIKE 'comment.%'"
    acts = rows(app, f"{told} ORDER BY action")
    assert acts == [("comment.removed.abuse", shown), ("comment.removed.spam", held)]
    run = app.test_cli_runner()
    # Free words could name people.
    assert run.invoke(args=["remove-comment", shown, "--reason", "Ayu menghina"]).exit_code == 2
    for command in (("remove-comment", "--reason", "other"), ("release-comment",)):
        gone = run.invoke(args=[*command, shown])
        assert (gone.exit_code, "has this id" in gone.output) == (1, True)
