/** A number as it is typed in Indonesia, 0812… or 812…, with the country's +62 before it. */
export function withCountryCode(phone: string): string {
  const typed = phone.trim();
  return /^0?8[\d\s().-]+$/.test(typed) ? `+62 ${typed.replace(/^0/, "")}` : typed;
}
