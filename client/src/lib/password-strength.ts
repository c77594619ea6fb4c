export type PasswordStrength = "too-short" | "weak" | "medium" | "strong";

const shortest = 8;

/**
 * How strong a password looks: advice only, every password of 8 characters is accepted.
 * Letters of every script count as letters; a letter without case is neither upper nor lower.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (Array.from(password).length < shortest) return "too-short";
  const digit = /\p{Nd}/u.test(password);
  const classes = [
    /\p{Lu}/u.test(password),
    /\p{Ll}/u.test(password),
    digit,
    /[^\p{L}\p{N}\s]/u.test(password),
  ];
  if (classes.every(Boolean)) return "strong";
  return digit && /\p{L}/u.test(password) ? "medium" : "weak";
}
