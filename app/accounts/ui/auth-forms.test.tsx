import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { accountsTexts } from '../messages/index.ts';
import { AuthForms, type AuthMode } from './auth-forms.tsx';
import { forgetTyped } from './typed-credentials.ts';

const messages = accountsTexts.en;
const gbVisitor = {
  state: {
    locale: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
    source: 'device',
    useDeviceLocale: true,
  },
} as const;

beforeEach(() => {
  forgetTyped();
});

async function openForms(
  address: string,
  {
    next = null,
    google = false,
    first = 'sign-in' as AuthMode,
    texts = messages,
  }: { next?: string | null; google?: boolean; first?: AuthMode; texts?: object } = {},
) {
  const page = openPage(`http://localhost:5173${address}`);
  const part = await mounted(
    <AuthForms
      first={first}
      next={next}
      google={google}
      heading={(text, mode) => <h1>{`${mode}: ${text}`}</h1>}
    />,
    { messages: texts, visitor: gbVisitor, page },
  );
  return part;
}
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'u', email: 'ana@example.org' },
};
/** Without a response about the role the page would request it for ever, also after the test. */
const role = { 'GET /functions/v1/account': { body: { account: { isAdmin: false } } } };
const wrong = {
  status: 400,
  body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};

describe('signing in', () => {
  test('offers the password, a link, a new password and the way to an account, each of which keeps the way back', async () => {
    const part = await openForms('/auth?next=%2Ftutors', { next: '/tutors' });
    expect(part.text()).toContain('|sign-in: Welcome back.|');
    const links = part.all('a').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Sign In', '/auth?next=%2Ftutors&mode=sign-in'],
      ['Create account', '/auth?next=%2Ftutors&mode=sign-up'],
      ['Forgot password', '/auth?next=%2Ftutors&mode=forgot'],
      ['Email me a link instead', '/auth?next=%2Ftutors&mode=link'],
    ]);
    expect(part.all('a').map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
    ]);
    const underlined = part.all('a').map((link) => link.elements().some((one) => one.localName === 'i'));
    expect(underlined).toEqual([true, false, false, false]);
    expect(part.find('Continue with Google')).toBeNull();
    expect(part.all('nav').map((nav) => nav.getAttribute('aria-label'))).toEqual(['Sign in']);
  });

  test('has a tab that names the form, and a button that names what it does', async () => {
    const part = await openForms('/auth', { texts: accountsTexts.fr });
    expect(part.all('a')[0]?.textContent).toBe('Connexion');
    expect(part.find('Se connecter')?.getAttribute('type')).toBe('submit');
  });

  test('names the field that needs a look and asks nothing of the server', async () => {
    const calls = stubCalls({});
    const part = await openForms('/auth');
    await part.submit();
    expect(part.text()).toContain('Please enter a valid email address');
    expect(part.text()).toContain('Password must be at least 6 characters');
    expect(part.page.document.activeElement.getAttribute('name')).toBe('email');
    await part.fill('Email', 'ana@example.org');
    await part.submit();
    expect(part.text()).not.toContain('Please enter a valid email address');
    expect(part.page.document.activeElement.getAttribute('name')).toBe('password');
    expect(calls.filter(({ path }) => path.startsWith('/auth/v1'))).toEqual([]);
  });

  test('leads to the wanted page, with a mark that stands in its history', async () => {
    const calls = stubCalls({ ...role, 'POST /auth/v1/token': { body: session } });
    const part = await openForms('/auth?next=%2Ftutors', { next: '/tutors' });
    await part.fill('Email', ' Ana@Example.org ');
    await part.fill('Password', 'secret-1');
    await part.submit();
    await until(() => expect(part.address()).toBe('/tutors'));
    expect(calls.find(({ path }) => path === '/auth/v1/token')).toMatchObject({
      query: '?grant_type=password',
      body: { email: 'ana@example.org', password: 'secret-1' },
    });
  });

  test('leads to the page for the code when the account has a second factor, and on from there', async () => {
    const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
    const token = [{ alg: 'HS256', typ: 'JWT' }, { exp: 4_000_000_000, aal: 'aal1' }, {}]
      .map(encode)
      .join('.');
    const factors = [{ id: 'f', factor_type: 'totp', status: 'verified' }];
    const user = { ...session.user, factors };
    stubCalls({
      ...role,
      'POST /auth/v1/token': { body: { ...session, access_token: token, user } },
    });
    const part = await openForms('/auth?next=%2Ftutors', { next: '/tutors' });
    await part.fill('Email', 'ana@example.org');
    await part.fill('Password', 'secret-1');
    await part.submit();
    await until(() => expect(part.address()).toBe('/auth?mode=code&next=%2Ftutors'));
  });

  test('leads to the dashboard when no page was wanted', async () => {
    stubCalls({ ...role, 'POST /auth/v1/token': { body: session } });
    const part = await openForms('/auth');
    await part.fill('Email', 'ana@example.org');
    await part.fill('Password', 'secret-1');
    await part.submit();
    await until(() => expect(part.address()).toBe('/dashboard'));
  });

  test('says under the password that both do not match, and keeps what was typed', async () => {
    stubCalls({ 'POST /auth/v1/token': wrong });
    const part = await openForms('/auth');
    await part.fill('Email', 'ana@example.org');
    await part.fill('Password', 'a-guess');
    await part.submit();
    await until(() => expect(part.text()).toContain('Invalid email or password'));
    expect(part.find('Password')!.getAttribute('aria-invalid')).toBe('true');
    expect(part.find('Email')!.getAttribute('aria-invalid')).toBe('false');
    expect(part.find('Email')!.value).toBe('ana@example.org');
    expect(part.page.document.activeElement.getAttribute('name')).toBe('password');
  });

  test('a second press while the first is under way does nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const calls = stubCalls({ 'POST /auth/v1/token': () => promise });
    const part = await openForms('/auth');
    await part.fill('Email', 'ana@example.org');
    await part.fill('Password', 'secret-1');
    await part.submit();
    expect(part.find('Signing in')!.getAttribute('aria-disabled')).toBe('true');
    await part.submit();
    const signIns = () => calls.filter(({ path }) => path === '/auth/v1/token');
    await until(() => expect(signIns()).toHaveLength(1));
    await settle();
    expect(signIns()).toHaveLength(1);
    resolve(wrong);
    await until(() => expect(part.find(/^Sign In$/)).not.toBeNull());
    await settle();
  });

  test('an address that is not confirmed offers its mail again, and then waits for it', async () => {
    const calls = stubCalls({
      'POST /auth/v1/token': {
        status: 400,
        body: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
      },
      'POST /auth/v1/resend': {},
    });
    const part = await openForms('/auth?next=%2Ftutors', { next: '/tutors' });
    expect(part.find('Send the confirmation email again')).toBeNull();
    await part.fill('Email', 'ana@example.org');
    await part.fill('Password', 'secret-1');
    await part.submit();
    await until(() => expect(part.text()).toContain('Please verify your email first'));
    await part.click('Send the confirmation email again');
    await until(() => expect(part.text()).toContain('sent: Check your email.'));
    const call = calls.at(-1)!;
    expect(call.body).toMatchObject({ type: 'signup', email: 'ana@example.org' });
    expect(decodeURIComponent(call.query)).toContain('http://localhost:5173/auth/callback?next=%2Ftutors');
  });

  test('shows the password only when asked', async () => {
    const part = await openForms('/auth');
    const pathOf = (label: string) => part.find(label)!.querySelector('path')!.getAttribute('d');
    expect(part.find('Password')!.getAttribute('type')).toBe('password');
    const eye = pathOf('Show password');
    expect(part.find('Show password')!.getAttribute('aria-pressed')).toBe('false');
    // The crossed-out eye ends in a line from corner to corner.
    expect(eye).not.toMatch(/M2 2l20 20$/);
    await part.click('Show password');
    expect(part.find('Password')!.getAttribute('type')).toBe('text');
    expect(part.find('Hide password')!.getAttribute('aria-pressed')).toBe('true');
    expect(pathOf('Hide password')).toMatch(/M2 2l20 20$/);
    await part.click('Hide password');
    expect(part.find('Password')!.getAttribute('type')).toBe('password');
    expect(pathOf('Show password')).toBe(eye);
  });

  test('an untouched form stores nothing in the tab', async () => {
    const part = await openForms('/auth');
    expect(part.page.sessionStorage.getItem('typed_account')).toBeNull();
    await part.fill('Email', 'ana@example.org');
    await part.fill('Password', 'secret-1');
    expect(JSON.parse(part.page.sessionStorage.getItem('typed_account') ?? '')).toEqual({
      name: '',
      email: 'ana@example.org',
    });
  });

  test('what this tab stored is in the form again', async () => {
    const page = openPage('http://localhost:5173/auth');
    page.sessionStorage.setItem('typed_account', JSON.stringify({ email: 'ana@example.org' }));
    const part = await mounted(
      <AuthForms first="sign-in" next={null} google={false} heading={(title) => title} />,
      { messages, visitor: gbVisitor, page },
    );
    expect(part.find('Email')!.value).toBe('ana@example.org');
  });

  test('the address is typed without capitals and spelling; each field refers to its problem', async () => {
    const part = await openForms('/auth');
    const email = part.find('Email')!;
    const typed = part.find('Password')!;
    expect(email.getAttribute('autocapitalize') ?? email.getAttribute('autoCapitalize')).toBe('none');
    expect([email, typed].map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'false']);
    expect(email.getAttribute('spellCheck') ?? email.getAttribute('spellcheck')).toBe('false');
    expect(typed.getAttribute('spellCheck') ?? typed.getAttribute('spellcheck')).toBe('false');
    await part.submit();
    expect([email, typed].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    for (const [field, problem] of [
      [email, 'Please enter a valid email address'],
      [typed, 'Password must be at least 6 characters'],
    ] as const) {
      const id = field.getAttribute('aria-describedby')!;
      const text = part.all('div').find((one) => one.getAttribute('id') === id)!.textContent;
      expect(text).toContain(problem);
    }
  });

  test.each([
    [
      new TypeError('fetch failed'),
      'We can’t reach the server. What you typed is still here; please try again.',
    ],
    [
      {
        status: 429,
        body: { error_code: 'over_request_rate_limit', msg: 'x', retry_after: 300 },
        headers: { 'retry-after': '300' },
      },
      'Too many attempts. Please try again later: |in 5 minutes|.',
    ],
    [{ status: 500, body: { msg: 'Out of order' } }, 'Out of order'],
    [{ status: 403, body: { error_code: 'user_banned', msg: 'User is banned' } }, 'This account is blocked.'],
  ])('says over the button what went wrong as a whole (case %#)', async (answer, text) => {
    stubCalls({ 'POST /auth/v1/token': answer });
    const part = await openForms('/auth');
    await part.fill('Email', 'ana@example.org');
    await part.fill('Password', 'secret-1');
    await part.submit();
    await until(() => expect(part.text()).toContain(text));
    expect(part.find('Password')!.getAttribute('aria-invalid')).toBe('false');
  });
});

