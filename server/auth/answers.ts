/*
 * Responses in the shape of the auth service, whose client reads `msg` and `error_code`. The screens map these texts to ours
 * (specification, section 8).
 */

export const refusal = (status: number, errorCode: string, msg: string): Response =>
  Response.json({ code: status, error_code: errorCode, msg }, { status });

const tooMany = (errorCode: string, msg: string, seconds: number): Response =>
  Response.json(
    { code: 429, error_code: errorCode, msg, retry_after: seconds },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

/** Too many attempts; `seconds` until the next one can succeed. */
export const tooManyRequests = (seconds: number): Response =>
  tooMany('over_request_rate_limit', 'Request rate limit reached', seconds);

/**
 * Too many refreshes. 503 and not 429: the official client deletes the session after every failed refresh except 5xx, which it retries
 * (auth-js `NETWORK_ERROR_CODES`).
 */
export const refreshLater = (seconds: number): Response =>
  Response.json(
    {
      code: 503,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
      retry_after: seconds,
    },
    { status: 503, headers: { 'retry-after': String(seconds) } },
  );

/** Too many emails, with the hosted service's message. */
export const tooManyMails = (seconds: number): Response =>
  tooMany(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    seconds,
  );

export const linkExpired = (): Response =>
  refusal(403, 'otp_expired', 'Email link is invalid or has expired');

/** With the hosted service's message; the screens localize it. */
export const suspendedAccount = (): Response => refusal(403, 'user_banned', 'User is banned');

export const noSuchCall = (): Response => refusal(404, 'not_found', 'There is no such call');
export const unreadable = (): Response => refusal(400, 'bad_json', 'The body could not be read');
export const invalidEmail = (): Response =>
  refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
