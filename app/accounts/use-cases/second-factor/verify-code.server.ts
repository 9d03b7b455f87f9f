import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import {
  announceSessions,
  deleteUnprovenSessions,
  deleteUnverified,
  type FactorRow,
  insertSessionFactor,
  loadFactors,
  lockFactors,
  useRecoveryCode,
  useStep,
} from '../../db/factors.server.ts';
import { insertFactorEvent } from '../../db/security-events.server.ts';
import { acceptedStep, parseDeviceCode, parseRecoveryCode } from '../../domain/second-factor.ts';
import {
  lockLiveSession,
  type LockedSession,
  type RefreshTokenHolder,
  renewRefreshToken,
} from '../rotate-refresh-token.server.ts';
import { announceFactorEvent, type FactorCaller, type FactorDeps, type Refused } from './deps.server.ts';
import { deltaOfCode } from './totp.server.ts';

/** A session in which the second factor was just proven. */
type ProvenSession = { refreshToken: string; holder: RefreshTokenHolder };

/**
 * Proves the second factor of the caller's session by a code of a device. Each code is accepted once. The first code of a device verifies it,
 * and ends the sessions of the account that have only a first factor.
 */
export async function verifyDeviceCode(
  services: FactorDeps,
  { caller, factorId, typed }: { caller: FactorCaller; factorId: string; typed: unknown },
): Promise<ProvenSession | Refused> {
  const { db, clock, liveSessions } = services;
  const { account } = caller;
  let ended: string[] = [];
  const proven = await db.transaction().execute(async (trx): Promise<ProvenSession | Refused> => {
    await lockFactors(trx, account.id);
    // Before anything is written: a session that ended meanwhile verifies no device and uses up no code.
    const live = await lockLiveSession(trx, services, account.sessionId);
    if (!live) return { refused: 'session_not_found' };
    const factor = (await loadFactors(trx, account.id)).find(
      ({ id, kind }) => id === factorId && kind === 'totp',
    );
    if (!factor) return { refused: 'mfa_factor_not_found' };
    const now = clock.now();
    const step = stepOfCode(services, { factor, typed, now });
    if (step === null || !(await useStep(trx, { factorId, step, now })))
      return { refused: 'mfa_verification_failed' };
    const session = await proveIn(trx, services, { live, factorId });
    if (factor.verifiedAt !== null) return session;
    await deleteUnverified(trx, account.id, factorId);
    ended = await deleteUnprovenSessions(trx, { accountId: account.id, except: account.sessionId });
    await announceFactorEvent({ ...services, db: trx }, 'factor.enrolled', caller);
    return session;
  });
  if ('refused' in proven) await recordRefusedCode(services, caller, proven);
  liveSessions.forget([...ended, account.sessionId]);
  return proven;
}

function stepOfCode(
  { cipher, log }: Pick<FactorDeps, 'cipher' | 'log'>,
  { factor, typed, now }: { factor: FactorRow; typed: unknown; now: Date },
): number | null {
  const code = parseDeviceCode(typed);
  const secret = factor.secret && cipher.decrypt(factor.id, factor.secret);
  if (secret === null)
    log.error({ factorId: factor.id }, 'a stored secret cannot be read: was JWT_SECRET changed?');
  if (code === null || secret === null) return null;
  return acceptedStep(deltaOfCode(secret, code, now), now, factor.lastStep);
}

/** Proves the second factor of the caller's session by a recovery code, which is used up. */
export async function verifyRecoveryCode(
  services: FactorDeps,
  { caller, typed }: { caller: FactorCaller; typed: unknown },
): Promise<ProvenSession | Refused> {
  const { db, clock, liveSessions } = services;
  const { account } = caller;
  const proven = await db.transaction().execute(async (trx): Promise<ProvenSession | Refused> => {
    await lockFactors(trx, account.id);
    // Before anything is written: a session that ended meanwhile verifies no device and uses up no code.
    const live = await lockLiveSession(trx, services, account.sessionId);
    if (!live) return { refused: 'session_not_found' };
    const factor = (await loadFactors(trx, account.id)).find(({ kind }) => kind === 'recovery_code');
    if (!factor) return { refused: 'mfa_factor_not_found' };
    const code = parseRecoveryCode(typed);
    const hash = code === null ? null : hashRecoveryCode(account.id, code);
    if (hash === null || !(await useRecoveryCode(trx, { factorId: factor.id, hash, now: clock.now() })))
      return { refused: 'mfa_verification_failed' };
    const session = await proveIn(trx, services, { live, factorId: factor.id });
    await announceFactorEvent({ ...services, db: trx }, 'factor.recovery_used', caller);
    return session;
  });
  if ('refused' in proven) await recordRefusedCode(services, caller, proven);
  liveSessions.forget([account.sessionId]);
  return proven;
}

export const hashRecoveryCode = (accountId: string, code: string): Buffer =>
  createHash('sha256').update(`${accountId}\n${code}`).digest();

async function proveIn(
  trx: Kysely<DB>,
  services: FactorDeps,
  { live, factorId }: { live: LockedSession; factorId: string },
): Promise<ProvenSession> {
  const renewed = await renewRefreshToken(trx, services, live);
  await insertSessionFactor(trx, { sessionId: live.id, factorId, now: services.clock.now() });
  await announceSessions(trx, renewed.holder.id);
  return renewed;
}

async function recordRefusedCode(
  { db, clock, random }: FactorDeps,
  { account, network }: FactorCaller,
  { refused }: Refused,
): Promise<void> {
  if (refused !== 'mfa_verification_failed') return;
  const event = { id: random.uuid(), accountId: account.id, network, at: clock.now() };
  await insertFactorEvent(db, { ...event, kind: 'factor.failed' });
}
