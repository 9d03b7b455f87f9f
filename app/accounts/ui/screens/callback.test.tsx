import { useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { forgetArrival } from '../arrival.ts';
import { accountsTexts } from '../../messages/index.ts';
import { isNewPasswordAllowed } from '../recovery.ts';
import type { Auth } from '../session.ts';
import Callback from './callback.tsx';

const signedOut: Auth = { user: null, loading: false };
const ana: Auth = {
  user: { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false },
  loading: false,
};
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'ana', email: 'ana@example.org' },
};
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A token that has not expired, as a URL of the auth service has it. */
const accessToken = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: 4_000_000_000, session_id: 's' })}.${encode({})}`;
const tokens = `#access_token=${accessToken}&refresh_token=r&expires_in=3600&token_type=bearer`;

beforeEach(() => {
  forgetArrival();
  for (const { id } of toastStore.read()) dismissToast(id);
});

/** The page that it leads to is another one. */
const Screen = () => (useLocation().pathname === '/auth/callback' ? <Callback /> : null);

type Answers = Parameters<typeof stubCalls>[0];

async function openCallback(
  address: string,
  { auth = signedOut, answers = {}, redirect }: { auth?: Auth; answers?: Answers; redirect?: string } = {},
) {
  const page = openPage(`http://localhost:5173/auth/callback${address}`);
  if (redirect !== undefined) page.sessionStorage.setItem('post_login_redirect', redirect);
  const calls = stubCalls({
    'GET /functions/v1/account': { body: { account: { isAdmin: false } } },
    'GET /functions/v1/account/details': { body: { details: { password: true } } },
    'POST /auth/v1/verify': { body: session },
    'GET /auth/v1/user': { body: session.user },
    ...answers,
  });
  const part = await mounted(<Screen />, { messages: accountsTexts.en, auth, page });
  await settle();
  return { ...part, verified: () => calls.filter(({ path }) => path === '/auth/v1/verify'), calls };
}

describe('a link in a mail', () => {
  test.each([
    ['signup', 'Confirm and continue', 'signup'],
    ['magiclink', 'Sign In', 'magiclink'],
    ['email_change', 'Confirm the new address', 'email_change'],
    ['something', 'Sign In', 'magiclink'],
  ])('of the kind %s is used by a click, not by opening it', async (type, label, sent) => {
    const part = await openCallback(`?token_hash=hash&type=${type}&next=%2Fcourses`);
    expect(part.verified()).toEqual([]);
    expect(part.text()).toContain(accountsTexts.en.accounts.callback.lead);
    await part.click(label);
    await until(() => expect(part.address()).toBe('/courses'));
    await part.back();
    expect(part.address()).toBe('/courses');
    expect(part.verified().map(({ body }) => body)).toEqual([
      expect.objectContaining({ token_hash: 'hash', type: sent }),
    ]);
    expect(toastStore.read().map(({ title }) => title)).toEqual(
      type === 'email_change' ? ['Your new address is confirmed.'] : [],
    );
  });

  test('to an address without an account says that a click creates one, and under which terms', async () => {
    const part = await openCallback('?token_hash=hash&type=magiclink&new=1');
    expect(part.text()).toContain('Create your account.');
    expect(part.text()).toContain('There’s no account with this address yet.');
    expect(part.all('a').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/terms', '/privacy']),
    );
    await part.click('Create my account');
    await until(() => expect(part.address()).toBe('/dashboard'));
    expect(part.verified().map(({ body }) => body)).toEqual([
      expect.objectContaining({ token_hash: 'hash', type: 'magiclink' }),
    ]);
  });

  test('leads to the dashboard when no page was wanted', async () => {
    const part = await openCallback('?token_hash=hash&type=magiclink');
    await part.click('Sign In');
    await until(() => expect(part.address()).toBe('/dashboard'));
  });

  test.each([
    [false, '/reset-password?first=1&next=%2Fcourses', true],
    [true, '/courses', false],
  ])('that confirms an account (password kept: %s) leads to %s', async (password, address, allowed) => {
    const part = await openCallback('?token_hash=hash&type=signup&next=%2Fcourses', {
      answers: { 'GET /functions/v1/account/details': { body: { details: { password } } } },
    });
    await part.click('Confirm and continue');
    await until(() => expect(part.address()).toBe(address));
    expect(isNewPasswordAllowed()).toBe(allowed);
  });

  test('that confirms an account leads on also when its details cannot be loaded', async () => {
    const part = await openCallback('?token_hash=hash&type=signup&next=%2Fcourses', {
      answers: { 'GET /functions/v1/account/details': { status: 503, body: {} } },
    });
    await part.click('Confirm and continue');
    await until(() => expect(part.address()).toBe('/courses'));
  });

  test('that is spent says so and offers a new one', async () => {
    const part = await openCallback('?token_hash=hash&type=magiclink&next=%2Fcourses', {
      answers: { 'POST /auth/v1/verify': { status: 403, body: { error_code: 'otp_expired', msg: 'x' } } },
    });
    await part.click('Sign In');
    await until(() => expect(part.text()).toContain('This link no longer works.'));
    expect(part.find('Get a new link')!.getAttribute('href')).toBe('/auth?mode=link&next=%2Fcourses');
  });

  test('that is the first half of a change of address says so', async () => {
    const part = await openCallback('?token_hash=hash&type=email_change', {
      answers: { 'POST /auth/v1/verify': { body: { msg: 'Confirmation link accepted.', code: '200' } } },
    });
    await part.click('Confirm the new address');
    await until(() => expect(part.text()).toContain(accountsTexts.en.accounts.callback.refused.half.title));
    expect(toastStore.read()).toEqual([]);
  });

  test('can be used again after the network failed', async () => {
    const answers: Answers = { 'POST /auth/v1/verify': new TypeError('fetch failed') };
    const part = await openCallback('?token_hash=hash&type=magiclink', { answers });
    await part.click('Sign In');
    await until(() => expect(part.text()).toContain('We can’t reach the server.'));
    await part.click('Sign In');
    await until(() => expect(part.verified()).toHaveLength(2));
  });

  test.each([
    ['magiclink', ana, true],
    ['magiclink', signedOut, false],
    ['signup', ana, false],
    ['email_change', ana, false],
  ] as const)('of the kind %s warns who is signed in already', async (type, auth, warns) => {
    const part = await openCallback(`?token_hash=hash&type=${type}`, { auth });
    expect(part.text().includes('You’re signed in as ana@example.org.')).toBe(warns);
  });

  test('for a new password leads to its page, with everything in it', async () => {
    const part = await openCallback('?token_hash=hash&type=recovery&next=%2Fcourses');
    expect(part.address()).toBe('/reset-password?token_hash=hash&type=recovery&next=%2Fcourses');
  });
});

