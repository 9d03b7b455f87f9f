import { announceSessions, deleteFactors, loadFactors, lockFactors } from '../../db/factors.server.ts';
import { announceFactorEvent, type FactorCaller, type FactorDeps, type Refused } from './deps.server.ts';
import { standingOf } from './enroll-device.server.ts';

/**
 * Removes a device, or the recovery codes. Sessions whose second factor it was have only their first one from then on. A verified factor can be
 * removed only in a session with a proven second factor. The recovery codes go with the last device: they are never the only second factor.
 */
export async function removeFactor(
  services: FactorDeps,
  { caller, factorId }: { caller: FactorCaller; factorId: string | 'recovery-codes' },
): Promise<{ id: string } | Refused> {
  const { db, liveSessions } = services;
  const { account } = caller;
  const { proven } = await standingOf(services, caller);
  const removed = await db.transaction().execute(async (trx): Promise<{ id: string } | Refused> => {
    await lockFactors(trx, account.id);
    const factors = await loadFactors(trx, account.id);
    const factor = factors.find(({ id, kind }) =>
      factorId === 'recovery-codes' ? kind === 'recovery_code' : id === factorId,
    );
    if (!factor) return { refused: 'mfa_factor_not_found' };
    if (factor.verifiedAt && !proven) return { refused: 'insufficient_aal' };
    const keepsDevice = factors.some(
      ({ id, kind, verifiedAt }) => id !== factor.id && kind !== 'recovery_code' && verifiedAt,
    );
    const removesCodes = factor.kind !== 'recovery_code' && !keepsDevice;
    const codes = factors.filter(({ kind }) => kind === 'recovery_code');
    await deleteFactors(
      trx,
      [factor, ...(removesCodes ? codes : [])].map(({ id }) => id),
    );
    await announceSessions(trx, account.id);
    if (factor.verifiedAt) await announceFactorEvent({ ...services, db: trx }, 'factor.removed', caller);
    return { id: factor.id };
  });
  liveSessions.forget([account.sessionId]);
  return removed;
}
