// Made from the server's OpenAPI document by scripts/api-types; not edited by hand.

/** The calls that need no session. */
export const PUBLIC_CALLS: readonly string[] = [
  "DELETE /unsubscribe/{token}",
  "GET /articles",
  "GET /articles/{slug}",
  "GET /articles/{slug}/comments",
  "GET /invitations/{token}",
  "GET /parental-consent",
  "GET /register/available",
  "GET /register/confirm/{emailToken}",
  "GET /reminders/done-by-mail/{token}",
  "GET /site",
  "GET /unsubscribe/{token}",
  "POST /invitations/accept",
  "POST /login",
  "POST /parental-consent",
  "POST /password/forgot",
  "POST /password/reset",
  "POST /register",
  "POST /register/disown",
  "POST /register/resend",
  "POST /reminders/done-by-mail",
  "POST /unsubscribe/{token}",
  "POST /users/email/confirm",
  "POST /users/restore",
  "POST /views",
];
