"""What users registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.sessions.accounts import accounts
from server.users import letters, service, standing_letters, taking
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
        standing_letters.ACCOUNT_SUSPENDED: standing_letters.account_suspended,
        standing_letters.ACCOUNT_RESTORED: standing_letters.account_restored,
    },
    jobs=JOBS,
    export=taking.export,
    provides=(accounts.provide(service.account),),
)
