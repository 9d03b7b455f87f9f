import { describe, expect, test } from 'vitest';
import { needsSignIn, openAccount, signedIn } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';

describe('the address', () => {
  test('is changed by a mail to the new one, and waits for it', async () => {
    const part = await openAccount({ answers: { 'PUT /auth/v1/user': { body: signedIn.user } } });
    expect(part.section('email').textContent).toContain('Your address is ana@example.org.');
    await part.fill('New address', ' Ana.New@example.org ');
    await part.submit('email');
    await until(() =>
      expect(part.section('email').textContent).toContain('Waiting for ana.new@example.org to confirm.'),
    );
    expect(part.section('email').textContent).toContain('Until then you sign in with ana@example.org.');
    const call = part.calls.find(({ method, path }) => `${method} ${path}` === 'PUT /auth/v1/user')!;
    expect(call.body).toMatchObject({ email: 'ana.new@example.org' });
    expect(decodeURIComponent(call.query)).toContain('redirect_to=http://localhost:5173/auth/callback');
  });

  test.each([
    ['no address', 'Please enter a valid email address'],
    [' ANA@example.org', 'This is your address already.'],
  ])('“%s” is refused here: %s', async (typed, text) => {
    const part = await openAccount();
    await part.fill('New address', typed);
    await part.submit('email');
    expect(part.section('email').textContent).toContain(text);
    expect(part.sent('PUT /auth/v1/user')).toEqual([]);
  });

  test('needs a fresh sign-in, after which the change goes on by itself', async () => {
    const answers: StubbedAnswers = {
      'PUT /auth/v1/user': needsSignIn,
      'POST /auth/v1/token': { body: signedIn },
      'DELETE /functions/v1/account/sessions/old.token.x': { status: 204 },
    };
    const part = await openAccount({ answers });
    await part.fill('New address', 'new@example.org');
    await part.submit('email');
    await until(() => expect(part.section('email').textContent).toContain('Confirm that it is you'));
    expect(part.section('email').querySelectorAll('form')).toHaveLength(2);
    await part.click('Not now');
    expect(part.section('email').textContent).not.toContain('Confirm that it is you');
  });

  test('that waits is confirmed by its code', async () => {
    const pendingEmail = { email: 'new@example.org', sentAt: null };
    const part = await openAccount({
      details: { pendingEmail },
      answers: { 'POST /auth/v1/verify': { body: signedIn } },
    });
    await part.fill('Six-digit code', '12345');
    await part.submit('email');
    expect(part.section('email').textContent).toContain('The code has six digits.');
    await part.fill('Six-digit code', '123456');
    await part.submit('email');
    await until(() =>
      expect(part.section('email').textContent).toContain('Your address is now new@example.org.'),
    );
    expect(part.sent('POST /auth/v1/verify')).toEqual([
      expect.objectContaining({ email: 'new@example.org', token: '123456', type: 'email_change' }),
    ]);
  });

  test('that waits can be cancelled, and its mail sent again', async () => {
    const pendingEmail = { email: 'new@example.org', sentAt: null };
    const part = await openAccount({
      details: { pendingEmail },
      answers: {
        'POST /auth/v1/resend': {},
        'DELETE /functions/v1/account/email-change': { status: 204 },
      },
    });
    await part.click('Send it again');
    await until(() => expect(part.section('email').textContent).toContain('Sent again.'));
    expect(part.sent('POST /auth/v1/resend')[0]).toMatchObject({
      type: 'email_change',
      email: 'ana@example.org',
    });
    await part.click('Keep the old address');
    await until(() =>
      expect(part.section('email').textContent).toContain(
        'The change is cancelled. ana@example.org stays your address.',
      ),
    );
  });

  test('whose cancelling fails keeps waiting and says why', async () => {
    const part = await openAccount({
      details: { pendingEmail: { email: 'new@example.org', sentAt: null } },
      answers: { 'DELETE /functions/v1/account/email-change': new TypeError('fetch failed') },
    });
    await part.click('Keep the old address');
    await until(() => expect(part.section('email').textContent).toContain('We cannot reach the server.'));
    expect(part.section('email').textContent).toContain('Waiting for new@example.org');
  });
  test('keeps waiting after a wrong code, which is said at the code', async () => {
    const part = await openAccount({
      details: { pendingEmail: { email: 'new@example.org', sentAt: null } },
      answers: { 'POST /auth/v1/verify': { status: 403, body: { error_code: 'otp_expired', msg: 'x' } } },
    });
    await part.fill('Six-digit code', '123456');
    await part.submit('email');
    await until(() => expect(part.find('Six-digit code')!.getAttribute('aria-invalid')).toBe('true'));
    expect(part.section('email').textContent).toContain('Waiting for new@example.org');
  });

  test.each([
    ['sending again', 'Send it again', 'POST /auth/v1/resend'],
    ['cancelling', 'Keep the old address', 'DELETE /functions/v1/account/email-change'],
  ])('whose %s is refused says so', async (_, button, route) => {
    const part = await openAccount({
      details: { pendingEmail: { email: 'new@example.org', sentAt: null } },
      answers: { [route]: new TypeError('fetch failed') },
    });
    await part.click(button);
    await until(() => expect(part.section('email').textContent).toContain('We cannot reach the server.'));
    expect(part.section('email').textContent).not.toContain('Sent again.');
  });
});
