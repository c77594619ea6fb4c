"""Goals that follow from the answers, as multiples of the income."""

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

# Nobody plans to the rupiah.
ROUNDING: Final = 1_000


class WantedGoal(NamedTuple):
    """A kind of goal, how many months of income it takes, and the questions that say so."""

    kind: Kind
    months: int
    questions: tuple[int, ...]


class GoalSuggestion(NamedTuple):
    """A goal in whole rupiah: what it takes, what to put aside a month, and why."""

    kind: Kind
    target: int
    monthly: int
    because: list[Reason]


def suggest_goals(answers: Answers, split: Split) -> list[GoalSuggestion]:
    """Goals that share the savings of a month; none while the income is not known."""
    income = income_of(answers)
    if income is None:
        return []
    wishes = _united(_wishes(answers))
    shares = apportion(income * split.savings // 100 // ROUNDING, [1] * len(wishes))
    return [
        GoalSuggestion(
            wish.kind,
            wish.months * income,
            steps * ROUNDING,
            answers.because(INCOME, *wish.questions),
        )
        for wish, steps in zip(wishes, shares, strict=True)
    ]


def _wishes(answers: Answers) -> Iterator[WantedGoal]:
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
    """What the main aim asks for."""
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
            # A small cushion keeps a broken motorbike from becoming a new debt.
            yield WantedGoal(Kind.EMERGENCY, A_BIT, (AIM,))
        case "Planning for retirement":
            yield WantedGoal(Kind.RETIREMENT, A_NEST, (AIM,))
        case "Investing for growth":
            yield WantedGoal(Kind.EMERGENCY, A_QUARTER, (AIM,))
            yield WantedGoal(Kind.RETIREMENT, A_NEST, (AIM,))


def _unsteady(answers: Answers) -> list[int]:
    """The questions that tell of an income that comes and goes."""
    spoken = (
        (WORK, ("Self-employed", "Unemployed")),
        (SOURCE, ("Business income", "Freelance / Side gigs")),
    )
    return [question for question, options in spoken if answers.says(question, *options)]


def _united(wishes: Iterator[WantedGoal]) -> list[WantedGoal]:
    """Each kind once: the first says how much, all say why."""
    found: dict[Kind, WantedGoal] = {}
    for wish in wishes:
        first = found.get(wish.kind, wish)
        found[wish.kind] = first._replace(questions=(*first.questions, *wish.questions))
    return list(found.values())
