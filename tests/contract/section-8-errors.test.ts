import { describe, expect, it } from 'vitest';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { type AuthProblem, mapBackendText } from '#app/accounts/model/rules.ts';
import { detect, fallbackState } from '#app/preferences/domain/locale.ts';
import { preferencesTexts } from '#app/preferences/messages/index.ts';
import { crashTexts } from '#app/shell/messages/failures.ts';
import { says } from './specification.ts';

const { errors, guard } = accountsTexts.en.accounts;

/** The displayed English text for an error text of the backend. */
const shown = (text: string): string => {
  const problem: AuthProblem | { text: string } = mapBackendText(text);
  return typeof problem === 'string' ? errors[problem] : problem.text;
};

describe('8. error catalogue', () => {
  it.each([
    ['Invalid login credentials', says(8, "invalid login credentials -> 'Invalid email or password'")],
    ['Email not confirmed', says(8, "email not confirmed -> 'Please verify your email first'")],
    ['User not found', says(8, "user not found -> 'Account not found. Try signing up?'")],
    ['Invalid email', says(8, "invalid email -> 'Please enter a valid email address'")],
    [
      'Password should be at least 6 characters.',
      says(8, "password too short -> 'Password must be at least 6 characters'"),
    ],
    [
      'User already registered',
      says(8, "user already registered -> 'Account already exists. Try signing in?'"),
    ],
    [
      'Signups not allowed for this instance',
      says(8, "signup disabled -> 'New account creation is currently disabled'"),
    ],
    ['email rate limit exceeded', says(8, "email rate limit -> 'Too many attempts. Please try again later'")],
  ])('“%s” is shown as %s', (text, rule) => {
    expect(`'${shown(text)}'`).toBe(rule.split(' -> ')[1]);
  });

  it(says(8, "anything else -> the backend text or 'Authentication failed'"), () => {
    expect(shown('The moon is down')).toBe('The moon is down');
    expect(shown('')).toBe('Authentication failed');
  });

  it(says(8, 'Sign-up with an already registered email:'), () => {
    expect(errors.alreadyRegistered).toBe(
      says(8, 'This email is already registered. Try signing in or use "Forgot password".'),
    );
  });

  it(says(8, 'Unexpected exceptions:'), () => {
    expect(errors.unexpected).toBe(says(8, 'An unexpected error occurred. Please try again.'));
  });

  it(says(8, "Crash screen: 'Something went wrong' /"), () => {
    expect(crashTexts.en).toEqual({
      title: says(8, 'Something went wrong'),
      text: says(
        8,
        'The page crashed while loading. This might be due to a JavaScript error or missing dependency.',
      ),
      reload: says(8, 'Reload Page'),
      home: says(8, 'Go to Home'),
    });
  });

  it(says(8, "'Access Denied' toast for non-admins on admin routes."), () => {
    expect(guard.denied).toBe('Access Denied');
  });

  it(says(8, 'Locale loading failure stores the error message, or'), () => {
    expect(preferencesTexts.en.preferences.errors.loading_failed).toBe(says(8, 'Failed loading locale'));
  });

  it(says(8, 'Failed region detection falls back to defaults with a console warning.'), () => {
    const warned: unknown[] = [];
    const failure = new Error('no navigator');
    const state = detect(
      () => {
        throw failure;
      },
      (reason) => warned.push(reason),
    );
    expect(state).toEqual(fallbackState);
    expect(warned).toEqual([failure]);
  });
});
