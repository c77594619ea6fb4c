"""POST /quiz keeps twelve answers, GET /quiz tells what follows from them."""

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.quiz.questionnaire import COUNT, FORMER_TEXTS, OPTIONS
from server.quiz.schemas import QuizSchema
from tests.support.accounts import errors_of
from tests.support.ledger import statements
from tests.support.people import API, SignedIn
from tests.support.privacy import data_in, take_export
from tests.support.quiz import NOTHING, SARI, answers, result, take


def profile(person: SignedIn) -> dict[str, str | None]:
    shown: dict[str, str | None] = person.get("/users").get_json()["payload"]["datas"][0]
    return {name: shown[name] for name in ("age", "country")}


@pytest.mark.both_databases
def test_what_follows_is_told_at_once_and_kept(ayu: SignedIn, bayu: SignedIn) -> None:
    assert result(ayu) == []
    with time_machine.travel("2026-11-22T03:04:05Z", tick=False):
        ayu.refresh()
        told = take(ayu)
    assert told["answers"] == list(SARI)
    assert told["taken_at"] == "2026-11-22T03:04:05.000Z"
    assert QuizSchema().validate(told) == {}
    ayu.refresh()
    assert result(ayu) == [told]
    assert result(bayu) == []


def test_every_option_of_every_question_is_taken_without_case_and_trimmed(ayu: SignedIn) -> None:
    for turn in range(max(len(options) for options in OPTIONS)):
        wanted = [options[turn % len(options)] for options in OPTIONS]
        assert take(ayu, [f"  {text.upper()} " for text in wanted])["answers"] == wanted
        assert QuizSchema().validate(result(ayu)[0]) == {}


def test_the_earlier_text_of_a_band_means_the_present_one(ayu: SignedIn) -> None:
    for earlier, present in FORMER_TEXTS.items():
        assert take(ayu, answers(q7=earlier))["answers"][6] == present


def test_nothing_has_to_be_answered(ayu: SignedIn) -> None:
    told = take(ayu, NOTHING)
    assert told["answers"] == list(NOTHING)
    assert told["profile"] == {"age": None, "country": None, "filled": []}
    assert told["split"] == {"needs": 50, "wants": 30, "savings": 20, "because": []}
    assert (told["budget"], told["goals"], told["reminders"]) == (None, [], [])
    assert told["channel"] == {"chosen": "", "used": "email", "because": []}


def test_a_text_that_is_no_option_is_named_by_its_index(ayu: SignedIn) -> None:
    wrong = list(SARI)
    wrong[0], wrong[11] = "Salary", "Yearly"
    refused = ayu.post("/quiz", json=wrong)
    assert refused.status_code == 422
    assert errors_of(refused) == {
        "0": ["Question 1: choose one of its answers, or leave it empty."],
        "11": ["Question 12: choose one of its answers, or leave it empty."],
    }
    for odd in (None, "\ud800", 5, True, ["Daily"], {}):
        refused = ayu.post(
            "/quiz", json=[*SARI[:4], odd, *SARI[5:]], headers={"Accept-Language": "id"}
        )
        assert list(errors_of(refused)) == ["4"]
        assert odd == "\ud800" or errors_of(refused)["4"][0].startswith("Pertanyaan 5: pilih")
    assert result(ayu) == []


def test_anything_but_twelve_is_refused(ayu: SignedIn) -> None:
    for body in ([], SARI[:11], [*SARI, ""], {}, {"answers": list(SARI)}, "text", None, 12):
        refused = ayu.post("/quiz", json=body)
        assert (refused.status_code, list(errors_of(refused))) == (422, ["body"]), body


def test_an_empty_profile_is_filled_and_a_filled_one_stays(ayu: SignedIn) -> None:
    eldest = answers(q1="65 and above", q2="Vietnam")
    told = take(ayu, eldest)["profile"]
    assert told == {"age": "65 above", "country": "Vietnam", "filled": ["age", "country"]}
    assert profile(ayu) == {"age": "65 above", "country": "Vietnam"}
    assert take(ayu, eldest)["profile"] == told
    # What somebody chose there is nothing that the quiz filled in.
    ayu.put("/users/profile", json={"age": "55-64"})
    told = take(ayu, answers(q1="18-24", q2="Malaysia"))["profile"]
    assert told == {"age": "18-24", "country": "Malaysia", "filled": []}
    assert profile(ayu) == {"age": "55-64", "country": "Vietnam"}


def test_under_18_asks_for_a_parent_as_the_profile_does(ayu: SignedIn) -> None:
    assert take(ayu, answers(q1="Under 18"))["profile"]["filled"] == ["age"]
    assert profile(ayu) == {"age": "Under 18", "country": None}
    consent = ayu.get("/users/parental-consent").get_json()["payload"]["datas"][0]
    assert consent["state"] == "needed"
    assert consent["allowed"] == dict.fromkeys(consent["allowed"], False)