test('the page for a new password is not opened without its token', async () => {
  const part = await openCallback('?type=recovery');
  expect(part.address()).toBe('/auth/callback?type=recovery');
});

describe('tokens in the address', () => {
  const adopted = (part: Awaited<ReturnType<typeof openCallback>>) =>
    part.page.localStorage.getItem('sb-session') !== null;

  test.each([
    ['/courses', '/courses'],
    ['/', '/'],
    ['https://evil.example', '/'],
  ])('that this tab asked Google for are adopted at once; %s leads to %s', async (redirect, address) => {
    const part = await openCallback(tokens, { redirect });
    await until(() => expect(part.address()).toBe(address));
    await part.back();
    expect(part.address()).toBe(address);
    expect(adopted(part)).toBe(true);
    expect(part.page.sessionStorage.getItem('post_login_redirect')).toBeNull();
    expect(isNewPasswordAllowed()).toBe(false);
  });

  test('lead to the page in the address before the one that this tab left for Google', async () => {
    const part = await openCallback(`?next=%2Fcourses${tokens}`, { redirect: '/tutors' });
    await until(() => expect(part.address()).toBe('/courses'));
  });

  test('that this browser did not request need a click, because they may belong to another person', async () => {
    const part = await openCallback(tokens, { auth: ana });
    expect(part.text()).toContain('|Sign in here?|');
    expect(part.text()).toContain('Continue only if you asked for this link.');
    expect(part.text()).toContain('You’re signed in as ana@example.org.');
    expect(adopted(part)).toBe(false);
    await part.click('Sign In');
    await until(() => expect(part.address()).toBe('/dashboard'));
    expect(adopted(part)).toBe(true);
  });

  test('of a recovery lead to the new password', async () => {
    const part = await openCallback(`?next=%2Fcourses${tokens}&type=recovery`);
    await part.click('Sign In');
    await until(() => expect(part.address()).toBe('/reset-password?next=%2Fcourses'));
    expect(isNewPasswordAllowed()).toBe(true);
  });

  test('that the service refuses do not sign in', async () => {
    const part = await openCallback(tokens, {
      answers: { 'GET /auth/v1/user': { status: 403, body: { error_code: 'user_banned', msg: 'x' } } },
    });
    await part.click('Sign In');
    await until(() => expect(part.text()).toContain('This account is blocked.'));
    expect([part.address(), adopted(part)]).toEqual([`/auth/callback${tokens}`, false]);
  });
});

describe('a return of the auth service without tokens', () => {
  test('names the reason, and leads back with the page that was wanted', async () => {
    const part = await openCallback('#error=access_denied', { redirect: '/courses' });
    expect(part.text()).toContain('Sign-in cancelled.');
    expect(part.find('Back to sign in')!.getAttribute('href')).toBe('/auth?next=%2Fcourses');
  });

  test('from the home page leads back without a page', async () => {
    const part = await openCallback('#error=access_denied', { redirect: '/' });
    expect(part.find('Back to sign in')!.getAttribute('href')).toBe('/auth');
  });

  test('quotes a text that we do not know, so that it does not read as ours', async () => {
    const part = await openCallback('#error=strange&error_description=Send+us+your+password');
    expect(part.text()).toContain('The sign-in service says: “Send us your password”');
  });

  test('does not quote where we know the reason', async () => {
    const part = await openCallback('#error=access_denied&error_description=Cancelled+by+the+user');
    expect(part.text()).not.toContain('Cancelled by the user');
  });

  test('is the first half of a change of address', async () => {
    const part = await openCallback('#message=Confirmation+link+accepted.');
    expect(part.text()).toContain(accountsTexts.en.accounts.callback.refused.half.title);
  });

  test.each([
    ['?next=%2Fcourses', '/courses'],
    ['', '/dashboard'],
  ])('redirects a signed-in person (%s)', async (address, expected) => {
    const part = await openCallback(address, { auth: ana });
    expect(part.address()).toBe(expected);
  });

  test('without anything says that the page belongs to a link', async () => {
    const part = await openCallback('');
    expect(part.text()).toContain(accountsTexts.en.accounts.callback.refused.noLink.title);
  });

  test('waits until it is known who is signed in', async () => {
    const part = await openCallback('', { auth: { user: null, loading: true } });
    expect(part.text()).toContain('|Signing you in.|');
    expect(part.address()).toBe('/auth/callback');
  });

  test('does not wait to name a reason', async () => {
    const part = await openCallback('#error=access_denied', { auth: { user: null, loading: true } });
    expect(part.text()).toContain('Sign-in cancelled.');
  });
});
