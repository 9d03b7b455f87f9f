import { describe, expect, test } from 'vitest';
import { needsSignIn, openAccount, signedIn } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { begin, settle, until } from '#tests/support/mounted.tsx';

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
    [' ANA@example.org', 'That’s already your address.'],
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
    await until(() => expect(part.section('email').textContent).toContain('Confirm it’s you'));
    expect(part.section('email').querySelectorAll('form')).toHaveLength(2);
    await part.click('Not now');
    expect(part.section('email').textContent).not.toContain('Confirm it’s you');
  });

  test('is changed as soon as the sign-in is fresh', async () => {
    let isFresh = false;
    const part = await openAccount({
      answers: {
        'PUT /auth/v1/user': () => (isFresh ? { body: signedIn.user } : needsSignIn),
        'POST /auth/v1/token': () => {
          isFresh = true;
          return { body: signedIn };
        },
        'DELETE /functions/v1/account/sessions/old.token.x': { status: 204 },
      },
    });
    await part.fill('New address', 'New@example.org');
    await part.submit('email');
    await until(() => expect(part.section('email').textContent).toContain('Confirm it’s you'));
    expect(part.section('email').querySelectorAll('form')[0]!.querySelector('button')).toBeNull();
    const field = part.section('email').querySelectorAll('form')[1]!.querySelectorAll('input').at(-1)!;
    field.value = 'secret-1';
    await part.fire(field, 'onChange');
    await part.submit('email', 1);
    await until(() =>
      expect(part.section('email').textContent).toContain('Waiting for new@example.org to confirm.'),
    );
    expect(part.sent('PUT /auth/v1/user')).toEqual([
      expect.objectContaining({ email: 'new@example.org' }),
      expect.objectContaining({ email: 'new@example.org' }),
    ]);
  });

  test('is asked for once, however often it is pressed; a refusal stays at the field', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
    const part = await openAccount({ answers: { 'PUT /auth/v1/user': () => promise } });
    await part.fill('New address', 'new@example.org');
    const form = part.section('email').querySelector('form')!;
    begin(form, 'onSubmit');
    await until(() => expect(part.sent('PUT /auth/v1/user')).toHaveLength(1));
    const button = form.querySelector('button')!;
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Sending the email', 'true']);
    begin(form, 'onSubmit');
    await settle();
    expect(part.sent('PUT /auth/v1/user')).toHaveLength(1);
    resolve({ status: 422, body: { error_code: 'email_address_invalid', msg: 'x' } });
    await until(() => expect(part.find('New address')!.getAttribute('aria-invalid')).toBe('true'));
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([
      'Change the address',
      'false',
    ]);
    expect(part.section('email').textContent).not.toContain('Waiting for');
    expect(part.find('New address')!.value).toBe('new@example.org');
  });

  test('that waits is confirmed by its code', async () => {
    const pendingEmail = { email: 'new@example.org', sentAt: null };
    const part = await openAccount({
      details: { pendingEmail },
      answers: { 'POST /auth/v1/verify': { body: signedIn } },
    });
    const asked = part.sent('GET /functions/v1/account/details').length;
    await part.fill('Six-digit code', '12345');
    await part.submit('email');
    expect(part.section('email').textContent).toContain('The code has six digits.');
    expect(part.sent('POST /auth/v1/verify')).toEqual([]);
    await part.fill('Six-digit code', '123456');
    await part.submit('email');
    await until(() =>
      expect(part.section('email').textContent).toContain('Your address is now new@example.org.'),
    );
    expect(part.sent('GET /functions/v1/account/details').length).toBeGreaterThan(asked);
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
        'The change is cancelled. Your address is still ana@example.org.',
      ),
    );
  });

  test('that waits is checked and its mail sent again once, however often it is pressed', async () => {
    const code = Promise.withResolvers<{ status: number; body: object }>();
    const mail = Promise.withResolvers<object>();
    const part = await openAccount({
      details: { pendingEmail: { email: 'new@example.org', sentAt: null } },
      answers: { 'POST /auth/v1/verify': () => code.promise, 'POST /auth/v1/resend': () => mail.promise },
    });
    await part.fill('Six-digit code', '123456');
    const form = part.section('email').querySelector('form')!;
    begin(form, 'onSubmit');
    await until(() => expect(part.sent('POST /auth/v1/verify')).toHaveLength(1));
    expect(part.find('Checking the code')!.getAttribute('aria-disabled')).toBe('true');
    begin(form, 'onSubmit');
    await settle();
    expect(part.sent('POST /auth/v1/verify')).toHaveLength(1);
    code.resolve({ status: 403, body: { error_code: 'otp_expired', msg: 'x' } });
    await until(() => expect(part.find('Confirm the new address')).not.toBeNull());
    begin(part.find('Send it again')!, 'onClick');
    await until(() => expect(part.sent('POST /auth/v1/resend')).toHaveLength(1));
    expect(part.find('Sending it again')!.getAttribute('aria-disabled')).toBe('true');
    begin(part.find('Sending it again')!, 'onClick');
    await settle();
    expect(part.sent('POST /auth/v1/resend')).toHaveLength(1);
    mail.resolve({});
    await until(() => expect(part.section('email').textContent).toContain('Sent again.'));
    expect(part.find('Send it again')!.getAttribute('aria-disabled')).toBe('false');
    // The mail is on its way: what was wrong with the code is no longer of interest.
    expect(part.find('Six-digit code')!.getAttribute('aria-invalid')).toBe('false');
  });

  test('whose cancelling fails keeps waiting and says why', async () => {
    const part = await openAccount({
      details: { pendingEmail: { email: 'new@example.org', sentAt: null } },
      answers: { 'DELETE /functions/v1/account/email-change': new TypeError('fetch failed') },
    });
    await part.click('Keep the old address');
    await until(() => expect(part.section('email').textContent).toContain('We can’t reach the server.'));
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
    await until(() => expect(part.section('email').textContent).toContain('We can’t reach the server.'));
    expect(part.section('email').textContent).not.toContain('Sent again.');
  });
});
