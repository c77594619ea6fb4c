"""The goals suggested by the answers, as multiples of the income."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from server.core.apportionment import apportion
from server.goals.kinds import Kind
from server.quiz.budget_suggestion import Split, income_of
from server.quiz.questionnaire import (
    ADVICE,
    AGE,
    AIM,
    BIGGEST,
    INCOME,
    SOURCE,
    WORK,
    Answers,
    Reason,
)

# Months of income.
A_BIT: Final = 1
A_QUARTER: Final = 3
HALF_A_YEAR: Final = 6
A_YEAR: Final = 12
A_DOWN_PAYMENT: Final = 24
A_NEST: Final = 48

# Amounts are rounded to so many rupiah.
ROUNDING: Final = 1_000


class WantedGoal(NamedTuple):
    """A kind of goal, its target in months of income, and the questions that ask for it."""

    kind: Kind
    months: int
    questions: tuple[int, ...]


class GoalSuggestion(NamedTuple):
    """A suggested goal in whole rupiah: its target and monthly amount, with reasons."""

    kind: Kind
    target: int
    monthly: int
    because: list[Reason]


def suggest_goals(answers: Answers, split: Split) -> list[GoalSuggestion]:
    """Goals that share the monthly savings; none without an income."""
    income = income_of(answers)
    if income is None:
        return []
    wanted = _merge_kinds(_wanted_goals(answers))
    shares = apportion(income * split.savings // 100 // ROUNDING, [1] * len(wanted))
    return [
        GoalSuggestion(
            goal.kind,
            goal.months * income,
            steps * ROUNDING,
            answers.because(INCOME, *goal.questions),
        )
        for goal, steps in zip(wanted, shares, strict=True)
    ]


def _wanted_goals(answers: Answers) -> Iterator[WantedGoal]:
    yield from _aims(answers)
    if answers.says(ADVICE, "Saving tips"):
        yield WantedGoal(Kind.EMERGENCY, A_QUARTER, (ADVICE,))
    if answers.says(ADVICE, "Retirement planning"):
        yield WantedGoal(Kind.RETIREMENT, A_NEST, (ADVICE,))
    if answers.says(AGE, "45-54", "55-64"):
        yield WantedGoal(Kind.RETIREMENT, A_NEST, (AGE,))
    if answers.says(BIGGEST, "Education"):
        yield WantedGoal(Kind.EDUCATION, A_YEAR, (BIGGEST,))
    if answers.says(WORK, "Student"):
        yield WantedGoal(Kind.EDUCATION, A_YEAR, (WORK,))


def _aims(answers: Answers) -> Iterator[WantedGoal]:
    """The goals of the main aim."""
    match answers.to(AIM):
        case "Saving for a specific purchase (e.g. house, car)":
            yield WantedGoal(Kind.HOUSE, A_DOWN_PAYMENT, (AIM,))
            yield WantedGoal(Kind.VEHICLES, HALF_A_YEAR, (AIM,))
        case "Building an emergency fund":
            unsteady = _unsteady(answers)
            yield WantedGoal(
                Kind.EMERGENCY, HALF_A_YEAR if unsteady else A_QUARTER, (AIM, *unsteady)
            )
        case "Reducing debt" | "Managing daily expenses":
            # A small reserve, so that a repair does not become a new debt.
            yield WantedGoal(Kind.EMERGENCY, A_BIT, (AIM,))
        case "Planning for retirement":
            yield WantedGoal(Kind.RETIREMENT, A_NEST, (AIM,))
        case "Investing for growth":
            yield WantedGoal(Kind.EMERGENCY, A_QUARTER, (AIM,))
            yield WantedGoal(Kind.RETIREMENT, A_NEST, (AIM,))


def _unsteady(answers: Answers) -> list[int]:
    """The questions whose answers mean an irregular income."""
    indications = (
        (WORK, ("Self-employed", "Unemployed")),
        (SOURCE, ("Business income", "Freelance / Side gigs")),
    )
    return [question for question, options in indications if answers.says(question, *options)]


def _merge_kinds(wanted: Iterator[WantedGoal]) -> list[WantedGoal]:
    """Each kind once, with the target of its first occurrence and the questions of all."""
    found: dict[Kind, WantedGoal] = {}
    for goal in wanted:
        first = found.get(goal.kind, goal)
        found[goal.kind] = first._replace(questions=(*first.questions, *goal.questions))
    return list(found.values())
