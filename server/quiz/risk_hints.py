"""The answers of the risk profile that follow from the quiz."""

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from server.quiz.questionnaire import AIM, SOURCE, WORK, Answers

# The horizon and the aim, by the main aim of the quiz.
BY_AIM: Final = MappingProxyType(
    {
        "Saving for a specific purchase (e.g. house, car)": ("3_to_7", "beat_inflation"),
        "Building an emergency fund": ("under_1", "keep"),
        "Reducing debt": ("under_1", "keep"),
        "Planning for retirement": ("over_7", "grow"),
        "Investing for growth": ("over_7", "grow"),
        "Managing daily expenses": ("1_to_3", "keep"),
    }
)
# Sources without an entry fall back to the employment.
BY_SOURCE: Final = MappingProxyType(
    {
        "Salary": "steady",
        "Business income": "varies",
        "Investments": "varies",
        "Freelance / Side gigs": "irregular",
        "Pensions / Retirement funds": "very_steady",
    }
)
BY_WORK: Final = MappingProxyType(
    {
        "Employed": "steady",
        "Self-employed": "varies",
        "Unemployed": "irregular",
        "Retired": "very_steady",
    }
)


def find_risk_hints(answers: Answers) -> dict[str, str]:
    """The options of the risk profile by the key of their question."""
    return dict(_hints(answers))


def _hints(answers: Answers) -> Iterator[tuple[str, str]]:
    aim = BY_AIM.get(answers.to(AIM))
    if aim:
        yield "horizon", aim[0]
        yield "aim", aim[1]
    if answers.says(AIM, "Building an emergency fund"):
        yield "cushion", "under_3"
    income = BY_SOURCE.get(answers.to(SOURCE)) or BY_WORK.get(answers.to(WORK))
    if income:
        yield "income", income
