import type { en } from '../messages/en.ts';
import { ownValue } from '../domain/own-value.ts';

/** A key under `accounts.callback.refused`. */
export type RefusalReason = keyof (typeof en)['accounts']['callback']['refused'];

/** Error codes that the auth service (built-in and hosted) sends to the callback page, and their reasons. */
const byCode: Readonly<Record<string, RefusalReason>> = {
  otp_expired: 'expired',
  invite_not_found: 'expired',
  bad_oauth_state: 'interrupted',
  bad_oauth_callback: 'interrupted',
  bad_code_verifier: 'interrupted',
  flow_state_not_found: 'interrupted',
  flow_state_expired: 'interrupted',
  flow_state_already_used: 'interrupted',
  provider_email_needs_verification: 'unverified',
  email_not_confirmed: 'unverified',
  user_banned: 'blocked',
  signup_disabled: 'signupOff',
  email_exists: 'registered',
  user_already_exists: 'registered',
  identity_already_exists: 'registered',
  over_email_send_rate_limit: 'tooMany',
  over_request_rate_limit: 'tooMany',
  provider_disabled: 'providerOff',
  oauth_provider_not_supported: 'providerOff',
  unexpected_failure: 'ourFault',
  request_timeout: 'ourFault',
  hook_timeout: 'ourFault',
  hook_timeout_after_retry: 'ourFault',
};

const byError: Readonly<Record<string, RefusalReason>> = {
  access_denied: 'cancelled',
  server_error: 'ourFault',
  temporarily_unavailable: 'ourFault',
};

/** Google did not return what the auth service asked for; the service reports that as its own failure. */
const googleAway = /unable to exchange external code|error getting user profile from external provider/i;

/** Older service versions send no code with these. */
const byText: readonly (readonly [RegExp, RefusalReason])[] = [
  [/link is invalid or has expired|token has expired/i, 'expired'],
  [/signups? not allowed|signup.*disabled/i, 'signupOff'],
  [/unverified email/i, 'unverified'],
  [/user is banned/i, 'blocked'],
  [/state (parameter )?(is |has )?(missing|invalid|expired)/i, 'interrupted'],
];

/** Why the service redirected without a session: by code, then text, then error; else unknown. */
export function reasonOf(refused: { error: string; code: string; description: string }): RefusalReason {
  if (googleAway.test(refused.description)) return 'providerOff';
  return (
    ownValue(byCode, refused.code) ??
    byText.find(([pattern]) => pattern.test(refused.description))?.[1] ??
    (refused.code ? undefined : ownValue(byError, refused.error)) ??
    'unknown'
  );
}
