import { ownEntry } from '../domain/own-entry.ts';
import { type AuthProblem, mapBackendText } from './rules.ts';

/**
 * What went wrong: one of our texts, the service's own text, or a refusal that ends at a time (milliseconds since 1970).
 * Null: nothing did.
 */
export type AuthOutcome = AuthProblem | { text: string } | { until: number } | null;

/** The parts of the official client's errors that say what happened. */
type ServiceError = { message?: string; code?: string | undefined; status?: number | undefined };

/** Codes of the auth service (built in and hosted alike) and what we say. They outweigh its texts, which change. */
const byCode: Readonly<Record<string, AuthProblem>> = {
  invalid_credentials: 'credentials',
  email_not_confirmed: 'unconfirmed',
  user_not_found: 'noAccount',
  email_address_invalid: 'email',
  user_already_exists: 'registered',
  email_exists: 'registered',
  identity_already_exists: 'registered',
  signup_disabled: 'signupDisabled',
  email_provider_disabled: 'signupDisabled',
  otp_disabled: 'signupDisabled',
  over_email_send_rate_limit: 'tooMany',
  over_request_rate_limit: 'tooMany',
  over_sms_send_rate_limit: 'tooMany',
  same_password: 'samePassword',
  reauthentication_needed: 'signInAgain',
  reauth_nonce_missing: 'signInAgain',
  session_not_found: 'signInAgain',
  session_expired: 'signInAgain',
  refresh_token_not_found: 'signInAgain',
  refresh_token_already_used: 'signInAgain',
  no_authorization: 'signInAgain',
  bad_jwt: 'signInAgain',
  reauthentication_not_valid: 'codeWrong',
  otp_expired: 'codeWrong',
  user_banned: 'blocked',
  provider_disabled: 'providerOff',
  oauth_provider_not_supported: 'providerOff',
  request_timeout: 'offline',
};

/** Answers of a gateway in front of a service that is away. */
const away = new Set([502, 503, 504]);

/**
 * The problem an error of the auth service stands for: by its code, else by its text (specification, section 8).
 * `wait` is what its answer asked to wait, in seconds; `now` the time in milliseconds.
 */
export function outcomeOfError(
  error: ServiceError,
  { wait, now }: { wait: number | null; now: number },
): AuthOutcome {
  const { message = '', code, status } = error;
  if (status === 0 || away.has(status ?? -1)) return 'offline';
  if (code === 'weak_password') return isTooShort(message) ? 'password' : 'weakPassword';
  // The client's own word for a session that is gone; it has no code.
  if (message === 'Auth session missing!') return 'signInAgain';
  const known = ownEntry(byCode, code ?? '') ?? mapBackendText(readable(message));
  if (known !== 'tooMany') return known;
  const seconds = wait ?? secondsIn(message);
  return seconds === null ? 'tooMany' : { until: now + seconds * 1000 };
}

const isTooShort = (text: string): boolean => /at least \d+ characters|too short/i.test(text);

/** The client writes an answer without words as JSON. */
const readable = (message: string): string => (/^\s*[{[]/.test(message) ? '' : message);

/** Hosted services say it in words: "you can only request this after 59 seconds". */
function secondsIn(text: string): number | null {
  const found = /after (\d+) seconds?/i.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
