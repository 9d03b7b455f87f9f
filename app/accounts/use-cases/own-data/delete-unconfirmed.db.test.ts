import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WholeHouse, wholeHouse } from '#tests/whole-house.ts';
import { deleteUnconfirmed } from './delete-unconfirmed.server.ts';

const day = 86_400_000;

let house: WholeHouse;
beforeEach(async () => {
  house = await wholeHouse();
});
afterEach(() => house.close());

const remaining = async () =>
  (await house.pool.query<{ email: string }>('select email from auth.users order by email')).rows.map(
    ({ email }) => email,
  );
const signUpOnly = (email: string) =>
  house.browser().call('POST', '/auth/v1/signup', { email, password: 'curvela-test-1', data: {} });

it('a sign-up that nobody confirms goes after seven days; accounts stay', { timeout: 30_000 }, async () => {
  await house.browser().signUp('ana.confirmed@example.org', 'Ana');
  await signUpOnly('nobody@example.org');
  await signUpOnly('again@example.org');
  house.clock.advance(7 * day - 60_000);
  await deleteUnconfirmed(house.services);
  expect(await remaining()).toEqual(['again@example.org', 'ana.confirmed@example.org', 'nobody@example.org']);
  // Asked for another mail on the last day.
  await house.pool.query(
    `update auth.users set confirmation_sent_at = $1 where email = 'again@example.org'`,
    [house.clock.now()],
  );
  house.clock.advance(2 * 60_000);
  await deleteUnconfirmed(house.services);
  expect(await remaining()).toEqual(['again@example.org', 'ana.confirmed@example.org']);
  const { rows } = await house.pool.query(
    `select from auth.identities where user_id not in (select id from auth.users)`,
  );
  expect(rows).toEqual([]);
});
