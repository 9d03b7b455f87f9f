import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import type { FactorCaller, FactorDeps } from './deps.server.ts';
import { enrollDevice } from './enroll-device.server.ts';
import { createFactorCipher } from './factor-cipher.server.ts';
import { verifyDeviceCode, verifyRecoveryCode } from './verify-code.server.ts';

/* Sessions that began long ago, or ended while a code was on its way. */

const clock = settableClock('2026-11-20T09:00:00Z');
const cipher = createFactorCipher('secret-of-the-stubbed-front-00000');
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const caller: FactorCaller = {
  account: partOf<FactorCaller['account']>({ id: 'u1', email: 'ana@example.org', sessionId: 's1' }),
  language: 'en',
  network: '203.0.113.9',
};
const phone = (verifiedAt: Date | null) => ({
  id: 'f1',
  kind: 'totp',
  friendly_name: 'Phone',
  verified_at: verifiedAt,
  secret: cipher.encrypt('f1', secret),
  last_step: null,
  last_challenged_at: null,
  created_at: clock.now(),
  updated_at: clock.now(),
});

/** Rows by the beginning of the statement that asks for them. */
function depsWith(rows: Record<string, unknown[]>) {
  const { db, ended } = stubDatabase(
    ({ text }) => Object.entries(rows).find(([start]) => text.startsWith(start))?.[1] ?? [],
  );
  const deps = partOf<FactorDeps>({
    db,
    clock,
    cipher,
    random: seededRandom(5),
    log: silentLog,
    settings: { adminEmails: [], siteUrl: 'https://curvela.example' },
    mail: { enqueue: () => Promise.resolve() },
    liveSessions: { forget: () => undefined },
  });
  return { deps, ended };
}
const yesterday = [{ began: new Date('2026-11-19T09:00:00Z') }];

it('a session that began yesterday may add a device after a second factor was proven in it', async () => {
  const { deps } = depsWith({
    'select "factor"."kind", "proven"."proven_at"': [{ kind: 'totp', proven_at: clock.now() }],
    'select * from "app"."factors"': [phone(clock.now())],
    'select created_at as began': yesterday,
  });
  expect(await enrollDevice(deps, { caller, name: 'Tablet' })).toMatchObject({ name: 'Tablet' });
});

it('a session that began yesterday may not add the first device', async () => {
  const { deps } = depsWith({ 'select created_at as began': yesterday });
  await expect(enrollDevice(deps, { caller, name: 'Phone' })).rejects.toMatchObject({
    code: 'reauthentication_needed',
    status: 403,
  });
});

it('the first code of a device changes nothing when the session has ended meanwhile', async () => {
  const { deps, ended } = depsWith({ 'select * from "app"."factors"': [phone(null)] });
  const typed = TOTP.generate({
    secret: new TOTP({ secret }).secret,
    timestamp: clock.now().getTime(),
  });
  expect(await verifyDeviceCode(deps, { caller, factorId: 'f1', typed })).toEqual({
    refused: 'session_not_found',
  });
  expect(ended.filter((text) => /^(delete|insert|update)/.test(text))).toEqual([]);
});

it('a recovery code is not used up when the session has ended meanwhile', async () => {
  const { deps, ended } = depsWith({
    'select * from "app"."factors"': [{ ...phone(clock.now()), kind: 'recovery_code', secret: null }],
    'update "app"."recovery_codes"': [{}],
  });
  const typed = 'abcd-efgh-jkmn-pqrs-tvwx-yz23';
  expect(await verifyRecoveryCode(deps, { caller, typed })).toEqual({ refused: 'session_not_found' });
  expect(ended.filter((text) => /^(delete|insert|update)/.test(text))).toEqual([]);
});
