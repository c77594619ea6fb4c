"""The registration of auth."""

from typing import Final

from server.auth import invitations, letters, service
from server.auth.commands import make_super_admin
from server.auth.reset_tokens import delete_expired_tokens
from server.auth.views import blueprint
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.users.visibility import visibility_changes

JOBS: Final = (
    Job("forget_resets", delete_expired_tokens, every_seconds=60 * 60),
    Job("settle_invitations", invitations.settle_changed_addresses, every_seconds=60 * 60),
    Job("forget_invitations", invitations.delete_old_invitations, every_seconds=60 * 60),
)

FEATURE: Final = Feature(
    name="auth",
    blueprint=blueprint,
    letters={
        letters.CONFIRM_ADDRESS: letters.confirm_address,
        letters.NEW_DEVICE: letters.new_device,
        letters.ADDRESS_KNOWN: letters.address_known,
        letters.RESET_LINK: letters.reset_password,
        letters.WELCOME: letters.welcome,
        letters.CHANGED_NOTICE: letters.password_changed,
        letters.INVITATION: letters.invitation,
    },
    jobs=JOBS,
    commands=(make_super_admin,),
    export=service.export,
    erase=service.erase,
    provides=(visibility_changes.provide(invitations.follow_visibility),),
)
