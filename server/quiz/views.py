"""Views of the quiz."""

from flask_login import current_user

from server.categories.current_book import get_current_book
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import _
from server.quiz import service
from server.quiz.schemas import ANSWERS_BODY, AnswersSchema, KindsSchema, QuizSchema
from server.sessions.access_guard import signed_in

blueprint = Blueprint("quiz", __name__, description="Twelve questions and what follows from them")


@blueprint.route("/quiz")
@signed_in
@blueprint.answers(200, QuizSchema)
def get_quiz() -> Body:
    """The own answers and what follows from them; nothing before the quiz was taken."""
    return envelope(datas=service.list_results(current_user, get_current_book()))


@blueprint.route("/quiz", methods=["POST"])
@signed_in
@blueprint.takes(ANSWERS_BODY)
@blueprint.arguments(AnswersSchema)
@blueprint.answers(200, QuizSchema, message=True)
def take_quiz(answers: list[str]) -> Body:
    """Keep twelve answers; what the profile leaves open is filled from them. Closes the quiz."""
    found = service.save_answers(current_user, answers, get_current_book())
    return envelope(_("Thank you. Your answers are saved."), [found])


@blueprint.route("/quiz/closed", methods=["PUT"])
@signed_in
@blueprint.answers(200)
def close_quiz() -> Body:
    """Close the quiz without answers: signing in does not lead to it any more."""
    service.close_quiz(current_user.id)
    return envelope()


@blueprint.route("/quiz/reminders", methods=["PUT"])
@signed_in
@blueprint.refuses(404)
@blueprint.arguments(KindsSchema)
@blueprint.answers(200, QuizSchema, message=True)
def choose_quiz_reminders(wanted: dict[str, list[str]]) -> Body:
    """Store the kinds of reminders that are wanted, and make them real."""
    found = service.choose_reminders(current_user, wanted["kinds"], get_current_book())
    return envelope(_("Your reminders are set."), [found])
