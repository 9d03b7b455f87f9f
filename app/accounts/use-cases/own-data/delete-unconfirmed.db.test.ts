import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { deleteUnconfirmed } from './delete-unconfirmed.server.ts';

const day = 86_400_000;

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const remaining = async () =>
  (await app.pool.query<{ email: string }>('select email from auth.users order by email')).rows.map(
    ({ email }) => email,
  );
const signUpOnly = (email: string) =>
  app.browser().call('POST', '/auth/v1/signup', { email, password: 'curvela-test-1', data: {} });

it('an unconfirmed sign-up is deleted after seven days; accounts stay', { timeout: 30_000 }, async () => {
  await app.browser().signUp('ana.confirmed@example.org', 'Ana');
  await signUpOnly('nobody@example.org');
  await signUpOnly('again@example.org');
  app.clock.advance(7 * day - 60_000);
  await deleteUnconfirmed(app.services);
  expect(await remaining()).toEqual(['again@example.org', 'ana.confirmed@example.org', 'nobody@example.org']);
  // Another confirmation email was requested on the last day.
  await app.pool.query(`update auth.users set confirmation_sent_at = $1 where email = 'again@example.org'`, [
    app.clock.now(),
  ]);
  app.clock.advance(2 * 60_000);
  await deleteUnconfirmed(app.services);
  expect(await remaining()).toEqual(['again@example.org', 'ana.confirmed@example.org']);
  const { rows } = await app.pool.query(
    `select from auth.identities where user_id not in (select id from auth.users)`,
  );
  expect(rows).toEqual([]);
});
