import { expect, it } from 'vitest';
import {
  linkExpired,
  noSuchCall,
  refreshLater,
  suspendedAccount,
  tooManyMails,
  tooManyRequests,
  unreadable,
} from './answers.ts';

/* The client and the screens read status, code and message, so each is a contract. */

it.each([
  [tooManyRequests(7), 429, 'over_request_rate_limit', 'Request rate limit reached', 7],
  [refreshLater(9), 503, 'over_request_rate_limit', 'Request rate limit reached', 9],
  [
    tooManyMails(41),
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 41 seconds.',
    41,
  ],
] as const)(
  'a call over its limit gets the time to wait in header and body (case %#)',
  async (answer, status, code, msg, seconds) => {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    expect(await answer.json()).toEqual({ code: status, error_code: code, msg, retry_after: seconds });
  },
);

it.each([
  [linkExpired(), 403, 'otp_expired', 'Email link is invalid or has expired'],
  [suspendedAccount(), 403, 'user_banned', 'User is banned'],
  [noSuchCall(), 404, 'not_found', 'There is no such call'],
  [unreadable(), 400, 'bad_json', 'The body could not be read'],
] as const)(
  'a refusal has the status, code and message of the hosted service (case %#)',
  async (answer, status, code, msg) => {
    expect(answer.status).toBe(status);
    expect(answer.headers.has('retry-after')).toBe(false);
    expect(await answer.json()).toEqual({ code: status, error_code: code, msg });
  },
);