describe('creating an account', () => {
  const fillAll = async (part: Awaited<ReturnType<typeof openForms>>) => {
    await part.fill('Full name', ' Ana Example ');
    await part.fill('Email', 'Ana@example.org');
    await part.fill('Password', 'secret-1');
    await part.submit();
  };

  test('sends name, address, password and the way back, and waits for the mail', async () => {
    const calls = stubCalls({ 'POST /auth/v1/signup': { body: { id: 'u', identities: [{}] } } });
    const part = await openForms('/auth?mode=sign-up', { next: '/tutors' });
    expect(part.text()).toContain('|sign-up: Create your account.|');
    expect(part.text()).toMatch(/\|At least 6\scharacters\.\|/);
    await fillAll(part);
    await until(() => expect(part.text()).toContain('sent: Check your email.'));
    expect(part.text()).toContain('We’ve sent an email to |ana@example.org|.');
    const call = calls.at(-1)!;
    expect(call.body).toMatchObject({
      email: 'ana@example.org',
      password: 'secret-1',
      data: { role: 'user', full_name: 'Ana Example' },
    });
    expect(decodeURIComponent(call.query)).toContain('/auth/callback?next=%2Ftutors');
  });

  test.each([
    [{ status: 422, body: { error_code: 'user_already_exists', msg: 'User already registered' } }],
    // Hosted services hide it behind a success.
    [{ body: { id: 'u', identities: [] } }],
  ])('of an address that has one leads to signing in or a new password (case %#)', async (answer) => {
    stubCalls({ 'POST /auth/v1/signup': answer });
    const part = await openForms('/auth?mode=sign-up');
    await fillAll(part);
    await until(() => expect(part.text()).toContain('This email is already registered.'));
    const ways = part.all('p').find((one) => one.getAttribute('class') === 'other-ways')!;
    expect(ways.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sign In', '/auth?mode=sign-in'],
      ['Forgot password', '/auth?mode=forgot'],
    ]);
  });

  test.each([
    ['GB', 'you need to be 13 or older (United Kingdom)'],
    ['CO', 'Learners under 18 (Colombia) have a profile in a parent’s or guardian’s account'],
  ] as const)('says who may hold one in %s', async (country, text) => {
    const part = await mounted(
      <AuthForms first="sign-up" next={null} google={false} heading={(title) => title} />,
      { messages, visitor: { state: { ...gbVisitor.state, country } } },
    );
    expect(part.text()).toContain(text);
    expect(part.all('a').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/terms', '/privacy']),
    );
  });
});

