import { msg } from "@lingui/core/macro";

const WORDS = {
  outbox: msg`Sends mail`,
  push: msg`Sends notifications to browsers`,
  due_reminders: msg`Tells people their reminders`,
  plan_dates: msg`Tells people the dates of their investment plans`,
  budget_alerts: msg`Tells people when a budget is almost used up`,
  monthly_letters: msg`Writes the monthly letter`,
  monthly_letters_enrol: msg`Chooses who gets the monthly letter`,
  planned_articles: msg`Publishes planned changes of articles`,
  page_views: msg`Counts views and visits`,
  active_users: msg`Counts active users`,
  exports: msg`Makes the copies of their data that people asked for`,
  erase_accounts: msg`Erases closed accounts`,
  settle_invitations: msg`Brings invitations up to date`,
  free_unverified: msg`Removes accounts that were never confirmed`,
  name_keys: msg`Keeps names in order`,
};

const TIDYING = /^forget_|^old_|_retention$|^audit_origins$|^views_on_disk$/;

/** What a job of the worker is for; nothing of one that is not known here. */
export function jobWords(name: string) {
  if (TIDYING.test(name)) return msg`Removes what is kept no longer`;
  return name in WORDS ? WORDS[name as keyof typeof WORDS] : undefined;
}
