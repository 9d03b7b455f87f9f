import { describe, expect, it } from 'vitest';
import { emailProblem, mapBackendText, normaliseEmail, passwordProblem } from './rules.ts';

describe('an email address', () => {
  it.each(['ana@example.org', ' Ana@Example.org ', 'a.b+c@x.co'])('%j is valid', (email) => {
    expect(emailProblem(email)).toBeNull();
  });
  it.each(['', 'ana', 'ana@example', '@example.org', 'a b@example.org', 'a@@b.c', 'a@b.c@d'])(
    '%j is invalid',
    (email) => {
      expect(emailProblem(email)).toBe('email');
    },
  );
  it('is trimmed and lower-cased before it is sent', () => {
    expect(normaliseEmail('  Ana@Example.ORG ')).toBe('ana@example.org');
  });
});

it('a password has at least six characters', () => {
  expect(passwordProblem('12345')).toBe('password');
  expect(passwordProblem('123456')).toBeNull();
  expect([passwordProblem('🙂🙂🙂'), passwordProblem('🙂🙂🙂🙂🙂🙂')]).toEqual(['password', null]);
});

describe('messages of the auth service', () => {
  it.each([
    ['Invalid login credentials', 'credentials'],
    ['Email not confirmed', 'unconfirmed'],
    ['User not found', 'noAccount'],
    ['Unable to validate email address: invalid format', 'email'],
    ['Password should be at least 6 characters.', 'password'],
    ['Password cannot be longer than 72 bytes', 'passwordLong'],
    ['User already registered', 'registered'],
    ['Signups not allowed for this instance', 'signupDisabled'],
    ['email rate limit exceeded', 'tooMany'],
    ['For security purposes, you can only request this after 59 seconds.', 'tooMany'],
    ['Failed to fetch', 'offline'],
    ['', 'failed'],
  ])('%j is shown as %s', (text, problem) => {
    expect(mapBackendText(text)).toBe(problem);
  });
  it('are shown unchanged when unknown', () => {
    expect(mapBackendText('Database on holiday')).toEqual({ text: 'Database on holiday' });
  });
});
