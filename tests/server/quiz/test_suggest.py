"""What follows from the answers, each with its reasons."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.categories.book import CategoryBook, plain_book
from server.categories.catalogue import Group
from server.core.apportionment import apportion
from server.quiz.budget_suggestion import BAND_INCOMES, suggest_budget, suggest_split
from server.quiz.goal_suggestions import suggest_goals
from server.quiz.questionnaire import OPTIONS, Answers, profile_answers
from server.quiz.reminder_suggestions import KINDS, suggest_channel, suggest_reminders
from server.quiz.risk_hints import find_risk_hints
from server.users.profiles import AGES, COUNTRIES
from tests.support.categories import change
from tests.support.people import SignedIn
from tests.support.quiz import answers, take

BOOK = plain_book("en")
ANYTHING = st.tuples(*(st.sampled_from(["", *options]) for options in OPTIONS)).map(Answers)


def said(**given_: str) -> Answers:
    return Answers(answers(**given_))


def reasons(because: list[Any]) -> list[int]:
    return [reason["question"] for reason in because]


@pytest.mark.parametrize(
    ("given_", "split", "questions"),
    [
        ({"q7": "Under 1,000,000", "q4": "Reducing debt"}, (70, 20, 10), [7]),
        ({"q7": "1,000,000 to 2,499,000"}, (70, 20, 10), [7]),
        ({"q7": "Above 10,000,000", "q4": "Reducing debt"}, (60, 20, 20), [4]),
        ({"q9": "Debt management"}, (60, 20, 20), [9]),
        ({"q4": "Reducing debt", "q9": "Debt management"}, (60, 20, 20), [4, 9]),
        ({"q4": "Managing daily expenses"}, (60, 20, 20), [4]),
        (
            {"q4": "Investing for growth", "q7": "5,000,000 to 7,499,000"},
            (50, 30, 20),
            [4, 7],
        ),
        ({}, (50, 30, 20), []),
    ],
)
def test_the_split_follows_income_debt_and_aim(
    given_: dict[str, str], split: tuple[int, int, int], questions: list[int]
) -> None:
    idea = suggest_split(said(**given_))
    assert (tuple(idea.split), reasons(idea.because)) == (split, questions)


def test_the_first_budget_of_an_income() -> None:
    found = said(q7="2,500,000 to 4,999,000", q8="Transportation")
    budget = suggest_budget(found, suggest_split(found).split, BOOK)
    assert budget is not None
    # 3,750,000 by 50/30/20: 1,875 thousand over 35+35+25+15+10, 1,125 over 100, 750 over 70+30.
    assert {line.category.id: line.amount for line in budget.lines} == {
        "food-beverages": 547_000,
        "transportation": 547_000,
        "housing": 391_000,
        "utilities": 234_000,
        "healthcare": 156_000,
        "dining-out": 394_000,
        "entertainment": 281_000,
        "fashion": 225_000,
        "miscellaneous-expense": 225_000,
        "saving": 525_000,
        "investment": 225_000,
    }
    assert (budget.income, budget.total) == (3_750_000, 3_750_000)
    assert reasons(budget.because) == [7, 8]


@given(ANYTHING)
def test_a_first_budget_comes_to_the_parts_of_its_split(found: Answers) -> None:
    split = suggest_split(found).split
    budget = suggest_budget(found, split, BOOK)
    assert (budget is None) == (found.to(7) == "")
    if budget:
        for group in Group:
            part = sum(line.amount for line in budget.lines if line.category.group is group)
            assert part * 100 == budget.income * split.of(group)
        assert all(line.amount % 1_000 == 0 and line.amount > 0 for line in budget.lines)
        assert budget.total == budget.income == BAND_INCOMES[found.to(7)]


@given(ANYTHING)
def test_goals_share_the_savings_of_a_month_and_say_why(found: Answers) -> None:
    split = suggest_split(found).split
    goals = suggest_goals(found, split)
    assert len({goal.kind for goal in goals}) == len(goals)
    for goal in goals:
        income = BAND_INCOMES[found.to(7)]
        assert goal.target % income == 0
        assert goal.target > goal.monthly > 0
        assert set(reasons(goal.because)) > {7}
    if goals:
        assert sum(goal.monthly for goal in goals) * 100 == income * split.savings


@pytest.mark.parametrize(
    ("given_", "months"),
    [
        ({"q4": "Saving for a specific purchase (e.g. house, car)"}, {"house": 24, "vehicles": 6}),
        ({"q4": "Building an emergency fund"}, {"emergency": 3}),
        ({"q4": "Building an emergency fund", "q3": "Self-employed"}, {"emergency": 6}),
        ({"q4": "Building an emergency fund", "q9": "Saving tips"}, {"emergency": 3}),
        ({"q4": "Reducing debt"}, {"emergency": 1}),
        ({"q4": "Planning for retirement", "q9": "Retirement planning"}, {"retirement": 48}),
        ({"q4": "Investing for growth"}, {"emergency": 3, "retirement": 48}),
        ({"q1": "55-64"}, {"retirement": 48}),
        ({"q3": "Student", "q8": "Education"}, {"education": 12}),
        ({}, {}),
    ],
)
def test_goals_are_multiples_of_the_income(given_: dict[str, str], months: dict[str, int]) -> None:
    found = said(**given_, q7="1,000,000 to 2,499,000")
    goals = suggest_goals(found, suggest_split(found).split)
    assert {goal.kind: goal.target // 1_750_000 for goal in goals} == months


@given(ANYTHING)
def test_every_reminder_and_hint_is_known_and_has_a_reason(found: Answers) -> None:
    reminders = suggest_reminders(found)
    kinds = [reminder.kind for reminder in reminders]
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) <= set(KINDS)
    assert all(reminder.because for reminder in reminders)
    if found.to(11):
        assert 11 in reasons(reminders[0].because)
    for reminder in reminders:
        assert all(reason["answer"] == found.to(reason["question"]) for reason in reminder.because)
    told = profile_answers(found)
    assert told.age is None or told.age in AGES
    assert told.country is None or told.country in COUNTRIES
    assert set(find_risk_hints(found)) <= {"horizon", "cushion", "income", "aim"}


def test_reminders_come_from_several_answers() -> None:
    found = said(
        q4="Reducing debt", q5="Never", q9="Debt management", q11="Investment opportunities"
    )
    assert [(one.kind, reasons(one.because)) for one in suggest_reminders(found)] == [
        ("investment", [11]),
        ("bill", [4, 9]),
        ("budget_review", [5]),
    ]


@pytest.mark.parametrize(
    ("chosen", "used"),
    [
        ("E-mail", "email"),
        ("SMS", "email"),
        ("Push notifications", "push"),
        ("In-app notification", "in_app"),
    ],
)
def test_an_sms_becomes_a_mail(chosen: str, used: str) -> None:
    channel = suggest_channel(said(q10=chosen))
    assert channel == (chosen, used, [{"question": 10, "answer": chosen}])


def test_the_budget_speaks_of_the_own_categories(ayu: SignedIn) -> None:
    change(ayu, "dining-out", group="needs")
    change(ayu, "fashion", hidden=True)
    change(ayu, "housing", name="Kontrakan")
    budget = take(ayu, answers(q7="Under 1,000,000"))["budget"]
    lines = {item["category_id"]: item for item in budget["items"]}
    assert "fashion" not in lines
    assert lines["housing"]["category_label"] == "Kontrakan"
    # Wants have 100,000 of 500,000, which Entertainment and the rest share by 25 and 20.
    assert (lines["entertainment"]["amount"], lines["miscellaneous-expense"]["amount"]) == (
        56_000,
        44_000,
    )
    assert budget["total"] == budget["income"] == 500_000


def test_the_part_of_a_group_without_its_usual_categories_is_not_lost(
    ayu: SignedIn, bayu: SignedIn
) -> None:
    for one in ("saving", "investment"):
        change(ayu, one, group="needs")
    wants = ("dining-out", "entertainment", "fashion", "miscellaneous-expense")
    for one in wants:
        change(ayu, one, hidden=True)
    budget = take(ayu, answers(q7="Under 1,000,000"))["budget"]
    lines = {item["category_id"]: item["amount"] for item in budget["items"]}
    assert budget["total"] == sum(lines.values()) == budget["income"] == 500_000
    # 350,000 and 50,000 of 500,000 are needs and savings, which have no category of their own
    # any more: 70 and 20 percent share the 10 of savings by 39 and 11.
    assert lines.pop("makeup") == 111_000
    assert (sum(lines.values()), "saving" in lines) == (389_000, True)
    for one in (*wants, "makeup", "skincare", "bodycare"):
        change(bayu, one, group="needs")
    for one in ("travel-holidays", "technologies", "donate", "lainnya"):
        change(bayu, one, hidden=True)
    budget = take(bayu, answers(q7="Above 10,000,000"))["budget"]
    lines = {item["category_id"]: item["amount"] for item in budget["items"]}
    assert budget["total"] == sum(lines.values()) == budget["income"] == 10_000_000
    savings = lines["saving"] + lines["investment"]
    # The 30 percent of wants are shared by 50 and 20.
    assert savings == 2_857_000


def test_without_a_category_there_is_no_budget() -> None:
    hidden = [replace(one, hidden=one.type == "expenses") for one in BOOK.categories]
    found = said(q7="Above 10,000,000")
    book = CategoryBook(hidden, 0, "en")
    assert suggest_budget(found, suggest_split(found).split, book) is None


def test_goals_are_called_in_the_language_of_the_reader(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    (goal,) = take(ayu)["goals"]
    assert (goal["name"], goal["icon"]) == ("Dana Darurat", "/icons/umbrella.svg")
    assert goal["because"] == [
        {"question": 4, "answer": "Building an emergency fund"},
        {"question": 7, "answer": "5,000,000 to 7,499,000"},
        {"question": 9, "answer": "Saving tips"},
    ]


@given(st.integers(0, 10**12), st.lists(st.integers(0, 1000), max_size=12))
def test_sharing_out_loses_nothing(total: int, weights: list[int]) -> None:
    parts = apportion(total, weights)
    whole = sum(weights)
    assert sum(parts) == (total if whole else 0)
    for part, weight in zip(parts, weights, strict=True):
        assert not whole or abs(part - total * weight / whole) < 1 + total / 10**12
