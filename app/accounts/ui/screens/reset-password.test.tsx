import { useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { forgetArrival } from '../arrival.ts';
import { shellTexts } from '#app/shell/messages/index.ts';
import { accountsTexts } from '../../messages/index.ts';
import { allowNewPassword, isNewPasswordAllowed } from '../recovery.ts';
import type { Auth } from '../session.ts';
import ResetPassword from './reset-password.tsx';

const texts = accountsTexts.en.accounts;
const signedOut: Auth = { user: null, loading: false };
const ana: Auth = {
  user: { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false },
  loading: false,
};
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A token that has not expired. */
const accessToken = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: 4_000_000_000, session_id: 's' })}.${encode({})}`;
const session = {
  access_token: accessToken,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'ana', email: 'ana@example.org' },
};

beforeEach(() => {
  forgetArrival();
  for (const { id } of toastStore.read()) dismissToast(id);
});

/** The page that it leads to is another one. */
const Screen = () => (useLocation().pathname === '/reset-password' ? <ResetPassword /> : null);

type Answers = Parameters<typeof stubCalls>[0];
type Opening = { auth?: Auth; answers?: Answers; stored?: 'ordinary session' | 'recovery session' };

async function openReset(address: string, { auth = signedOut, answers = {}, stored }: Opening = {}) {
  const page = openPage(`http://localhost:5173/reset-password${address}`);
  if (stored)
    page.localStorage.setItem('sb-session', JSON.stringify({ ...session, expires_at: 4_000_000_000 }));
  if (stored === 'recovery session') allowNewPassword();
  const all: Answers = {
    'GET /functions/v1/account': { body: { account: { isAdmin: false } } },
    'POST /auth/v1/verify': { body: session },
    'GET /auth/v1/user': { body: session.user },
    'PUT /auth/v1/user': { body: session.user },
    'POST /auth/v1/logout': { status: 204 },
    ...answers,
  };
  const calls = stubCalls(all);
  const part = await mounted(<Screen />, { messages: { ...shellTexts.en, ...accountsTexts.en }, auth, page });
  await settle();
  return {
    ...part,
    answers: all,
    made: () =>
      calls
        .filter(({ path, method }) => path.startsWith('/auth/v1') && method !== 'GET')
        .map(({ method, path, query }) => `${method} ${path}${path.endsWith('logout') ? query : ''}`),
    bodyOf: (path: string) => calls.findLast((call) => call.path === path && call.method !== 'GET')?.body,
    save: async () => {
      await part.fill('password', 'three-new-words');
      await part.submit();
    },
  };
}

