import { describe, expect, test } from 'vitest';
import { needsSignIn, openAccount, signedIn } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';

describe('the password', () => {
  test('is changed after the current one has proved itself', async () => {
    const part = await openAccount({
      answers: { 'POST /auth/v1/token': { body: signedIn }, 'PUT /auth/v1/user': { body: signedIn.user } },
    });
    await part.submit('password');
    expect(part.section('password').textContent).toContain('Please enter your current password.');
    expect(part.section('password').textContent).toContain('Password must be at least 6 characters');
    expect(part.find('Forgot password')!.getAttribute('href')).toBe('/auth?mode=forgot');
    await part.fill('current-password', 'old-secret');
    await part.fill('new-password', 'three-new-words');
    await part.submit('password');
    await until(() =>
      expect(part.section('password').textContent).toContain('Your new password is saved. All other devices'),
    );
    expect(part.sent('POST /auth/v1/token')).toEqual([
      expect.objectContaining({ email: 'ana@example.org', password: 'old-secret' }),
    ]);
    expect(part.sent('PUT /auth/v1/user')[0]).toMatchObject({ password: 'three-new-words' });
    expect(part.find('current-password')!.value).toBe('');
    await part.fill('new-password', 'x');
    expect(part.section('password').textContent).not.toContain('Your new password is saved.');
  });

  test('stays when the current one is wrong, which is said at its field', async () => {
    const part = await openAccount({
      answers: {
        'POST /auth/v1/token': { status: 400, body: { error_code: 'invalid_credentials', msg: 'x' } },
      },
    });
    await part.fill('current-password', 'guess');
    await part.fill('new-password', 'three-new-words');
    await part.submit('password');
    await until(() =>
      expect(part.section('password').textContent).toContain('That isn’t your current password.'),
    );
    expect(part.find('current-password')!.getAttribute('aria-invalid')).toBe('true');
    expect(part.find('new-password')!.getAttribute('aria-invalid')).toBe('false');
    expect(part.sent('PUT /auth/v1/user')).toEqual([]);
  });

  test.each([
    [
      { status: 422, body: { error_code: 'same_password', msg: 'x' } },
      'That’s already your password.',
      'true',
    ],
    [{ status: 422, body: { error_code: 'weak_password', msg: 'weak' } }, 'too easy to guess', 'true'],
    [new TypeError('fetch failed'), 'We can’t reach the server.', 'false'],
  ])('that is refused stays typed (case %#)', async (answer, text, invalid) => {
    const part = await openAccount({
      details: { password: false },
      answers: { 'PUT /auth/v1/user': answer },
    });
    expect(part.find('current-password')).toBeNull();
    expect(part.section('password').textContent).toContain('You don’t have a password yet.');
    await part.fill('new-password', 'three-new-words');
    expect(part.find('Set the password')).not.toBeNull();
    await part.submit('password');
    await until(() => expect(part.section('password').textContent).toContain(text));
    expect(part.find('new-password')!.getAttribute('aria-invalid')).toBe(invalid);
    expect(part.find('new-password')!.value).toBe('three-new-words');
  });

  test('of an account without one needs a code by mail when the sign-in is old', async () => {
    const answers: StubbedAnswers = {
      'PUT /auth/v1/user': needsSignIn,
      'POST /auth/v1/otp': {},
      'POST /auth/v1/verify': { body: signedIn },
    };
    const part = await openAccount({ details: { password: false }, answers });
    await part.fill('new-password', 'three-new-words');
    await part.submit('password');
    await until(() =>
      expect(part.section('password').textContent).toContain('We’ll send a code to ana@example.org.'),
    );
    await part.submit('password', 1);
    await until(() =>
      expect(part.section('password').textContent).toContain('The code is on its way to ana@example.org.'),
    );
    await part.fill('Six-digit code', '1');
    await part.submit('password', 1);
    expect(part.section('password').textContent).toContain('The code has six digits.');
    await part.fill('Six-digit code', '123456');
    await part.submit('password', 1);
    await until(() => expect(part.sent('PUT /auth/v1/user')).toHaveLength(2));
    expect(part.sent('POST /auth/v1/verify')[0]).toMatchObject({
      email: 'ana@example.org',
      token: '123456',
      type: 'magiclink',
    });
  });
});
