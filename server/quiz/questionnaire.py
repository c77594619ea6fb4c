"""The twelve questions of the quiz, their options, and the answers of one person.

Clients send the English texts in this order, '' for a skipped question; they are compared
trimmed and case-insensitively. Labels in other languages belong to the clients.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, TypedDict

AGE: Final = 1
COUNTRY: Final = 2
WORK: Final = 3
AIM: Final = 4
TRACKING: Final = 5
SOURCE: Final = 6
INCOME: Final = 7
BIGGEST: Final = 8
ADVICE: Final = 9
CHANNEL: Final = 10
REMINDER: Final = 11
FREQUENCY: Final = 12

SKIPPED: Final = ""

OPTIONS: Final[tuple[tuple[str, ...], ...]] = (
    ("Under 18", "18-24", "25-34", "35-44", "45-54", "55-64", "65 and above"),
    ("Indonesia", "Malaysia", "Singapore", "Thailand", "Vietnam"),
    ("Student", "Employed", "Self-employed", "Unemployed", "Retired"),
    (
        "Saving for a specific purchase (e.g. house, car)",
        "Building an emergency fund",
        "Reducing debt",
        "Planning for retirement",
        "Investing for growth",
        "Managing daily expenses",
    ),
    ("Daily", "Weekly", "Monthly", "Rarely", "Never"),
    (
        "Salary",
        "Business income",
        "Investments",
        "Freelance / Side gigs",
        "Pensions / Retirement funds",
        "Others",
    ),
    (
        "Under 1,000,000",
        "1,000,000 to 2,499,000",
        "2,500,000 to 4,999,000",
        "5,000,000 to 7,499,000",
        "7,500,000 to 10,000,000",
        "Above 10,000,000",
    ),
    (
        "Housing",
        "Utilities",
        "Food & Groceries",
        "Transportation",
        "Healthcare",
        "Entertainment",
        "Education",
    ),
    (
        "Saving tips",
        "Investment advice",
        "Debt management",
        "Budgeting tips",
        "Retirement planning",
        "Tax planning",
    ),
    ("E-mail", "SMS", "Push notifications", "In-app notification"),
    (
        "Bill payment",
        "Saving goal",
        "Budget review",
        "Investment opportunities",
        "Financial tips and articles",
    ),
    ("Daily", "Weekly", "Monthly", "As needed"),
)
COUNT: Final = len(OPTIONS)

# Texts that older clients send, and the present ones.
FORMER_TEXTS: Final = MappingProxyType({"2,500,000 to 4,499,000": "2,500,000 to 4,999,000"})


def find_option(question: int, text: str) -> str | None:
    """The option of a question, 1 to 12, that a text means; '' when skipped, None for no option."""
    key = text.strip().casefold()
    if key == SKIPPED:
        return SKIPPED
    options = OPTIONS[question - 1]
    known = {option.casefold(): option for option in options}
    known |= {old.casefold(): new for old, new in FORMER_TEXTS.items() if new in options}
    return known.get(key)


class Reason(TypedDict):
    """The reason of a suggestion: a question, 1 to 12, and its answer in English."""

    question: int
    answer: str


class Answers(NamedTuple):
    """Twelve answers, '' for a skipped question."""

    texts: Sequence[str]

    def to(self, question: int) -> str:
        """The answer to a question, 1 to 12."""
        return self.texts[question - 1]

    def says(self, question: int, *options: str) -> bool:
        """Whether the answer to a question is one of these."""
        return self.to(question) in options

    def because(self, *questions: int) -> list[Reason]:
        """These questions as reasons, each once and in order, without skipped ones."""
        return [
            {"question": question, "answer": self.to(question)}
            for question in sorted(set(questions))
            if self.to(question) != SKIPPED
        ]


# The profile spells this option differently.
ELDEST: Final = "65 and above"
ELDEST_IN_PROFILE: Final = "65 above"


class ProfileAnswers(NamedTuple):
    """Age and country as the profile spells them, None for a skipped question."""

    age: str | None
    country: str | None


def profile_answers(answers: Answers) -> ProfileAnswers:
    """The age and country in these answers."""
    age = answers.to(AGE)
    return ProfileAnswers(
        (ELDEST_IN_PROFILE if age == ELDEST else age) or None, answers.to(COUNTRY) or None
    )