describe.each([
  ['link', 'A link instead of a password.', 'Use a password instead', 'POST /auth/v1/otp', '/auth/callback'],
  ['forgot', 'Forgot your password?', 'Back to sign in', 'POST /auth/v1/recover', '/reset-password'],
] as const)('asking for a mail (%s)', (mode, heading, back, route, returnPath) => {
  test('sends the address alone and waits for the mail, whoever it belongs to', async () => {
    const calls = stubCalls({ [route]: {} });
    const part = await openForms(`/auth?mode=${mode}`, { next: '/tutors' });
    expect(part.text()).toContain(`|${mode}: ${heading}|`);
    expect(part.find(back)!.getAttribute('href')).toBe('/auth?mode=sign-in');
    await part.fill('Email', 'ana@example.org');
    await part.submit();
    await until(() => expect(part.text()).toContain('sent: Check your email.'));
    expect(part.text()).toContain(
      mode === 'link'
        ? 'We’ve sent an email to |ana@example.org|.'
        : 'If |ana@example.org| has an account, an email is on its way.',
    );
    expect(`${calls.at(-1)!.method} ${calls.at(-1)!.path}`).toBe(route);
    expect(calls.at(-1)!.body).toMatchObject({ email: 'ana@example.org' });
    expect((calls.at(-1)!.body as { create_user?: boolean }).create_user).toBe(
      mode === 'link' ? true : undefined,
    );
    expect(decodeURIComponent(calls.at(-1)!.query)).toContain(`${returnPath}?next=%2Ftutors`);
  });

  test('says under the field that it is no address', async () => {
    const part = await openForms(`/auth?mode=${mode}`);
    await part.fill('Email', 'ana');
    await part.submit();
    expect(part.text()).toContain('Please enter a valid email address');
  });
});

