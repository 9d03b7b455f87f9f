import {
  type FactorRow,
  findSessionFactor,
  loadFactors,
  markChallenged,
} from '#app/accounts/db/factors.server.ts';
import { CHALLENGE_LIFETIME, RECOVERY_CODE_COUNT } from '#app/accounts/domain/second-factor.ts';
import type {
  FactorCaller,
  FactorRefusal,
  Refused,
} from '#app/accounts/use-cases/second-factor/deps.server.ts';
import { enrollDevice } from '#app/accounts/use-cases/second-factor/enroll-device.server.ts';
import {
  createRecoveryCodes,
  readRecoveryCodes,
} from '#app/accounts/use-cases/second-factor/recovery-codes.server.ts';
import { removeFactor } from '#app/accounts/use-cases/second-factor/remove-factor.server.ts';
import {
  verifyDeviceCode,
  verifyRecoveryCode,
} from '#app/accounts/use-cases/second-factor/verify-code.server.ts';
import type { DescribedUser } from './access-token.ts';
import { refusal, tooManyRequests } from './answers.ts';
import type { Charge } from './budgets.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import { withFactors } from './factor-description.ts';
import type { Front } from './parts.ts';
import { sessionAnswer } from './session-answer.ts';
import { signedIn } from './signed-in.ts';

/*
 * The second factor: codes of an authenticator app, and recovery codes (experimental in the official client). Paths, bodies and error codes are
 * those of the hosted service.
 */

