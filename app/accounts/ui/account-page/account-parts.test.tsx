import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferencesTexts } from '#app/preferences/messages/index.ts';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountPageTexts } from '../../messages/account-page/index.ts';
import { accountsTexts } from '../../messages/index.ts';
import { ownDataTexts } from '../../messages/own-data/index.ts';
import type { AccountDetails, AccountSession } from '../../model/account-page-schemas.ts';
import AccountParts from './account-parts.tsx';

const messages = {
  ...accountsTexts.en,
  ...accountPageTexts.en,
  ...ownDataTexts.en,
  ...preferencesTexts.en,
};
const ana: AccountDetails = {
  name: 'Ana',
  email: 'ana@example.org',
  pendingEmail: null,
  password: true,
  google: { offered: true, connected: false, email: null, lastUsedAt: null },
};
const connected = {
  offered: true,
  connected: true,
  email: 'ana@gmail.example',
  lastUsedAt: '2026-11-20T18:00:00.000Z',
};
const session = (id: string, more: Partial<AccountSession> = {}): AccountSession => ({
  id,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T18:00:00.000Z',
  device: { browser: 'Firefox', system: 'Linux' },
  current: false,
  ...more,
});
const here = session('here', { current: true });
const noErasure = { erasure: null, wouldBeDueAt: '2026-12-06T10:00:00.000Z', refused: null, ahead: [] };
const needsSignIn = { status: 403, body: { error_code: 'reauthentication_needed', msg: 'x' } };
const callNeedsSignIn = { status: 403, body: { error: { code: 'reauthentication_needed', message: 'x' } } };
const signedIn = {
  access_token: 'new.token.x',
  refresh_token: 'r2',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'u', email: 'ana@example.org' },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

type Setting = {
  details?: Partial<AccountDetails>;
  sessions?: AccountSession[];
  erasure?: object;
  copy?: object | null;
  answers?: Parameters<typeof stubCalls>[0];
};

/** The account page of Ana, signed in; `answers` may be changed while it is open. */
async function openAccount({
  details,
  sessions = [here],
  erasure = noErasure,
  copy = null,
  answers = {},
}: Setting = {}) {
  const page = openPage('http://localhost:5173/dashboard?tab=account');
  page.localStorage.setItem(
    'sb-session',
    JSON.stringify({ ...signedIn, access_token: 'old.token.x', refresh_token: 'r1' }),
  );
  const calls = stubCalls({
    'GET /functions/v1/account/details': { body: { details: { ...ana, ...details } } },
    'GET /functions/v1/account/sessions': { body: { sessions } },
    'GET /functions/v1/account/erasure': { body: erasure },
    'GET /functions/v1/account/export': { body: { export: copy } },
    'GET /functions/v1/account/data': { body: {} },
    ...answers,
  });
  const part = await mounted(<AccountParts calendar="calendar links" />, {
    messages,
    page,
    visitor: {
      state: {
        locale: 'en-GB',
        country: 'GB',
        currency: 'GBP',
        timezone: 'UTC',
        source: 'device',
        useDeviceLocale: true,
      },
      timeZone: 'UTC',
    },
  });
  await until(() => expect(page.document.querySelectorAll('.bone')).toEqual([]));
  const section = (id: string) => page.document.querySelector(`#${id}`)!;
  const submit = (id: string, nth = 0) => part.fire(section(id).querySelectorAll('form')[nth]!, 'onSubmit');
  const sent = (route: string) =>
    calls.filter(({ method, path }) => `${method} ${path}` === route).map(({ body }) => body);
  return { ...part, calls, section, submit, sent };
}
const isBusy = (
  label: string,
  part: { find(label: string): { getAttribute(name: string): string | null } | null },
) => part.find(label)!.getAttribute('aria-disabled');

test('the page has its sections in order', async () => {
  const part = await openAccount();
  expect(part.all('h2').map((one) => one.textContent)).toEqual([
    'Name',
    'Email',
    'Password',
    'Ways to sign in',
    'Where you are signed in',
    'Calendar',
    'Language and region',
    'Your data',
  ]);
  expect(part.section('calendar').textContent).toContain('calendar links');
});

