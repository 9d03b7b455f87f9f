import { ownValue } from '../domain/own-value.ts';
import { type AuthProblem, mapBackendText } from './rules.ts';

/**
 * The result of an auth call: one of our texts, the service's own text, or a refusal until a time (milliseconds since
 * 1970). Null: success.
 */
export type AuthOutcome = AuthProblem | { text: string } | { until: number } | null;

/** The fields of the official client's errors that identify the problem. */
type ServiceError = { message?: string; code?: string | undefined; status?: number | undefined };

/**
 * Error codes of the auth service (built-in and hosted) and our texts. Codes take precedence over the service's texts,
 * which change between versions.
 */
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
  mfa_verification_failed: 'codeWrong',
  mfa_challenge_expired: 'codeWrong',
  webauthn_challenge_not_found: 'codeWrong',
  webauthn_challenge_expired: 'codeWrong',
  webauthn_verification_failed: 'codeWrong',
  webauthn_credential_exists: 'codeWrong',
  insufficient_aal: 'secondFactor',
  user_banned: 'blocked',
  provider_disabled: 'providerOff',
  oauth_provider_not_supported: 'providerOff',
  request_timeout: 'offline',
};

/** Statuses of a gateway when the service behind it is unavailable. */
const away = new Set([502, 503, 504]);

/**
 * Maps an auth error to a problem: by its code, else by its text (specification, section 8). `wait` is the requested
 * delay in seconds; `now` is in milliseconds.
 */
export function outcomeOfError(
  error: ServiceError,
  { wait, now }: { wait: number | null; now: number },
): AuthOutcome {
  const { message = '', code, status } = error;
  if (status === 0 || away.has(status ?? -1)) return 'offline';
  if (code === 'weak_password') return isTooShort(message) ? 'password' : 'weakPassword';
  // The client's own message for a missing session; it has no code.
  if (message === 'Auth session missing!') return 'signInAgain';
  const known = ownValue(byCode, code ?? '') ?? mapBackendText(readable(message));
  if (known !== 'tooMany') return known;
  const seconds = wait ?? secondsIn(message);
  return seconds === null ? 'tooMany' : { until: now + seconds * 1000 };
}

const isTooShort = (text: string): boolean => /at least \d+ characters|too short/i.test(text);

/** The client stringifies a response without a message as JSON. */
const readable = (message: string): string => (/^\s*[{[]/.test(message) ? '' : message);

/** Hosted services put the delay into the message: "you can only request this after 59 seconds". */
function secondsIn(text: string): number | null {
  const found = /after (\d+) seconds?/i.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
