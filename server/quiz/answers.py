"""The answers of one person, asked by question."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from server.quiz.questions import SKIPPED


class Because(TypedDict):
    """Why something is suggested: the question, 1 to 12, and its answer in English."""

    question: int
    answer: str


class Answers(NamedTuple):
    """Twelve answers, '' where a question was skipped."""

    texts: Sequence[str]

    def to(self, question: int) -> str:
        """The answer to a question, 1 to 12."""
        return self.texts[question - 1]

    def says(self, question: int, *options: str) -> bool:
        """Whether the answer to a question is one of these."""
        return self.to(question) in options

    def because(self, *questions: int) -> list[Because]:
        """These questions as reasons, in their order and each once; skipped ones are none."""
        return [
            {"question": question, "answer": self.to(question)}
            for question in sorted(set(questions))
            if self.to(question) != SKIPPED
        ]