const refusals: Record<FactorRefusal, readonly [status: number, msg: string]> = {
  insufficient_aal: [403, 'AAL2 required to change the second factor'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes need another verified factor'],
  mfa_verified_factor_exists: [422, 'Recovery codes exist already, regenerate them instead'],
  webauthn_challenge_not_found: [400, 'Challenge not found'],
  webauthn_challenge_expired: [400, 'Challenge has expired'],
  webauthn_verification_failed: [400, 'The passkey could not be verified'],
  webauthn_credential_exists: [422, 'This passkey is registered already'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
};

export const refuse = ({ refused }: Refused): Response => {
  const [status, msg] = refusals[refused];
  return refusal(status, refused, msg);
};

type FactorHandler = (front: Front, call: AuthCallKind, caller: FactorCaller) => Promise<Response>;

/** A call of a signed-in caller. */
export const ofCaller =
  (handler: FactorHandler): Handler =>
  async (front, call) => {
    const { account, sessionEnded, language } = call.c.var;
    if (sessionEnded) return refuse({ refused: 'session_not_found' });
    if (!account?.sessionId)
      return refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const { sessionId } = account;
    return handler(front, call, { account: { ...account, sessionId }, language, network: call.place });
  };

export const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

export const depsOf = ({ services, cipher, liveSessions }: Front) => ({ ...services, cipher, liveSessions });

/** POST /factors */
export const enroll: Handler = ofCaller(async (front, { body }, caller) => {
  if (body.factor_type !== 'totp') return refusal(400, 'validation_failed', 'factor_type needs to be totp');
  const { wait } = await front.budgets.charge(['enrolmentsOfPerson', caller.account.id]);
  if (wait > 0) return tooManyRequests(wait);
  const name = typeof body.friendly_name === 'string' ? body.friendly_name : '';
  const enrolled = await enrollDevice(depsOf(front), { caller, name });
  if ('refused' in enrolled) return refuse(enrolled);
  const { id, totp } = enrolled;
  return Response.json({ id, type: 'totp', friendly_name: enrolled.name, totp });
});

/** The factor of the path: one of the caller's devices. */
async function deviceOf(
  front: Front,
  call: AuthCallKind,
  caller: FactorCaller,
): Promise<FactorRow | undefined> {
  const id = call.c.req.param('id') ?? '';
  if (!isUuid(id)) return undefined;
  const factors = await loadFactors(front.services.db, caller.account.id);
  return factors.find((factor) => factor.id === id && factor.kind === 'totp');
}

/** POST /factors/:id/challenge. A challenge is a sealed text and not stored: that each code is accepted once does not depend on it. */
export const challenge: Handler = ofCaller(async (front, call, caller) => {
  const { wait } = await front.budgets.charge(['verificationsOfPlace', call.place]);
  if (wait > 0) return tooManyRequests(wait);
  const device = await deviceOf(front, call, caller);
  if (!device) return refuse({ refused: 'mfa_factor_not_found' });
  const now = front.services.clock.now();
  await markChallenged(front.services.db, device.id, now);
  const expiresAt = Math.floor((now.getTime() + CHALLENGE_LIFETIME) / 1000);
  const id = front.seals.seal('challenge of a factor', `${device.id}~${expiresAt}`);
  return Response.json({ id, type: 'totp', expires_at: expiresAt });
});

/** POST /factors/:id/verify */
export const verifyFactor: Handler = ofCaller(async (front, call, caller) => {
  const device = await deviceOf(front, call, caller);
  if (!device) return refuse({ refused: 'mfa_factor_not_found' });
  const challenged = front.seals.open('challenge of a factor', String(call.body.challenge_id ?? ''));
  const [factorId, expiresAt] = challenged?.split('~') ?? [];
  if (factorId !== device.id)
    return refusal(422, 'mfa_verification_failed', 'MFA factor with the provided challenge ID not found');
  if (Number(expiresAt) * 1000 <= front.services.clock.now().getTime())
    return refusal(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge',
    );
  const charges: Charge[] = [
    ['wrongCodesOfFactor', device.id],
    ['wrongFactorCodesOfPerson', caller.account.id],
    ['wrongFactorCodesOfPersonADay', caller.account.id],
  ];
  return prove(front, call, {
    caller,
    charges,
    check: () => verifyDeviceCode(depsOf(front), { caller, factorId: device.id, typed: call.body.code }),
  });
});

/** POST /factors/recovery-codes/verify */
export const verifyRecovery: Handler = ofCaller((front, call, caller) =>
  prove(front, call, {
    caller,
    charges: [['wrongRecoveryCodesOfPerson', caller.account.id]],
    check: () => verifyRecoveryCode(depsOf(front), { caller, typed: call.body.code }),
  }),
);

type Proof = {
  caller: FactorCaller;
  charges: Charge[];
  check: () => ReturnType<typeof verifyRecoveryCode>;
};

/** Every code is counted before it is checked, so that parallel attempts cannot exceed the limit; right ones are refunded. */
async function prove(front: Front, call: AuthCallKind, { caller, charges, check }: Proof): Promise<Response> {
  const receipt = await front.budgets.charge(...charges);
  if (receipt.wait > 0) return tooManyRequests(receipt.wait);
  const proven = await check();
  if ('refused' in proven) {
    if (proven.refused !== 'mfa_verification_failed') await receipt.refund();
    return refuse(proven);
  }
  await receipt.refund();
  const { sessionId } = caller.account;
  return signedIn(front, call, await sessionAnswer(front, call, { sessionId, ...proven }));
}

/** DELETE /factors/:id */
export const unenroll: Handler = ofCaller(async (front, call, caller) => {
  const factorId = call.c.req.param('id') ?? '';
  if (!isUuid(factorId)) return refuse({ refused: 'mfa_factor_not_found' });
  const removed = await removeFactor(depsOf(front), { caller, factorId });
  return 'refused' in removed ? refuse(removed) : Response.json(removed);
});

/** DELETE /factors/recovery-codes */
export const unenrollRecovery: Handler = ofCaller(async (front, _, caller) => {
  const removed = await removeFactor(depsOf(front), { caller, factorId: 'recovery-codes' });
  return 'refused' in removed ? refuse(removed) : Response.json(removed);
});

/** GET /factors/recovery-codes */
export const recoveryStatus: Handler = ofCaller(async (front, _, caller) => {
  const status = await readRecoveryCodes(depsOf(front), caller);
  return 'refused' in status ? refuse(status) : Response.json({ ...status, type: 'recovery_code' });
});

const createCodes = (renew: boolean): Handler =>
  ofCaller(async (front, _, caller) => {
    const { wait } = await front.budgets.charge(['enrolmentsOfPerson', caller.account.id]);
    if (wait > 0) return tooManyRequests(wait);
    const created = await createRecoveryCodes(depsOf(front), { caller, renew });
    if ('refused' in created) return refuse(created);
    const { id, name, codes } = created;
    return Response.json({
      id,
      type: 'recovery_code',
      friendly_name: name,
      total: RECOVERY_CODE_COUNT,
      codes,
    });
  });

/** POST /factors/recovery-codes and POST /factors/recovery-codes/regenerate */
export const generateRecovery = createCodes(false);
export const regenerateRecovery = createCodes(true);

/** GET /user and PUT /user: the service's answer with the factors of the account. */
export async function withFactorsInAnswer(front: Front, answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const user = (await answer.clone().json()) as DescribedUser;
  const described = await withFactors(front, user);
  if (described === user) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json(described, { status: answer.status, headers });
}

/** The refusal of a change that needs a proven second factor, where the account has one; null when the change may go on. */
export async function refuseWithoutFactor(
  { services }: Front,
  account: { id: string; sessionId: string | undefined },
): Promise<Response | null> {
  const factors = await loadFactors(services.db, account.id);
  if (!factors.some(({ verifiedAt }) => verifiedAt)) return null;
  const proven = account.sessionId && (await findSessionFactor(services.db, account.sessionId));
  return proven
    ? null
    : refusal(401, 'insufficient_aal', 'AAL2 session is required to update the user when MFA is enabled.');
}
