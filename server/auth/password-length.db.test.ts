import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestApp,
  confirmedAccount,
  newcomer,
  openAuthTestApp,
  type Session,
  signIn,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
let ana: Session;
beforeAll(async () => {
  app = await openAuthTestApp();
  ana = await confirmedAccount(app, 'ana@example.org');
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from app.rate_limits'));

/** 24 characters of three bytes, and one more byte. */
const fits = 'ク'.repeat(24);
const tooLong = `${fits}x`;

describe.each([
  [
    'sign-up',
    (password: string) =>
      newcomer(app).post('/auth/v1/signup', { email: `${Math.random()}@example.org`, password }),
  ],
  [
    'change',
    (password: string) =>
      newcomer(app).call('PUT', '/auth/v1/user', { body: { password }, token: ana.token }),
  ],
])('a password at a %s', (_, send) => {
  it('of more bytes than bcrypt reads is refused, not cut', async () => {
    const { status, body } = await send(tooLong);
    expect([status, body.error_code, body.msg]).toEqual([
      400,
      'validation_failed',
      'Password cannot be longer than 72 bytes',
    ]);
  });

  it('of three emoji has three characters', async () => {
    const { status, body } = await send('🙂🙂🙂');
    expect([status, body.error_code]).toEqual([422, 'weak_password']);
  });

  it('of 72 bytes is accepted', async () => {
    expect((await send(fits)).status).toBe(200);
  });
});

it('a password of 72 bytes signs in', async () => {
  await newcomer(app).call('PUT', '/auth/v1/user', { body: { password: fits }, token: ana.token });
  expect((await signIn(newcomer(app), 'ana@example.org', fits)).status).toBe(200);
});
