"""What of the profile the answers know."""

from typing import Final, NamedTuple

from server.quiz.answers import Answers
from server.quiz.questions import AGE, COUNTRY

# The profile has always called them so.
ELDEST: Final = "65 and above"
ELDEST_IN_PROFILE: Final = "65 above"


class Told(NamedTuple):
    """Age and country as the profile spells them, None where a question was skipped."""

    age: str | None
    country: str | None


def told_of(answers: Answers) -> Told:
    """Age and country of somebody who answered."""
    age = answers.to(AGE)
    return Told((ELDEST_IN_PROFILE if age == ELDEST else age) or None, answers.to(COUNTRY) or None)
