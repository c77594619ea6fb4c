"""What auth registers."""

from typing import Final

from server.auth import device_letters, invitation_letters, inviters, letters, taking
from server.auth.commands import make_super_admin
from server.auth.jobs import JOBS
from server.auth.views import blueprint
from server.core.feature_registration import Feature
from server.users.visibility import presence

FEATURE: Final = Feature(
    name="auth",
    blueprint=blueprint,
    letters={
        letters.CONFIRM_ADDRESS: letters.confirm_address,
        device_letters.NEW_DEVICE: device_letters.new_device,
        letters.ADDRESS_KNOWN: letters.address_known,
        letters.RESET_LINK: letters.reset_password,
        letters.WELCOME: letters.welcome,
        letters.CHANGED_NOTICE: letters.password_changed,
        invitation_letters.INVITATION: invitation_letters.invitation,
    },
    jobs=JOBS,
    commands=(make_super_admin,),
    export=taking.export,
    erase=taking.erase,
    provides=(presence.provide(inviters.follow),),
)