def test_under_18_counts_whatever_was_skipped_before_and_after(ayu: SignedIn) -> None:
    def state() -> str:
        told = ayu.get("/users/parental-consent").get_json()["payload"]["datas"][0]
        return str(told["state"])

    take(ayu, answers(q1="18-24"))
    take(ayu, NOTHING)
    assert take(ayu, answers(q1="Under 18"))["profile"]["filled"] == ["age"]
    assert (profile(ayu)["age"], state()) == ("Under 18", "needed")
    take(ayu, NOTHING)
    take(ayu, answers(q1="18-24"))
    assert (profile(ayu)["age"], state()) == ("Under 18", "needed")
    # An age that was chosen in the profile is older than what is said now.
    ayu.put("/users/profile", json={"age": "25-34"})
    take(ayu, answers(q1="Under 18"))
    assert (profile(ayu)["age"], state()) == ("Under 18", "needed")


def test_under_18_counts_when_every_other_question_is_skipped(ayu: SignedIn) -> None:
    take(ayu, NOTHING)
    take(ayu, answers(q1="Under 18"))
    assert profile(ayu)["age"] == "Under 18"


def test_an_age_tapped_by_mistake_is_mended_by_taking_the_quiz_again(
    ayu: SignedIn, bayu: SignedIn
) -> None:
    def state(person: SignedIn) -> str:
        told = person.get("/users/parental-consent").get_json()["payload"]["datas"][0]
        return str(told["state"])

    take(ayu, answers(q1="Under 18"))
    assert take(ayu, answers(q1="Under 18"))["profile"]["filled"] == ["age"]
    # A skipped question leaves it: nobody slips out of asking a parent.
    bayu.put("/users/profile", json={"age": "Under 18"})
    for person in (ayu, bayu):
        assert take(person, NOTHING if person is bayu else SARI)["profile"]["filled"] == (
            [] if person is bayu else ["age", "country"]
        )
    assert (profile(ayu)["age"], state(ayu)) == ("25-34", "not_needed")
    assert take(bayu, SARI)["profile"]["filled"] == ["country"]
    assert (profile(bayu)["age"], state(bayu)) == ("Under 18", "needed")
    assert take(ayu, answers(q1="Under 18"))["profile"]["filled"] == ["age"]
    assert state(ayu) == "needed"
    assert take(ayu, NOTHING)["profile"]["filled"] == []
    assert profile(ayu) == {"age": "Under 18", "country": "Indonesia"}


def test_reminders_wished_for_outlive_another_taking(ayu: SignedIn, bayu: SignedIn) -> None:
    assert ayu.put("/quiz/reminders", json={"kinds": ["bill"]}).status_code == 404
    take(ayu)
    take(bayu)
    wished = {"kinds": ["investment", "bill", "bill"]}
    kept = ayu.put("/quiz/reminders", json=wished).get_json()["payload"]["datas"][0]
    assert kept["reminder_kinds"] == ["bill", "investment"]
    assert take(ayu, NOTHING)["reminder_kinds"] == ["bill", "investment"]
    assert result(bayu)[0]["reminder_kinds"] == []
    assert ayu.put("/quiz/reminders", json={"kinds": []}).status_code == 200
    assert result(ayu)[0]["reminder_kinds"] == []
    for wrong in (["letters"], [None], "bill", ["bill"] * 6, None):
        refused = ayu.put("/quiz/reminders", json={"kinds": wrong})
        assert (refused.status_code, list(errors_of(refused))) == (422, ["kinds"]), wrong


def test_the_document_says_that_the_body_is_a_list(client: FlaskClient) -> None:
    document = client.get(f"{API}/openapi.json").get_json()
    body = document["paths"][f"{API}/quiz"]["post"]["requestBody"]["content"]["application/json"]
    assert body["schema"]["type"] == "array"
    assert body["schema"]["items"] == {"type": "string"}
    assert body["schema"]["minItems"] == body["schema"]["maxItems"] == COUNT
    assert "the body" in client.get("/api/docs").text


def test_it_costs_few_statements(app: Flask, ayu: SignedIn) -> None:
    with statements(app) as asked:
        take(ayu)
    # The account, the profile, what fills it, the profile, the answers, and what was kept.
    assert len(asked) <= 7, asked
    with statements(app) as asked:
        result(ayu)
    assert len(asked) <= 3, asked


def test_the_answers_are_taken_along(app: Flask, ayu: SignedIn) -> None:
    take(ayu)
    ayu.put("/quiz/reminders", json={"kinds": ["articles"]})
    taken = data_in(take_export(app, ayu))["quiz"]
    assert taken["answers"] == list(SARI)
    assert taken["reminder_kinds"] == ["articles"]
    assert taken["taken_at"].endswith("Z")
