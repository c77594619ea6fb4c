"""How much of the income goes to needs, wants and savings."""

from typing import Final, NamedTuple

from server.categories.service import Group
from server.quiz.answers import Answers, Because
from server.quiz.bands import LEAST, LOW
from server.quiz.questions import ADVICE, AIM, INCOME


class Split(NamedTuple):
    """Percent of the income; the three sum to 100."""

    needs: int
    wants: int
    savings: int

    def of(self, group: Group) -> int:
        """The percent of one group."""
        return {Group.NEEDS: self.needs, Group.WANTS: self.wants}.get(group, self.savings)


class SplitIdea(NamedTuple):
    """A split and why it is suggested."""

    split: Split
    because: list[Because]


USUAL: Final = Split(50, 30, 20)
CAREFUL: Final = Split(60, 20, 20)
TIGHT: Final = Split(70, 20, 10)

REDUCING_DEBT: Final = "Reducing debt"
DEBT_ADVICE: Final = "Debt management"
DAILY_EXPENSES: Final = "Managing daily expenses"


def owes(answers: Answers) -> bool:
    """Whether somebody speaks of debt."""
    return answers.says(AIM, REDUCING_DEBT) or answers.says(ADVICE, DEBT_ADVICE)


def owing(answers: Answers) -> list[int]:
    """The questions whose answers speak of debt."""
    spoken = ((AIM, REDUCING_DEBT), (ADVICE, DEBT_ADVICE))
    return [question for question, option in spoken if answers.says(question, option)]


def suggest_split(answers: Answers) -> SplitIdea:
    """The first that fits: a small income, debt, daily expenses as the aim, and the usual one."""
    if answers.says(INCOME, LEAST, LOW):
        return SplitIdea(TIGHT, answers.because(INCOME))
    if owes(answers):
        # Instalments are needs, and paying them off leaves less for wants.
        return SplitIdea(CAREFUL, answers.because(*owing(answers)))
    if answers.says(AIM, DAILY_EXPENSES):
        return SplitIdea(CAREFUL, answers.because(AIM))
    return SplitIdea(USUAL, answers.because(AIM, INCOME))
