import { randomBytes } from 'node:crypto';
import {
  countRecoveryCodes,
  insertFactor,
  loadFactors,
  lockFactors,
  replaceRecoveryCodes,
} from '../../db/factors.server.ts';
import { RECOVERY_CODE_COUNT, RECOVERY_CODE_LENGTH, recoveryCodeOf } from '../../domain/second-factor.ts';
import { announceFactorEvent, type FactorCaller, type FactorDeps, type Refused } from './deps.server.ts';
import { standingOf } from './enroll-device.server.ts';
import { hashRecoveryCode } from './verify-code.server.ts';

type NewRecoveryCodes = { id: string; name: string; codes: string[] };

const usualName = 'Recovery codes';

/** How many codes there are, and how many of them are unused. Needs no proven second factor. */
export async function readRecoveryCodes(
  { db }: Pick<FactorDeps, 'db'>,
  { account }: FactorCaller,
): Promise<{ id: string; total: number; remaining: number } | Refused> {
  const factor = (await loadFactors(db, account.id)).find(({ kind }) => kind === 'recovery_code');
  if (!factor) return { refused: 'mfa_factor_not_found' };
  return { id: factor.id, ...(await countRecoveryCodes(db, factor.id)) };
}

/**
 * Creates the account's recovery codes, or replaces all of them (`renew`), which needs a proven second factor. They are returned here and
 * never again.
 */
export async function createRecoveryCodes(
  services: FactorDeps,
  { caller, renew }: { caller: FactorCaller; renew: boolean },
): Promise<NewRecoveryCodes | Refused> {
  const { db, clock, random } = services;
  const { account } = caller;
  if (!(await standingOf(services, caller)).proven) return { refused: 'insufficient_aal' };
  return db.transaction().execute(async (trx): Promise<NewRecoveryCodes | Refused> => {
    await lockFactors(trx, account.id);
    const now = clock.now();
    const factors = (await loadFactors(trx, account.id)).filter(({ verifiedAt }) => verifiedAt);
    const existing = factors.find(({ kind }) => kind === 'recovery_code');
    if (existing && !renew) return { refused: 'mfa_verified_factor_exists' };
    if (!existing && renew) return { refused: 'mfa_factor_not_found' };
    if (!factors.some(({ kind }) => kind !== 'recovery_code'))
      return { refused: 'mfa_recovery_codes_sole_factor' };
    const id = existing?.id ?? random.uuid();
    if (!existing)
      await insertFactor(trx, {
        id,
        accountId: account.id,
        kind: 'recovery_code',
        name: usualName,
        secret: null,
        verifiedAt: now,
        now,
      });
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
      recoveryCodeOf(randomBytes(RECOVERY_CODE_LENGTH)),
    );
    const hashed = codes.map((code) => ({ id: random.uuid(), hash: hashRecoveryCode(account.id, code) }));
    await replaceRecoveryCodes(trx, { factorId: id, codes: hashed, now });
    if (renew) await announceFactorEvent({ ...services, db: trx }, 'factor.recovery_renewed', caller);
    return { id, name: existing?.name ?? usualName, codes };
  });
}