describe('the name', () => {
  test('is saved trimmed, and says so until it is typed on', async () => {
    const part = await openAccount({ answers: { 'PUT /auth/v1/user': { body: signedIn.user } } });
    expect(part.find('name')!.value).toBe('Ana');
    await part.fill('name', '  Ana María ');
    await part.submit('name');
    await until(() => expect(part.section('name').textContent).toContain('Your name is saved.'));
    expect(part.sent('PUT /auth/v1/user')[0]).toMatchObject({ data: { full_name: 'Ana María' } });
    expect(part.find('name')!.value).toBe('Ana María');
    expect(part.sent('GET /functions/v1/account/details').length).toBeGreaterThan(1);
    await part.fill('name', 'Ana M');
    expect(part.section('name').textContent).not.toContain('Your name is saved.');
  });

  test('of more than one line or 120 letters is refused here', async () => {
    const part = await openAccount();
    await part.fill('name', 'x'.repeat(121));
    await part.submit('name');
    expect(part.section('name').textContent).toMatch(/A name is one line of 120\scharacters at most\./);
    expect(part.find('name')!.getAttribute('aria-invalid')).toBe('true');
    expect(part.sent('PUT /auth/v1/user')).toEqual([]);
  });

  test.each([
    [false, false],
    [true, true],
  ])('says what Google does to it only when Google is connected (%s)', async (isConnected, says) => {
    const part = await openAccount({ details: { google: { ...connected, connected: isConnected } } });
    expect(part.section('name').textContent.includes('Signing in with Google sets it')).toBe(says);
  });
});

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
    const answers: Parameters<typeof stubCalls>[0] = {
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
});

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
      expect(part.section('password').textContent).toContain('This is not your current password.'),
    );
    expect(part.find('current-password')!.getAttribute('aria-invalid')).toBe('true');
    expect(part.find('new-password')!.getAttribute('aria-invalid')).toBe('false');
    expect(part.sent('PUT /auth/v1/user')).toEqual([]);
  });

  test.each([
    [
      { status: 422, body: { error_code: 'same_password', msg: 'x' } },
      'This is your password already.',
      'true',
    ],
    [{ status: 422, body: { error_code: 'weak_password', msg: 'weak' } }, 'too easy to guess', 'true'],
    [new TypeError('fetch failed'), 'We cannot reach the server.', 'false'],
  ])('that is refused stays typed (case %#)', async (answer, text, invalid) => {
    const part = await openAccount({
      details: { password: false },
      answers: { 'PUT /auth/v1/user': answer },
    });
    expect(part.find('current-password')).toBeNull();
    expect(part.section('password').textContent).toContain('You sign in without a password so far.');
    await part.fill('new-password', 'three-new-words');
    expect(part.find('Set the password')).not.toBeNull();
    await part.submit('password');
    await until(() => expect(part.section('password').textContent).toContain(text));
    expect(part.find('new-password')!.getAttribute('aria-invalid')).toBe(invalid);
    expect(part.find('new-password')!.value).toBe('three-new-words');
  });

  test('of an account without one needs a code by mail when the sign-in is old', async () => {
    const answers: Parameters<typeof stubCalls>[0] = {
      'PUT /auth/v1/user': needsSignIn,
      'POST /auth/v1/otp': {},
      'POST /auth/v1/verify': { body: signedIn },
    };
    const part = await openAccount({ details: { password: false }, answers });
    await part.fill('new-password', 'three-new-words');
    await part.submit('password');
    await until(() =>
      expect(part.section('password').textContent).toContain('We send a code to ana@example.org.'),
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

describe('the ways to sign in', () => {
  test('without Google and with a password', async () => {
    const part = await openAccount();
    const text = part.section('methods').textContent;
    expect(text).toContain('PasswordSet');
    expect(text).toContain('A link or code sent to ana@example.org, on demand');
    expect(text).toContain('Not connected. Choose Continue with Google');
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
    expect(part.text()).toContain('You then sign in with a link sent to ana@example.org');
    await part.click('Keep Google');
    expect(part.text()).not.toContain('You then sign in');
    await part.click('Disconnect');
    await part.click('Disconnect Google');
    await until(() => expect(part.section('methods').textContent).toContain('Google is disconnected.'));
    expect(part.sent('DELETE /functions/v1/account/google')).toHaveLength(1);
  });

  test('Google stays when the server refuses, which says why; an old sign-in is confirmed first', async () => {
    const answers: Parameters<typeof stubCalls>[0] = {
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
    await until(() => expect(part.text()).toContain('Confirm that it is you'));
    expect(part.find('Keep Google')).toBeNull();
  });
});

describe('the sessions', () => {
  test('say device, begin and last use; this device has no button', async () => {
    const part = await openAccount({
      sessions: [
        here,
        session('a'),
        session('b', {
          lastUsedAt: '2026-11-22T09:00:00.001Z',
          device: { browser: null, system: 'Android' },
        }),
        session('c', { lastUsedAt: '2026-11-22T09:00:00.000Z', device: { browser: null, system: null } }),
      ],
    });
    const items = part
      .section('sessions')
      .querySelectorAll('li')
      .map((one) => one.textContent.replaceAll(/\s/g, ' '));
    expect(items).toEqual([
      'Firefox on Linux This devicesigned in Fri 20 Nov, 09:00',
      'Firefox on Linux signed in Fri 20 Nov, 09:00, last active Sat 21 Nov, 18:00Sign out',
      'Android signed in Fri 20 Nov, 09:00, active within the last hourSign out',
      'Unknown device signed in Fri 20 Nov, 09:00, last active Sun 22 Nov, 09:00Sign out',
    ]);
  });

  test('one is ended, and the list is asked for again', async () => {
    const part = await openAccount({
      sessions: [here, session('a')],
      answers: { 'DELETE /functions/v1/account/sessions/a': { status: 204 } },
    });
    await part.click(/^Sign out: Firefox on Linux/);
    await until(() =>
      expect(part.section('sessions').textContent).toContain('Firefox on Linux is signed out.'),
    );
    expect(part.sent('GET /functions/v1/account/sessions')).toHaveLength(2);
  });

  test.each([
    [0, 'There was nothing else to sign out.'],
    [1, 'One other session is signed out.'],
    [3, '3 other sessions are signed out.'],
  ])('all others are ended at once (%i)', async (ended, text) => {
    const part = await openAccount({
      sessions: [here, session('a')],
      answers: { 'DELETE /functions/v1/account/sessions': { body: { ended } } },
    });
    await part.click('Sign out everywhere else');
    await until(() => expect(part.section('sessions').textContent).toContain(text));
  });

  test('one that had ended already is named, and the list is asked for again', async () => {
    const part = await openAccount({
      sessions: [here, session('a')],
      answers: {
        'DELETE /functions/v1/account/sessions/a': {
          status: 404,
          body: { error: { code: 'unknown_session', message: 'This session has ended already.' } },
        },
      },
    });
    await part.click(/^Sign out: Firefox/);
    await until(() =>
      expect(part.section('sessions').textContent).toContain('This session has ended already.'),
    );
    await until(() => expect(part.sent('GET /functions/v1/account/sessions')).toHaveLength(2));
    await settle();
    expect(isBusy('Sign out everywhere else', part)).toBe('false');
  });

  test('six are shown at first, all on demand; alone there is nothing to end', async () => {
    const many = await openAccount({
      sessions: [here, ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => session(id))],
    });
    expect(many.section('sessions').querySelectorAll('li')).toHaveLength(6);
    await many.click('Show all 7');
    expect(many.section('sessions').querySelectorAll('li')).toHaveLength(7);
    expect(many.find('Show all 7')).toBeNull();
    await many.unmount();
    const alone = await openAccount();
    expect(alone.section('sessions').textContent).toContain('You are signed in nowhere else.');
    expect(alone.find('Sign out everywhere else')).toBeNull();
  });
});

test('the language applies at once, and the device decides no more', async () => {
  const part = await openAccount();
  const choice = part.section('language').querySelector('select')!;
  choice.value = 'fr-FR';
  await part.fire(choice, 'onChange');
  expect(JSON.parse(part.page.localStorage.getItem('curvela.locale.v1')!)).toMatchObject({
    locale: 'fr-FR',
    useDeviceLocale: false,
  });
});

describe('the copy of one’s data', () => {
  const copy = {
    state: 'ready',
    done: 9,
    total: 9,
    size: 38_400,
    fileName: 'curvela.zip',
    createdAt: '2026-11-21T09:00:00.000Z',
    until: '2026-11-28T09:00:00.000Z',
  };

  test.each([
    [999_999, '1,000 kB'],
    [38_400, '38 kB'],
    [5_740_000, '5.7 MB'],
    [1_000_000, '1 MB'],
    [9_500, '9.5 kB'],
  ])(
    'says when it was made, how large it is (%i bytes: %s) and until when it is there',
    async (size, text) => {
      const part = await openAccount({ copy: { ...copy, size } });
      const words = part.section('data').textContent.replaceAll(/\s/g, ' ');
      expect(words).toContain(`Your copy of Saturday 21 November is ready: ${text}.`);
      expect(words).toContain('It is kept until Saturday 28 November.');
      expect(part.find('Make a new copy')).not.toBeNull();
    },
  );

  test('shows how far it is, and offers nothing meanwhile', async () => {
    const part = await openAccount({
      copy: { ...copy, state: 'building', done: 3, size: null, until: null },
    });
    expect(part.section('data').textContent).toContain('3 of 9 parts');
    expect(
      part.all('progress').map((one) => [one.getAttribute('value') ?? one.value, one.getAttribute('max')]),
    ).toEqual([['3', '9']]);
    expect(part.find('Make a new copy')).toBeNull();
    expect(part.find('Make the copy')).toBeNull();
    await part.unmount();
  });

  test('that failed can be made again', async () => {
    const part = await openAccount({ copy: { ...copy, state: 'failed', size: null, until: null } });
    expect(part.section('data').textContent).toContain('The copy could not be made.');
    expect(part.find('Make the copy')).not.toBeNull();
    expect(part.find('Download the copy')).toBeNull();
  });

  test('is begun with one press; an old sign-in is confirmed first', async () => {
    const answers: Parameters<typeof stubCalls>[0] = {
      'POST /functions/v1/account/export': callNeedsSignIn,
    };
    const part = await openAccount({ answers });
    await part.click('Make the copy');
    await until(() => expect(part.section('data').textContent).toContain('Confirm that it is you'));
    expect(part.find('Make the copy')).toBeNull();
    await part.click('Not now');
    expect(part.find('Make the copy')).not.toBeNull();
  });

  test('shows the server’s reason when it cannot be begun', async () => {
    const part = await openAccount({
      answers: {
        'POST /functions/v1/account/export': {
          status: 429,
          body: { error: { code: 'x', message: 'Tomorrow again.' } },
        },
      },
    });
    await part.click('Make the copy');
    await until(() => expect(part.section('data').textContent).toContain('Tomorrow again.'));
  });
});

describe('deleting the account', () => {
  const scheduled = {
    ...noErasure,
    erasure: {
      state: 'scheduled',
      requestedAt: '2026-11-22T10:00:00.000Z',
      dueAt: '2026-12-06T10:00:00.000Z',
    },
  };

  test('says what happens, and which sessions lie ahead', async () => {
    const ahead = [
      { start: '2026-11-24T15:00:00.000Z', as: 'learner', tutor: 'Leo' },
      { start: '2026-11-25T15:00:00.000Z', as: 'tutor', tutor: null },
    ];
    const part = await openAccount({ erasure: { ...noErasure, ahead } });
    const words = part.section('data').textContent.replaceAll(/\s/g, ' ');
    expect(words).toContain('2 sessions lie ahead.');
    expect(words).toContain('Tue 24 Nov, 15:00, with Leo');
    expect(words).toContain('Wed 25 Nov, 15:00, as tutor');
    await part.unmount();
    const none = await openAccount();
    expect(none.section('data').textContent).not.toContain('ahead');
  });

  test('needs the address typed, and then names the day', async () => {
    const part = await openAccount({
      answers: { 'POST /functions/v1/account/erasure': { body: scheduled } },
    });
    await part.click('Delete the account');
    const words = part.section('data').textContent.replaceAll(/\s/g, ' ');
    expect(words).toContain('On Sunday 6 December everything is deleted for good.');
    await part.fill('To confirm, type your email address', 'ana@example.or');
    await part.submit('data');
    expect(part.text()).toContain('This is not the address of this account.');
    expect(part.sent('POST /functions/v1/account/erasure')).toEqual([]);
    await part.fill('To confirm, type your email address', ' ANA@example.org ');
    expect(part.text()).not.toContain('This is not the address of this account.');
    await part.submit('data');
    await until(() =>
      expect(part.section('data').textContent).toMatch(/This account will be deleted on Sunday.6.December\./),
    );
    expect(part.sent('POST /functions/v1/account/erasure')).toEqual([{ email: 'ANA@example.org' }]);
  });

  test('can be left, and an old sign-in is confirmed first', async () => {
    const part = await openAccount({ answers: { 'POST /functions/v1/account/erasure': callNeedsSignIn } });
    await part.click('Delete the account');
    await part.click('Keep the account');
    expect(part.find('Keep the account')).toBeNull();
    await part.click('Delete the account');
    await part.fill('To confirm, type your email address', 'ana@example.org');
    await part.submit('data');
    await until(() => expect(part.section('data').textContent).toContain('Confirm that it is you'));
  });

  test('can be stopped until it runs', async () => {
    const part = await openAccount({
      erasure: scheduled,
      answers: { 'DELETE /functions/v1/account/erasure': { body: noErasure } },
    });
    await part.click('Keep my account');
    await until(() =>
      expect(part.section('data').textContent).toContain('Your account stays. Nothing was deleted.'),
    );
    expect(part.sent('DELETE /functions/v1/account/erasure')).toHaveLength(1);
    await part.unmount();
    const running = await openAccount({
      erasure: { ...scheduled, erasure: { ...scheduled.erasure, state: 'running' } },
    });
    expect(running.section('data').textContent).toContain('This account is being deleted now.');
    expect(running.find('Keep my account')).toBeNull();
  });

  test('is not offered to an administrator', async () => {
    const part = await openAccount({ erasure: { ...noErasure, refused: 'administrator' } });
    expect(part.section('data').textContent).toContain('This is an administrator’s account.');
    expect(part.find('Delete the account')).toBeNull();
  });
});

test('a part that could not be loaded says so and is asked for again on demand', async () => {
  const answers: Parameters<typeof stubCalls>[0] = {
    'GET /functions/v1/account/sessions': { status: 500, body: {} },
  };
  const part = await openAccount({ answers });
  expect(part.section('sessions').textContent).toContain('This part could not be loaded.');
});
