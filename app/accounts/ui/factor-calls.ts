import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { lastWait } from '#app/platform/refusals.ts';
import { type AuthOutcome, outcomeOfError } from '../model/errors.ts';
import { backendClient } from './session.ts';

/** An authenticator app that belongs to the account. */
export type Device = { id: string; name: string; createdAt: string };

type Result<Data> = { data: Data; problem: null } | { data: null; problem: NonNullable<AuthOutcome> };

async function attempt<Data>(
  call: (
    auth: SupabaseClient['auth'],
  ) => Promise<{ data: Data; error: null } | { data: unknown; error: AuthError }>,
): Promise<Result<NonNullable<Data>>> {
  try {
    const { data, error } = await call((await backendClient()).auth);
    if (!error) return { data: data as NonNullable<Data>, problem: null };
    const problem = outcomeOfError(error, { wait: lastWait(), now: Date.now() }) ?? 'unexpected';
    return { data: null, problem };
  } catch (thrown) {
    return { data: null, problem: thrown instanceof TypeError ? 'offline' : 'unexpected' };
  }
}

/** Whether this session has only its first factor although the account has a second one. */
export async function needsSecondFactor(): Promise<boolean> {
  const { data } = await attempt(({ mfa }) => mfa.getAuthenticatorAssuranceLevel());
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}

export type SecondFactor = {
  /** Authenticator apps. */
  devices: Device[];
  passkeys: Device[];
  /** Unused recovery codes; null where there are none at all. */
  codesLeft: number | null;
};

/** The verified second factors of the account. */
export async function loadSecondFactor(): Promise<Result<SecondFactor>> {
  const listed = await attempt(({ mfa }) => mfa.listFactors());
  if (listed.problem !== null) return listed;
  const [devices, passkeys] = [listed.data.totp, listed.data.webauthn].map((factors) =>
    factors.map(({ id, friendly_name: name = '', created_at: createdAt }) => ({ id, name, createdAt })),
  ) as [Device[], Device[]];
  const hasCodes = listed.data.all.some(({ factor_type: type }) => type === 'recovery_code');
  if (!hasCodes) return { data: { devices, passkeys, codesLeft: null }, problem: null };
  const status = await attempt(({ mfa }) => mfa.recoveryCodes.getStatus());
  return status.problem === null
    ? { data: { devices, passkeys, codesLeft: status.data.remaining }, problem: null }
    : status;
}

/** A code of a device. On success the session has its second factor. */
export const verifyDevice = async (factorId: string, code: string): Promise<AuthOutcome> =>
  (await attempt(({ mfa }) => mfa.challengeAndVerify({ factorId, code }))).problem;

/** A recovery code, which is used up. On success the session has its second factor. */
export const verifyRecoveryCode = async (code: string): Promise<AuthOutcome> =>
  (await attempt(({ mfa }) => mfa.recoveryCodes.verify({ code }))).problem;

/** What an authenticator app is set up with; shown once. */
export type NewDevice = { id: string; picture: string; secret: string };

export async function addDevice(name: string): Promise<Result<NewDevice>> {
  const { data, problem } = await attempt(({ mfa }) =>
    mfa.enroll({ factorType: 'totp', friendlyName: name.trim() }),
  );
  if (problem !== null) return { data: null, problem };
  const { id, totp } = data;
  return { data: { id, picture: totp.qr_code, secret: totp.secret }, problem: null };
}

export const removeDevice = async (factorId: string): Promise<AuthOutcome> =>
  (await attempt(({ mfa }) => mfa.unenroll({ factorId }))).problem;

/** New recovery codes. With `renew` they replace those that exist, which stop working. */
export async function createRecoveryCodes(renew: boolean): Promise<Result<string[]>> {
  const { data, problem } = await attempt(({ mfa }) =>
    renew ? mfa.recoveryCodes.regenerate() : mfa.recoveryCodes.generate(),
  );
  return problem === null ? { data: data.codes, problem: null } : { data: null, problem };
}
