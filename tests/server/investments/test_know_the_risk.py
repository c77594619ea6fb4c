"""GET and POST /risk-profile: six questions and what the answers come to."""

from itertools import product
from typing import Any

import pytest
from flask import Flask

from server.investments.risk_profile import (
    EVEN,
    FEW_YEARS,
    KEEPING,
    MOSTLY_SAFE,
    NERVES,
    NO_CUSHION,
    QUESTIONS,
    ROOM,
    SOON,
    RiskLevel,
    judge_answers,
)
from server.investments.schemas import CHOOSE, SIX, RiskProfileSchema
from tests.support.accounts import errors_of
from tests.support.ledger import statements
from tests.support.people import SignedIn
from tests.support.privacy import data_in, take_export
from tests.support.quiz import SARI, answers, take

CALM = ["1_to_3", "savings", "sell_some", "under_3", "varies", "beat_inflation"]
MIDDLE = ["3_to_7", "funds", "wait", "3_to_6", "steady", "grow"]
BOLD = ["over_7", "shares", "buy_more", "over_6", "very_steady", "grow_most"]


def profile(person: SignedIn) -> dict[str, Any]:
    found: dict[str, Any] = person.get("/risk-profile").get_json()["payload"]["datas"][0]
    return found


@pytest.mark.parametrize(
    ("given", "found", "reason"),
    [
        (CALM, "careful", MOSTLY_SAFE),
        (MIDDLE, "balanced", EVEN),
        (BOLD, "bold", ROOM),
        (["under_1", *BOLD[1:]], "careful", SOON),
        ([*BOLD[:2], "sell_all", *BOLD[3:]], "careful", NERVES),
        ([*BOLD[:5], "keep"], "careful", KEEPING),
        ([*BOLD[:3], "none", *BOLD[4:]], "balanced", NO_CUSHION),
        (["1_to_3", *BOLD[1:]], "balanced", FEW_YEARS),
    ],
)
def test_answers_come_to_a_profile_with_its_reason(
    given: list[str], found: str, reason: str
) -> None:
    assert judge_answers(given) == (RiskLevel(found), reason)


def test_calmer_answers_never_make_a_bolder_profile() -> None:
    order = list(RiskLevel)
    judged = {
        given: order.index(judge_answers(given).level) for given in product(*QUESTIONS.values())
    }
    for given, level in judged.items():
        for place, options in enumerate(QUESTIONS.values()):
            index = options.index(given[place])
            if index:
                calmer = (*given[:place], options[index - 1], *given[place + 1 :])
                assert judged[calmer] <= level, (given, calmer)


def test_the_questions_are_there_before_any_answer(app: Flask, ayu: SignedIn) -> None:
    with statements(app) as asked:
        found = profile(ayu)
    assert len(asked) <= 4, asked
    assert {name: found[name] for name in ("profile", "reason", "answers", "taken_at")} == {
        "profile": None,
        "reason": None,
        "answers": None,
        "taken_at": None,
    }
    assert found["questions"] == [
        {"key": key, "options": list(options), "prefilled": None}
        for key, options in QUESTIONS.items()
    ]
    assert RiskProfileSchema().validate(found) == {}


def test_the_quiz_fills_in_what_it_knows(ayu: SignedIn, bayu: SignedIn) -> None:
    take(ayu, SARI)
    known = {one["key"]: one["prefilled"] for one in profile(ayu)["questions"]}
    assert known == {
        "horizon": "under_1",
        "experience": None,
        "drop": None,
        "cushion": "under_3",
        "income": "steady",
        "aim": "keep",
    }
    take(ayu, answers(q3="Retired", q4="Investing for growth"))
    known = {one["key"]: one["prefilled"] for one in profile(ayu)["questions"]}
    assert (known["horizon"], known["income"], known["aim"]) == ("over_7", "very_steady", "grow")
    assert all(one["prefilled"] is None for one in profile(bayu)["questions"])


def test_it_is_kept_told_in_words_and_can_be_taken_again(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    for given in (CALM, BOLD):
        taken = ayu.post("/risk-profile", json={"answers": given})
        assert taken.status_code == 200, taken.text
    assert taken.get_json()["payload"]["datas"] == [profile(ayu)]
    assert (profile(ayu)["profile"], profile(ayu)["answers"]) == ("bold", BOLD)
    assert profile(ayu)["reason"] == ROOM
    ayu.put("/users/preferences", json={"language": "id"})
    assert str(profile(ayu)["reason"]).startswith("Dari jawabanmu, kamu siap")
    assert RiskProfileSchema().validate(profile(ayu)) == {}
    assert profile(bayu)["profile"] is None
    kept = data_in(take_export(app, ayu))["investments"]["risk_profile"]
    assert (kept["profile"], kept["answers"]) == ("bold", BOLD)


def test_every_wrong_answer_is_named(ayu: SignedIn) -> None:
    for wrong, errors in (
        (["over_9", *MIDDLE[1:]], {"answers.0": [CHOOSE]}),
        ([*MIDDLE[:4], None, 7], {"answers.4": [CHOOSE], "answers.5": [CHOOSE]}),
        ([*MIDDLE[:5], "\ud800"], {"answers.5": ["This text contains characters you can't use."]}),
        (MIDDLE[:4], {"answers.4": [CHOOSE], "answers.5": [CHOOSE]}),
        ([*MIDDLE, "grow"], {"answers": [SIX]}),
        ("grow", {"answers": [SIX]}),
        (None, {"answers": [SIX]}),
    ):
        refused = ayu.post("/risk-profile", json={"answers": wrong})
        assert (refused.status_code, errors_of(refused)) == (422, errors), wrong
    assert errors_of(ayu.post("/risk-profile", json={})) == {"answers": [SIX]}
    assert profile(ayu)["profile"] is None
