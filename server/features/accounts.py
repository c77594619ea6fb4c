"""The features that accounts stand on: who somebody is, and how they sign in."""

from typing import Final

from server.audit import commands as audit_commands
from server.audit import jobs as audit_jobs
from server.audit import service as audit_service
from server.audit import taking as audit_taking
from server.auth import commands as auth_commands
from server.auth import device_letters, invitation_letters, inviters
from server.auth import jobs as auth_jobs
from server.auth import letters as auth_letters
from server.auth import taking as auth_taking
from server.auth import views as auth_views
from server.features.feature import Feature
from server.ops import views as ops_views
from server.photos import taking as photos_taking
from server.photos import views as photos_views
from server.second_factor import commands as second_factor_commands
from server.second_factor import letters as second_factor_letters
from server.second_factor import taking as second_factor_taking
from server.second_factor import views as second_factor_views
from server.sessions import guard as sessions_guard
from server.sessions import jobs as sessions_jobs
from server.sessions import service as sessions_service
from server.sessions import taking as sessions_taking
from server.sessions import views as sessions_views
from server.sessions.accounts import accounts
from server.site import commands as site_commands
from server.site import views as site_views
from server.users import jobs as users_jobs
from server.users import letters as users_letters
from server.users import service as users_service
from server.users import standing_letters
from server.users import taking as users_taking
from server.users import views as users_views

ACCOUNTS: Final[tuple[Feature, ...]] = (
    Feature(name="ops", install=lambda app: app.register_blueprint(ops_views.blueprint)),
    Feature(
        name="audit",
        jobs=audit_jobs.JOBS,
        commands=(audit_commands.check_audit, audit_commands.trim_audit),
        export=audit_taking.export,
        erase=audit_service.erase,
    ),
    Feature(
        name="site",
        blueprint=site_views.blueprint,
        commands=(site_commands.site_contact,),
    ),
    Feature(
        name="sessions",
        blueprint=sessions_views.blueprint,
        jobs=sessions_jobs.JOBS,
        install=sessions_guard.init_sessions,
        export=sessions_taking.export,
        erase=sessions_service.erase,
    ),
    Feature(
        name="users",
        blueprint=users_views.blueprint,
        letters={
            users_letters.CHANGE_ADDRESS: users_letters.change_address,
            users_letters.CHANGE_ASKED: users_letters.change_asked,
            users_letters.ADDRESS_CHANGED: users_letters.address_changed,
            users_letters.ROLE_CHANGED: users_letters.role_changed,
            standing_letters.ACCOUNT_SUSPENDED: standing_letters.account_suspended,
            standing_letters.ACCOUNT_RESTORED: standing_letters.account_restored,
        },
        jobs=users_jobs.JOBS,
        install=lambda _app: accounts.come_from(users_service.account),
        export=users_taking.export,
    ),
    Feature(name="photos", blueprint=photos_views.blueprint, export=photos_taking.export),
    Feature(
        name="second_factor",
        blueprint=second_factor_views.blueprint,
        letters=second_factor_letters.LETTERS,
        commands=(second_factor_commands.reseal,),
        export=second_factor_taking.export,
    ),
    Feature(
        name="auth",
        blueprint=auth_views.blueprint,
        letters={
            auth_letters.CONFIRM_ADDRESS: auth_letters.confirm_address,
            device_letters.NEW_DEVICE: device_letters.new_device,
            auth_letters.ADDRESS_KNOWN: auth_letters.address_known,
            auth_letters.RESET_LINK: auth_letters.reset_password,
            auth_letters.WELCOME: auth_letters.welcome,
            auth_letters.CHANGED_NOTICE: auth_letters.password_changed,
            invitation_letters.INVITATION: invitation_letters.invitation,
        },
        jobs=auth_jobs.JOBS,
        export=auth_taking.export,
        erase=auth_taking.erase,
        seen=inviters.follow,
        commands=(auth_commands.make_super_admin,),
    ),
)
