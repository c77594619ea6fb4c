/**
 * Moves to an amount that is typed and cannot be read, which the form knows nothing of. An amount
 * that need not be there would else be left out without a word.
 */
export function isUnreadable(form: HTMLFormElement, errors: object): boolean {
  const fields = form.querySelectorAll<HTMLInputElement>("[inputmode=numeric][aria-invalid=true]");
  const unread = [...fields].find(({ name, value }) => value !== "" && !(name in errors));
  unread?.focus();
  return unread !== undefined;
}