describe('waiting for a mail', () => {
  const waiting = async (
    mode: 'link' | 'forgot',
    answers: Parameters<typeof stubCalls>[0],
    next: string | null = null,
  ) => {
    const calls = stubCalls({ 'POST /auth/v1/otp': {}, 'POST /auth/v1/recover': {}, ...answers });
    const part = await openForms(`/auth?mode=${mode}`, { next });
    await part.fill('Email', 'ana@example.org');
    await part.submit();
    await until(() => expect(part.text()).toContain('sent: Check your email.'));
    return { ...part, calls };
  };

  test('six digits sign in and lead on; anything shorter is not sent', async () => {
    const part = await waiting('link', { ...role, 'POST /auth/v1/verify': { body: session } }, '/tutors');
    await part.fill('Six-digit code', '12 34 5');
    await part.submit();
    expect(part.text()).toContain('The code has six digits.');
    expect(part.calls.filter(({ path }) => path === '/auth/v1/verify')).toEqual([]);
    await part.fill('Six-digit code', '123 4567');
    expect(part.find('Six-digit code')!.value).toBe('123456');
    await part.submit();
    await until(() => expect(part.address()).toBe('/tutors'));
    expect(part.calls.find(({ path }) => path === '/auth/v1/verify')!.body).toMatchObject({
      email: 'ana@example.org',
      token: '123456',
      type: 'magiclink',
    });
  });

  test('the code of a forgotten password leads to the new one', async () => {
    const part = await waiting('forgot', { ...role, 'POST /auth/v1/verify': { body: session } }, '/tutors');
    await part.fill('Six-digit code', '123456');
    await part.submit();
    await until(() => expect(part.address()).toBe('/reset-password?next=%2Ftutors'));
  });

  test.each([
    [
      { status: 403, body: { error_code: 'otp_expired', msg: 'Token has expired or is invalid' } },
      'This code doesn’t work.',
    ],
    [{ status: 400, body: { msg: 'whatever else' } }, 'This code doesn’t work.'],
    [{ status: 403, body: { error_code: 'user_banned', msg: 'User is banned' } }, 'This account is blocked.'],
    [new TypeError('fetch failed'), 'We can’t reach the server.'],
    [{ status: 500, body: { msg: 'Out of order' } }, 'Out of order'],
    [
      {
        status: 429,
        body: { error_code: 'over_request_rate_limit', msg: 'x' },
        headers: { 'retry-after': '60' },
      },
      'Too many attempts. Please try again later: |in 60 seconds|.',
    ],
  ])('says what is wrong with a code (case %#)', async (answer, text) => {
    const part = await waiting('link', { 'POST /auth/v1/verify': answer });
    await part.fill('Six-digit code', '123456');
    await part.submit();
    await until(() => expect(part.text()).toContain(text));
    expect(part.find('Six-digit code')!.getAttribute('aria-invalid')).toBe('true');
  });

  test('the mail can be sent again after sixty seconds, and not before', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
    try {
      const part = await waiting('forgot', {});
      expect(part.text()).toContain('You can send it again in 1:00.');
      vi.setSystemTime(new Date('2026-11-22T10:00:51Z'));
      await part.fill('Six-digit code', '1');
      expect(part.text()).toContain('You can send it again in 0:09.');
      expect(part.find('Send it again')).toBeNull();
      vi.setSystemTime(new Date('2026-11-22T10:01:00Z'));
      await part.fill('Six-digit code', '12');
      await part.click('Send it again');
      await until(() => expect(part.text()).toContain('Sent again.'));
      expect(part.text()).toContain('You can send it again in 1:00.');
      expect(part.calls.filter(({ path }) => path === '/auth/v1/recover')).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('another address leads back to the form, with the first one in it', async () => {
    const part = await waiting('link', {});
    await part.click('Use another address');
    await until(() => expect(part.text()).toContain('|link: A link instead of a password.|'));
    expect(part.find('Email')!.value).toBe('ana@example.org');
  });
});

describe('Google', () => {
  test('is offered where it is set up; without a network it says so and does not leave', async () => {
    vi.stubGlobal('navigator', { onLine: false, languages: ['en-GB'], language: 'en-GB' });
    const calls = stubCalls({});
    const part = await openForms('/auth', { google: true });
    expect(part.text()).toContain('or with your email');
    await part.click('Continue with Google');
    await until(() => expect(part.text()).toContain('We can’t reach the server.'));
    expect(part.page.sessionStorage.getItem('post_login_redirect')).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('/auth'))).toEqual([]);
  });

  test.each([
    ['/tutors', '/tutors'],
    [null, '/'],
  ])('stores the page to return to before the browser leaves: %s', async (next, stored) => {
    vi.stubGlobal('navigator', { onLine: true, languages: ['en-GB'], language: 'en-GB' });
    const part = await openForms('/auth', { google: true, next });
    await part.click('Continue with Google');
    await until(() =>
      expect(window.location.assign).toHaveBeenCalledWith(
        expect.stringContaining('/auth/v1/authorize?provider=google'),
      ),
    );
    expect(part.page.sessionStorage.getItem('post_login_redirect')).toBe(stored);
  });
});

test('what was typed survives the change from one way in to another, and a reload but for the password', async () => {
  const part = await openForms('/auth');
  await part.fill('Email', 'ana@example.org');
  await part.fill('Password', 'secret-1');
  expect(JSON.parse(part.page.sessionStorage.getItem('typed_account')!)).toEqual({
    name: '',
    email: 'ana@example.org',
  });
});
