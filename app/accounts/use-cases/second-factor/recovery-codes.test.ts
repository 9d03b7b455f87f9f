import { expect, it } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { partOf } from '#tests/support/part-of.ts';
import { type SqlStatement, stubDatabase } from '#tests/support/stub-database.ts';
import type { FactorCaller, FactorDeps } from './deps.server.ts';
import { createRecoveryCodes, readRecoveryCodes } from './recovery-codes.server.ts';

const clock = settableClock('2026-11-20T09:00:00Z');
const caller: FactorCaller = {
  account: partOf<FactorCaller['account']>({ id: 'u1', email: 'ana@example.org', sessionId: 's1' }),
  language: 'en',
  network: '203.0.113.9',
};
const factor = (kind: 'totp' | 'recovery_code', change: object = {}) => ({
  id: `${kind}-1`,
  kind,
  friendly_name: kind === 'totp' ? 'Phone' : 'My codes',
  verified_at: clock.now(),
  secret: null,
  last_step: null,
  last_challenged_at: null,
  created_at: clock.now(),
  updated_at: clock.now(),
  ...change,
});

/** An account with these factors, in a session in which one was proven unless `proven` is false. */
function accountWith(factors: readonly ReturnType<typeof factor>[], { proven = true } = {}) {
  const statements: SqlStatement[] = [];
  const mails: string[] = [];
  const { db } = stubDatabase((statement) => {
    statements.push(statement);
    const { text } = statement;
    if (text.startsWith('select * from "app"."factors"')) return [...factors];
    if (text.startsWith('select "factor"."kind", "proven"."proven_at"'))
      return proven ? [{ kind: 'totp', proven_at: clock.now() }] : [];
    return text.includes('from auth.users') ? [{ id: 'u1', email: 'ana@example.org' }] : [];
  });
  const deps = partOf<FactorDeps>({
    db,
    clock,
    random: seededRandom(5),
    settings: { adminEmails: [], siteUrl: 'https://curvela.example' },
    mail: {
      enqueue: (_db: unknown, { subject }: { subject: string }) => Promise.resolve(void mails.push(subject)),
    },
  });
  const writes = () => statements.filter(({ text }) => /^(delete|insert|update)/.test(text));
  return { deps, statements, writes, mails };
}
const phone = factor('totp');
const codes = factor('recovery_code');

it('new codes replace those of the same factor, which keeps its id and its name', async () => {
  const { deps, statements, writes, mails } = accountWith([phone, codes]);
  const made = await createRecoveryCodes(deps, { caller, renew: true });
  expect(made).toMatchObject({ id: 'recovery_code-1', name: 'My codes' });
  expect(new Set('codes' in made ? made.codes : []).size).toBe(10);
  const stored = statements.find(({ text }) => text.startsWith('insert into "app"."recovery_codes"'));
  expect(stored?.parameters.filter((value) => value === 'recovery_code-1')).toHaveLength(10);
  expect(writes().filter(({ text }) => text.startsWith('insert into "app"."factors"'))).toEqual([]);
  expect(mails).toHaveLength(1);
});

it('the first codes are a factor of their own, of which no mail is sent', async () => {
  const { deps, statements, mails } = accountWith([phone]);
  const made = await createRecoveryCodes(deps, { caller, renew: false });
  expect(made).toMatchObject({ name: 'Recovery codes' });
  const added = statements.find(({ text }) => text.startsWith('insert into "app"."factors"'));
  expect(added?.parameters).toEqual(expect.arrayContaining(['u1', 'recovery_code', 'Recovery codes']));
  expect('id' in made && added?.parameters.includes(made.id)).toBe(true);
  expect(mails).toEqual([]);
});

type Refusal = [string, ReturnType<typeof factor>[], { renew: boolean; proven?: boolean }, string];
const unproven = factor('totp', { verified_at: null });
const refusals: Refusal[] = [
  ['without a proven factor', [phone, codes], { renew: true, proven: false }, 'insufficient_aal'],
  ['that exist', [phone, codes], { renew: false }, 'mfa_verified_factor_exists'],
  ['to replace none', [phone], { renew: true }, 'mfa_factor_not_found'],
  ['as the only factor', [codes], { renew: true }, 'mfa_recovery_codes_sole_factor'],
  ['beside an unproven device', [unproven, codes], { renew: true }, 'mfa_recovery_codes_sole_factor'],
];
it.each(refusals)(
  'codes %s are refused, and nothing is written',
  async (_, factors, { renew, ...more }, refused) => {
    const { deps, writes } = accountWith(factors, more);
    expect(await createRecoveryCodes(deps, { caller, renew })).toEqual({ refused });
    expect(writes()).toEqual([]);
  },
);

it('the number of codes needs no proven factor, but codes', async () => {
  const { deps } = accountWith([phone]);
  expect(await readRecoveryCodes(deps, caller)).toEqual({ refused: 'mfa_factor_not_found' });
});
