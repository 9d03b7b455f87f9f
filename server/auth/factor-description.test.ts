import { expect, it } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { withFactors } from './factor-description.ts';
import type { Front } from './parts.ts';

const user = { id: 'u1', email: 'ana@example.org' };
const createdAt = new Date('2026-11-20T09:00:00Z');
const verifiedAt = new Date('2026-11-20T09:01:00Z');
const phone = {
  id: 'f1',
  kind: 'totp',
  friendly_name: 'Phone',
  verified_at: verifiedAt,
  secret: Buffer.from('secret'),
  last_step: '5',
  last_challenged_at: null,
  created_at: createdAt,
  updated_at: verifiedAt,
};
const describeUser = (factors: object[]) =>
  withFactors({ services: partOf<Front['services']>({ db: stubDatabase(() => factors).db }) }, user);

it('an account without a factor is described as before', async () => {
  expect(await describeUser([])).toEqual({ id: 'u1', email: 'ana@example.org' });
});

it('the factors of an account are described without their secrets', async () => {
  expect(await describeUser([phone])).toEqual({
    id: 'u1',
    email: 'ana@example.org',
    factors: [
      {
        id: 'f1',
        friendly_name: 'Phone',
        factor_type: 'totp',
        status: 'verified',
        created_at: '2026-11-20T09:00:00.000Z',
        updated_at: '2026-11-20T09:01:00.000Z',
      },
    ],
  });
});
