import { describe, expect, test } from 'vitest';
import { callNeedsSignIn, connected, openAccount, signedIn } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { begin, settle, until } from '#tests/support/mounted.tsx';

describe('the ways to sign in', () => {
  test('without Google and with a password', async () => {
    const part = await openAccount();
    const text = part.section('methods').textContent;
    expect(text).toContain('PasswordSet');
    expect(text).toContain('A link or code sent to ana@example.org when you ask');
    expect(text).toContain('Not connected. To connect it, choose Continue with Google');
    expect(part.find('Set one')).toBeNull();
  });

  test('where Google is not offered it is not named; without a password one can be set', async () => {
    const part = await openAccount({
      details: { password: false, google: { ...connected, offered: false, connected: false } },
    });
    expect(part.section('methods').textContent).not.toContain('Google');
    expect(part.section('methods').textContent).toContain('PasswordNot set');
    expect(part.find('Set one')!.getAttribute('href')).toBe('/dashboard?tab=account#password');
  });

  test('Google is disconnected after a question', async () => {
    const part = await openAccount({
      details: { google: connected },
      answers: { 'DELETE /functions/v1/account/google': { status: 204 } },
    });
    expect(part.section('methods').textContent).toMatch(
      /Connected with ana@gmail\.example\. Last used Fri.20.Nov, 18:00/,
    );
    await part.click('Disconnect');
    expect(part.text()).toContain('You’ll then sign in with a link sent to ana@example.org');
    await part.click('Keep Google');
    expect(part.text()).not.toContain('You’ll then sign in');
    await part.click('Disconnect');
    await part.click('Disconnect Google');
    await until(() => expect(part.section('methods').textContent).toContain('Google is disconnected.'));
    expect(part.sent('DELETE /functions/v1/account/google')).toHaveLength(1);
  });

  test('Google stays when the server refuses, which says why; an old sign-in is confirmed first', async () => {
    const answers: StubbedAnswers = {
      'DELETE /functions/v1/account/google': {
        status: 409,
        body: { error: { code: 'last_method', message: 'No other way' } },
      },
    };
    const part = await openAccount({ details: { google: connected }, answers });
    await part.click('Disconnect');
    await part.click('Disconnect Google');
    await until(() => expect(part.text()).toContain('No other way'));
    expect(part.text()).not.toContain('Google is disconnected.');
  });

  test('an old sign-in is confirmed before Google goes', async () => {
    const part = await openAccount({
      details: { google: connected },
      answers: { 'DELETE /functions/v1/account/google': callNeedsSignIn },
    });
    await part.click('Disconnect');
    await part.click('Disconnect Google');
    await until(() => expect(part.text()).toContain('Confirm it’s you'));
    expect(part.find('Keep Google')).toBeNull();
  });

  test('Google goes as soon as the sign-in is fresh, and the window closes', async () => {
    let isFresh = false;
    const part = await openAccount({
      details: { google: connected },
      answers: {
        'DELETE /functions/v1/account/google': () => (isFresh ? { status: 204 } : callNeedsSignIn),
        'POST /auth/v1/token': () => {
          isFresh = true;
          return { body: signedIn };
        },
        'DELETE /functions/v1/account/sessions/old.token.x': { status: 204 },
      },
    });
    const asked = part.sent('GET /functions/v1/account/details').length;
    await part.click('Disconnect');
    await part.click('Disconnect Google');
    await until(() => expect(part.text()).toContain('Confirm it’s you'));
    const field = part.page.document
      .querySelectorAll('input')
      .findLast(({ name }) => name === 'current-password')!;
    field.value = 'secret-1';
    await part.fire(field, 'onChange');
    await part.click('Confirm and continue');
    await until(() => expect(part.section('methods').textContent).toContain('Google is disconnected.'));
    expect(part.sent('DELETE /functions/v1/account/google')).toHaveLength(2);
    await until(() => expect(part.sent('GET /functions/v1/account/details').length).toBeGreaterThan(asked));
  });

  test('Google is disconnected once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
    const part = await openAccount({
      details: { google: connected },
      answers: { 'DELETE /functions/v1/account/google': () => promise },
    });
    await part.click('Disconnect');
    begin(part.find('Disconnect Google')!, 'onClick');
    expect(part.find('Disconnecting')!.getAttribute('aria-disabled')).toBe('true');
    begin(part.find('Disconnecting')!, 'onClick');
    await settle();
    expect(part.sent('DELETE /functions/v1/account/google')).toHaveLength(1);
    resolve({ status: 409, body: { error: { code: 'last_method', message: 'No other way' } } });
    await until(() => expect(part.text()).toContain('No other way'));
    expect(part.find('Disconnect Google')!.getAttribute('aria-disabled')).toBe('false');
  });
});
