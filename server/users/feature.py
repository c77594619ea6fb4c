"""The registration of users."""

from typing import Final

from server.core.feature_registration import Feature
from server.sessions.accounts import accounts
from server.sessions.initial_answers import InitialCall, initial_calls
from server.users import data_export, letters, service
from server.users.jobs import JOBS
from server.users.views import blueprint

FEATURE: Final = Feature(
    name="users",
    blueprint=blueprint,
    letters={
        letters.CHANGE_ADDRESS: letters.change_address,
        letters.CHANGE_ASKED: letters.change_asked,
        letters.ADDRESS_CHANGED: letters.address_changed,
        letters.ROLE_CHANGED: letters.role_changed,
        letters.ACCOUNT_SUSPENDED: letters.account_suspended,
        letters.ACCOUNT_RESTORED: letters.account_restored,
    },
    jobs=JOBS,
    export=data_export.export,
    provides=(
        accounts.provide(service.find_account),
        initial_calls.provide(InitialCall("/users")),
    ),
)