describe('the page for a new password', () => {
  test('uses the link only when the password is saved, then signs out all other devices', async () => {
    const part = await openReset('?token_hash=hash&type=recovery&next=%2Fcourses');
    expect(part.made()).toEqual([]);
    expect(part.text()).toContain(`|${texts.reset.heading}|`);
    expect(part.page.document.head.textContent).toContain(`${texts.reset.title} · `);
    await part.save();
    await until(() => expect(part.address()).toBe('/courses'));
    await part.back();
    expect(part.address()).toBe('/courses');
    expect(part.made()).toEqual([
      'POST /auth/v1/verify',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout?scope=others',
    ]);
    expect(part.bodyOf('/auth/v1/verify')).toMatchObject({ token_hash: 'hash', type: 'recovery' });
    expect(part.bodyOf('/auth/v1/user')).toMatchObject({ password: 'three-new-words' });
    expect(toastStore.read().map(({ title }) => title)).toEqual([texts.reset.saved]);
    expect(isNewPasswordAllowed()).toBe(false);
  });

  test('asks for the code of an account with a second factor, and keeps what was typed meanwhile', async () => {
    let isProven = false;
    const factors = [
      { id: 'f', factor_type: 'totp', status: 'verified', created_at: '2026-11-20T09:00:00Z' },
    ];
    const missing = {
      status: 401,
      body: { error_code: 'insufficient_aal', msg: 'AAL2 session is required' },
    };
    const part = await openReset('', {
      auth: ana,
      stored: 'recovery session',
      answers: {
        'GET /auth/v1/user': { body: { ...session.user, factors } },
        'PUT /auth/v1/user': () => (isProven ? { body: session.user } : missing),
        'POST /auth/v1/factors/f/challenge': { body: { id: 'c', type: 'totp', expires_at: 1 } },
        'POST /auth/v1/factors/f/verify': () => {
          isProven = true;
          return { body: session };
        },
      },
    });
    await part.save();
    await until(() => expect(part.text()).toContain(texts.secondFactor.heading));
    await settle();
    await part.fill(texts.sent.code, '123456');
    await part.fire(part.all('form')[0]!, 'onSubmit');
    await until(() => expect(part.text()).not.toContain(texts.secondFactor.heading));
    await part.submit();
    await until(() => expect(part.address()).toBe('/dashboard'));
    expect(part.bodyOf('/auth/v1/user')).toMatchObject({ password: 'three-new-words' });
  });

  test('stays until all other devices are signed out', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const part = await openReset('?token_hash=hash', { answers: { 'POST /auth/v1/logout': () => promise } });
    await part.fill('password', 'three-new-words');
    const form = part.all('form')[0]!;
    const saving = part.fire(form, 'onSubmit');
    await until(() => expect(part.made()).toHaveLength(3));
    expect(part.address()).toBe('/reset-password');
    resolve({ status: 204 });
    await saving;
    await until(() => expect(part.address()).toBe('/dashboard'));
  });

  test('leads to the dashboard when no page was wanted', async () => {
    const part = await openReset('?token_hash=hash');
    await part.save();
    await until(() => expect(part.address()).toBe('/dashboard'));
  });

  test('a password that is too short uses no link', async () => {
    const part = await openReset('?token_hash=hash');
    await part.fill('password', 'short');
    await part.submit();
    expect(part.text()).toContain(texts.errors.password);
    expect(part.made()).toEqual([]);
  });

  test('a spent link says so and offers a new one', async () => {
    const part = await openReset('?token_hash=hash&next=%2Fcourses', {
      answers: { 'POST /auth/v1/verify': { status: 403, body: { error_code: 'otp_expired', msg: 'x' } } },
    });
    await part.save();
    await until(() => expect(part.text()).toContain(texts.callback.refused.expired.title));
    expect(part.find(texts.forgot.submit)!.getAttribute('href')).toBe('/auth?mode=forgot&next=%2Fcourses');
    expect(part.made()).toEqual(['POST /auth/v1/verify']);
  });

  test('a link that the network did not carry can be tried again', async () => {
    const part = await openReset('?token_hash=hash', {
      answers: { 'POST /auth/v1/verify': new TypeError('fetch failed') },
    });
    await part.save();
    await until(() => expect(part.text()).toContain('We can’t reach the server.'));
    expect(part.made()).toEqual(['POST /auth/v1/verify']);
    part.answers['POST /auth/v1/verify'] = { body: session };
    await part.submit();
    await until(() => expect(part.address()).toBe('/dashboard'));
  });

  test('a password that the service refuses stays, and the spent link leaves the address', async () => {
    const part = await openReset('?token_hash=hash&next=%2Fcourses', {
      auth: ana,
      answers: { 'PUT /auth/v1/user': { status: 422, body: { error_code: 'same_password', msg: 'x' } } },
    });
    await part.save();
    await until(() => expect(part.text()).toContain(texts.errors.samePassword));
    expect(part.address()).toBe('/reset-password?next=%2Fcourses');
    expect(part.made()).toEqual(['POST /auth/v1/verify', 'PUT /auth/v1/user']);
    expect(toastStore.read()).toEqual([]);
  });

  test('tokens in the address of a hosted service allow it as well', async () => {
    const part = await openReset(
      `#access_token=${accessToken}&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery`,
      { answers: { 'PUT /auth/v1/user': { status: 422, body: { error_code: 'weak_password', msg: 'x' } } } },
    );
    await part.save();
    await until(() => expect(part.text()).toContain(texts.errors.weakPassword));
    expect(isNewPasswordAllowed()).toBe(true);
    expect(part.made()).toEqual(['PUT /auth/v1/user']);
  });

  test('tokens that the service does not know allow nothing', async () => {
    const part = await openReset(
      `#access_token=${accessToken}&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery`,
      { answers: { 'GET /auth/v1/user': { status: 403, body: { error_code: 'user_banned', msg: 'x' } } } },
    );
    await part.save();
    await until(() => expect(part.text()).toContain(texts.errors.blocked));
    expect([isNewPasswordAllowed(), part.made()]).toEqual([false, []]);
  });

  test('tokens that the service does not know do not make an ordinary session one of recovery', async () => {
    const part = await openReset(
      `#access_token=${accessToken}&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery`,
      {
        auth: ana,
        stored: 'ordinary session',
        answers: { 'GET /auth/v1/user': { status: 403, body: { error_code: 'user_banned', msg: 'x' } } },
      },
    );
    await part.save();
    await until(() => expect(part.text()).toContain(texts.errors.blocked));
    expect([isNewPasswordAllowed(), part.made()]).toEqual([false, []]);
  });

  test('a refusal of the service is named', async () => {
    const part = await openReset('#error=access_denied&error_code=otp_expired');
    expect(part.text()).toContain(texts.callback.refused.expired.title);
    expect(part.find(texts.forgot.submit)!.getAttribute('href')).toBe('/auth?mode=forgot');
  });
});

describe('without a link', () => {
  test.each([
    ['', false],
    ['?first=1', true],
  ])('a recovery session is enough (%j)', async (address, first) => {
    const part = await openReset(address, { auth: ana, stored: 'recovery session' });
    expect(part.text().includes(texts.reset.first)).toBe(first);
    expect(part.find('email')!.value).toBe('ana@example.org');
    await part.save();
    await until(() => expect(part.address()).toBe('/dashboard'));
    expect(part.made()).toEqual(['PUT /auth/v1/user', 'POST /auth/v1/logout?scope=others']);
  });

  test('an ordinary session needs one', async () => {
    const part = await openReset('?first=1&next=%2Fcourses', { auth: ana });
    expect(part.text()).toContain('You’re signed in as ana@example.org.');
    expect(part.text()).not.toContain(texts.reset.first);
    expect(part.find('password')).toBeNull();
    expect(part.find(texts.forgot.submit)!.getAttribute('href')).toBe('/auth?mode=forgot&next=%2Fcourses');
  });

  test.each([undefined, 'recovery session'] as const)('a visitor needs one (stored: %s)', async (stored) => {
    const part = await openReset('', { stored });
    expect(part.text()).toContain(texts.reset.noLink);
    expect(part.find('password')).toBeNull();
  });

  test('nothing is said before it is known who is signed in', async () => {
    const part = await openReset('', { auth: { user: null, loading: true } });
    expect(part.text()).not.toContain(texts.reset.noLink);
    expect(part.find('password')).toBeNull();
    expect(part.find(texts.forgot.submit)).toBeNull();
  });
});
