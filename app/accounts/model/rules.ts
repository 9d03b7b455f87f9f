import { isEmailAddress } from '../domain/email-address.ts';
import type { en } from '../messages/en.ts';

/** A key under `accounts.errors`. */
export type AuthProblem = keyof (typeof en)['accounts']['errors'];

/** Minimum password length (specification, section 9). */
export const shortestPassword = 6;

/** The canonical form of an address for comparing and sending: trimmed and lower-cased. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

export const emailProblem = (email: string): AuthProblem | null =>
  isEmailAddress(normaliseEmail(email)) ? null : 'email';

export const passwordProblem = (password: string): AuthProblem | null =>
  [...password].length < shortestPassword ? 'password' : null;

/** Texts of the auth service and the problems they map to (specification, section 8). The first match wins. */
const mapped: readonly (readonly [RegExp, AuthProblem])[] = [
  [/invalid login credentials/i, 'credentials'],
  [/email not confirmed/i, 'unconfirmed'],
  [/user not found/i, 'noAccount'],
  [/invalid email|unable to validate email/i, 'email'],
  [/password should be at least|password.*too short/i, 'password'],
  [/password cannot be longer/i, 'passwordLong'],
  [/already registered|already exists/i, 'registered'],
  [/signups? (is |are |not )?(disabled|allowed)|signup disabled/i, 'signupDisabled'],
  [/rate limit|too many|for security purposes/i, 'tooMany'],
  [/fetch|network/i, 'offline'],
];

/** The problem for a backend text; the text itself when it is not in the list, `failed` when it is empty. */
export function mapBackendText(text: string | undefined): AuthProblem | { text: string } {
  const known = mapped.find(([pattern]) => pattern.test(text ?? ''));
  if (known) return known[1];
  return text ? { text } : 'failed';
}
