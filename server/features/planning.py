"""The features that look over the others: goals, the quiz, the calendar, the monthly letter."""

from typing import Final

from server.calendar_feed import service as calendar_feed_service
from server.calendar_feed import views as calendar_feed_views
from server.features.feature import Feature
from server.goals import data_export as goals_taking
from server.goals import views as goals_views
from server.monthly_letter import data_export as monthly_letter_taking
from server.monthly_letter import jobs as monthly_letter_jobs
from server.monthly_letter import letters as monthly_letter_letters
from server.monthly_letter import telling as monthly_letter_telling
from server.quiz import data_export as quiz_taking
from server.quiz import views as quiz_views

PLANNING: Final[tuple[Feature, ...]] = (
    Feature(
        name="goals",
        blueprint=goals_views.blueprint,
        export=goals_taking.export,
    ),
    Feature(
        name="quiz",
        blueprint=quiz_views.blueprint,
        export=quiz_taking.export,
    ),
    Feature(
        name="calendar_feed",
        blueprint=calendar_feed_views.blueprint,
        export=calendar_feed_service.export,
    ),
    Feature(
        name="monthly_letter",
        letters={monthly_letter_letters.MONTHLY_LETTER: monthly_letter_letters.monthly_letter},
        jobs=monthly_letter_jobs.JOBS,
        export=monthly_letter_taking.export,
        moved=monthly_letter_telling.follow,
    ),
)
