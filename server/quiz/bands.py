"""What a band of income stands for in whole rupiah a month."""

from types import MappingProxyType
from typing import Final

from server.quiz.answers import Answers
from server.quiz.questions import INCOME, OPTIONS

LEAST, LOW, MODEST, MIDDLE, HIGH, MOST = OPTIONS[INCOME - 1]

# The middle of each band, and where the last one begins: all end in thousands.
INCOMES: Final = MappingProxyType(
    {
        LEAST: 500_000,
        LOW: 1_750_000,
        MODEST: 3_750_000,
        MIDDLE: 6_250_000,
        HIGH: 8_750_000,
        MOST: 10_000_000,
    }
)


def income_of(answers: Answers) -> int | None:
    """The income that an answer stands for, None when the question was skipped."""
    return INCOMES.get(answers.to(INCOME))
