import { emailOf } from '../../db/changes.server.ts';
import {
  deleteUnverified,
  findSessionFactor,
  insertFactor,
  loadFactors,
  lockFactors,
} from '../../db/factors.server.ts';
import { LONGEST_DEVICE_NAME, MOST_DEVICES } from '../../domain/second-factor.ts';
import { requireFreshSignIn } from '../changes/fresh-sign-in.server.ts';
import type { FactorCaller, FactorDeps, Refused } from './deps.server.ts';
import { createTotpSecret, presentSecret } from './totp.server.ts';

type EnrolledDevice = { id: string; name: string; totp: { qr_code: string; secret: string; uri: string } };

/** A name on one line, without characters that change the direction of the text around it. */
export const readableName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DEVICE_NAME);

/**
 * Adds a device that is verified by its first code. The secret is returned here and never again. Devices that were never verified are
 * replaced. The first device needs a sign-in within the last 15 minutes (throws 403 `reauthentication_needed`), each further one a session
 * in which a second factor was proven.
 */
export async function enrollDevice(
  services: FactorDeps,
  { caller, name: typedName }: { caller: FactorCaller; name: string },
): Promise<EnrolledDevice | Refused> {
  const { db, cipher, clock, random } = services;
  const { account } = caller;
  const name = readableName(typedName);
  const { proven, hasFactor } = await standingOf(services, caller);
  if (hasFactor && !proven) return { refused: 'insufficient_aal' };
  if (!proven) await requireFreshSignIn(services, account);
  const secret = createTotpSecret();
  const id = random.uuid();
  const added = await db.transaction().execute(async (trx): Promise<Refused | null> => {
    await lockFactors(trx, account.id);
    await deleteUnverified(trx, account.id);
    const others = await loadFactors(trx, account.id);
    if (others.length >= MOST_DEVICES) return { refused: 'too_many_enrolled_mfa_factors' };
    if (name !== '' && others.some((other) => other.name === name))
      return { refused: 'mfa_factor_name_conflict' };
    await insertFactor(trx, {
      id,
      accountId: account.id,
      kind: 'totp',
      name,
      secret: cipher.encrypt(id, secret),
      verifiedAt: null,
      now: clock.now(),
    });
    return null;
  });
  if (added) return added;
  const email = (await emailOf(db, account.id)) ?? account.email;
  return { id, name, totp: presentSecret(secret, email) };
}

/** Whether the account has a verified factor, and whether one was proven in the caller's session. */
export async function standingOf(
  { db }: Pick<FactorDeps, 'db'>,
  { account }: Pick<FactorCaller, 'account'>,
): Promise<{ proven: boolean; hasFactor: boolean }> {
  const [sessionFactor, factors] = await Promise.all([
    findSessionFactor(db, account.sessionId),
    loadFactors(db, account.id),
  ]);
  return { proven: sessionFactor !== undefined, hasFactor: factors.some(({ verifiedAt }) => verifiedAt) };
}
