import { describe, expect, it } from 'vitest';
import { accountsTexts } from '../messages/index.ts';
import { outcomeOfError } from './errors.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const problem = (message: string, code?: string, status = 400, wait: number | null = null) =>
  outcomeOfError({ message, code, status }, { wait, now });

/** The English text for an error. */
const shown = (message: string, code?: string, status?: number) => {
  const found = problem(message, code, status);
  if (found === null || typeof found === 'object') return found;
  return accountsTexts.en.accounts.errors[found];
};

describe('responses of the built-in service', () => {
  it.each([
    ['Invalid login credentials', 'invalid_credentials', 400, 'Invalid email or password'],
    ['Email not confirmed', 'email_not_confirmed', 400, 'Please verify your email first'],
    [
      'User from sub claim in JWT does not exist',
      'user_not_found',
      403,
      'Account not found. Try signing up?',
    ],
    [
      'Unable to validate email address: invalid format',
      'validation_failed',
      400,
      'Please enter a valid email address',
    ],
    [
      'Password should be at least 6 characters.',
      'weak_password',
      422,
      'Password must be at least 6 characters',
    ],
    ['User already registered', 'user_already_exists', 422, 'Account already exists. Try signing in?'],
    [
      'A user with this email address has already been registered',
      'email_exists',
      422,
      'Account already exists. Try signing in?',
    ],
    [
      'Signups not allowed for this instance',
      'signup_disabled',
      422,
      'New account creation is currently disabled',
    ],
    [
      'Email signups are disabled',
      'email_provider_disabled',
      400,
      'New account creation is currently disabled',
    ],
  ])('“%s” (%s, %d) is shown as “%s”', (text, code, status, words) => {
    expect(shown(text, code, status)).toBe(words);
  });
});

it.each([
  ['Invalid login credentials', 'Invalid email or password'],
  ['Email not confirmed', 'Please verify your email first'],
  ['User not found', 'Account not found. Try signing up?'],
  ['Unable to validate email address: invalid format', 'Please enter a valid email address'],
  ['Password should be at least 6 characters.', 'Password must be at least 6 characters'],
  ['User already registered', 'Account already exists. Try signing in?'],
  ['Signups not allowed for this instance', 'New account creation is currently disabled'],
])('“%s” is recognized without a code', (text, words) => {
  expect(shown(text)).toBe(words);
});

describe('responses of hosted services', () => {
  it.each([
    ['Invalid login credentials', 'invalid_credentials', 'Invalid email or password'],
    ['User not found', 'user_not_found', 'Account not found. Try signing up?'],
    ['Email address "a@b.c" is invalid', 'email_address_invalid', 'Please enter a valid email address'],
    ['Invalid email', undefined, 'Please enter a valid email address'],
    [
      'Password should be at least 6 characters. Password is known to be weak',
      'weak_password',
      'Password must be at least 6 characters',
    ],
    [
      'Password is known to be weak and easy to guess, please choose a different one.',
      'weak_password',
      'This password is too easy to guess. Choose another one.',
    ],
    [
      'New password should be different from the old password.',
      'same_password',
      'That’s already your password. Choose another one.',
    ],
    [
      'Password update requires reauthentication',
      'reauthentication_needed',
      'Please sign in again. Your session has ended, or you signed in too long ago for this.',
    ],
    [
      'Session from session_id claim in JWT does not exist',
      'session_not_found',
      'Please sign in again. Your session has ended, or you signed in too long ago for this.',
    ],
    [
      'Auth session missing!',
      undefined,
      'Please sign in again. Your session has ended, or you signed in too long ago for this.',
    ],
    [
      'Token has expired or is invalid',
      'otp_expired',
      'This code doesn’t work. Check the latest email, or ask for a new code.',
    ],
    [
      'User is banned',
      'user_banned',
      'This account is blocked. Write to us and we’ll look into it together.',
    ],
    [
      'Unsupported provider: provider is not enabled',
      'provider_disabled',
      'Signing in with Google isn’t working at the moment. You can sign in with your email.',
    ],
    ['Signups not allowed for otp', 'otp_disabled', 'New account creation is currently disabled'],
    ['email rate limit exceeded', undefined, 'Too many attempts. Please try again later'],
    ['email rate limit exceeded', 'over_email_send_rate_limit', 'Too many attempts. Please try again later'],
    ['Request rate limit reached', 'over_request_rate_limit', 'Too many attempts. Please try again later'],
  ])('“%s” (%s) is shown as “%s”', (text, code, words) => {
    expect(shown(text, code)).toBe(words);
  });
});

describe('a rate-limited call', () => {
  it('names the end of the wait, from the response header', () => {
    expect(problem('Request rate limit reached', 'over_request_rate_limit', 429, 120)).toEqual({
      until: Date.parse('2026-11-20T09:02:00Z'),
    });
  });
  it('or from the message', () => {
    const text = 'For security purposes, you can only request this after 59 seconds.';
    expect(problem(text, 'over_email_send_rate_limit', 429)).toEqual({
      until: Date.parse('2026-11-20T09:00:59Z'),
    });
  });
});

describe('any other error', () => {
  it('shows the service’s message', () => {
    expect(problem('Database on holiday', 'unexpected_failure', 500)).toEqual({
      text: 'Database on holiday',
    });
  });
  it('without a message: authentication failed', () => {
    expect(shown('', undefined)).toBe('Authentication failed');
    expect(shown('{}', undefined)).toBe('Authentication failed');
  });
  it.each([0, 502, 503, 504])('with status %d: the server is unavailable', (status) => {
    expect(problem('HTTP', undefined, status)).toBe('offline');
  });
});

it('a code that is an inherited property name is unknown', () => {
  for (const code of ['constructor', 'toString', '__proto__'])
    expect(problem('Moon down', code)).toEqual({ text: 'Moon down' });
});

it.each(['{"code":"over_request_rate_limit"}', '  ["Invalid login credentials"]'])(
  'a response without a message, %s, is not read as one',
  (text) => {
    expect(shown(text)).toBe(accountsTexts.en.accounts.errors.failed);
  },
);
