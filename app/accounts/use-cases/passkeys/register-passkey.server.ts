import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { emailOf } from '../../db/changes.server.ts';
import {
  announceSessions,
  deleteFactors,
  deleteUnprovenSessions,
  deleteUnverified,
  insertFactor,
  insertSessionFactor,
  loadFactors,
  lockFactors,
} from '../../db/factors.server.ts';
import { insertChallenge, insertPasskey, listCredentials, takeChallenge } from '../../db/passkeys.server.ts';
import { LONGEST_DEVICE_NAME, MOST_DEVICES } from '../../domain/second-factor.ts';
import { requireFreshSignIn } from '../changes/fresh-sign-in.server.ts';
import { lockLiveSession } from '../rotate-refresh-token.server.ts';
import {
  announceFactorEvent,
  type FactorCaller,
  type FactorDeps,
  type Refused,
} from '../second-factor/deps.server.ts';
import { standingOf } from '../second-factor/enroll-device.server.ts';
import { loadWebAuthn, PASSKEY_CHALLENGE_LIFETIME, relyingParty } from './relying-party.server.ts';

/** ES256, EdDSA and RS256 (COSE): what authenticators make today. */
const algorithms = [-7, -8, -257] as const;

export type BegunRegistration = {
  challengeId: string;
  expiresAt: Date;
  options: PublicKeyCredentialCreationOptionsJSON;
};

/** Null, or why the caller may add no passkey. As for other devices of the second factor. */
async function refusalOf(services: FactorDeps, caller: FactorCaller): Promise<Refused | null> {
  const { proven, hasFactor } = await standingOf(services, caller);
  if (hasFactor && !proven) return { refused: 'insufficient_aal' };
  if (!proven) await requireFreshSignIn(services, caller.account);
  return null;
}

/**
 * Begins to add a passkey to the caller's account. The first one needs a sign-in within the last 15 minutes (throws 403
 * `reauthentication_needed`), each further one a session in which a second factor was proven.
 */
export async function beginRegistration(
  services: FactorDeps,
  caller: FactorCaller,
): Promise<BegunRegistration | Refused> {
  const { db, clock, random, settings } = services;
  const { account } = caller;
  const refused = await refusalOf(services, caller);
  if (refused) return refused;
  const party = relyingParty(settings);
  const email = (await emailOf(db, account.id)) ?? account.email;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(account.id),
    userName: email,
    userDisplayName: email,
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    attestationType: 'none',
    supportedAlgorithmIDs: [...algorithms],
    excludeCredentials: (await listCredentials(db, account.id)).map(({ credentialId }) => ({
      id: credentialId,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = random.uuid();
  const expiresAt = new Date(clock.now().getTime() + PASSKEY_CHALLENGE_LIFETIME);
  const stored = { id: challengeId, accountId: account.id, challenge: options.challenge, expiresAt };
  await insertChallenge(db, stored);
  return { challengeId, expiresAt, options };
}

type NewPasskey = { id: string; name: string; createdAt: Date };

/**
 * Adds the passkey with which the authenticator answered. It proves the second factor of the caller's session, and, as the account's first
 * factor, ends the sessions that have only a first one. Its name can be changed later.
 */
export async function finishRegistration(
  services: FactorDeps,
  {
    caller,
    challengeId,
    response,
    name,
  }: { caller: FactorCaller; challengeId: string; response: RegistrationResponseJSON; name: string },
): Promise<NewPasskey | Refused> {
  const { db, clock, random, settings, liveSessions } = services;
  const { account } = caller;
  const now = clock.now();
  const taken = await takeChallenge(db, { id: challengeId, accountId: account.id, now });
  if (!taken) return { refused: 'webauthn_challenge_not_found' };
  if (taken.isExpired) return { refused: 'webauthn_challenge_expired' };
  const refused = await refusalOf(services, caller);
  if (refused) return refused;
  const party = relyingParty(settings);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: taken.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: [...algorithms],
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return { refused: 'webauthn_verification_failed' };
  const { credential } = verified.registrationInfo;
  const factorId = random.uuid();
  let ended: string[] = [];
  const added = await db.transaction().execute(async (trx): Promise<Refused | null> => {
    await lockFactors(trx, account.id);
    if (!(await lockLiveSession(trx, services, account.sessionId))) return { refused: 'session_not_found' };
    await deleteUnverified(trx, account.id);
    const others = await loadFactors(trx, account.id);
    if (others.length >= MOST_DEVICES) return { refused: 'too_many_enrolled_mfa_factors' };
    await insertFactor(trx, {
      id: factorId,
      accountId: account.id,
      kind: 'webauthn',
      name: name.slice(0, LONGEST_DEVICE_NAME),
      secret: null,
      verifiedAt: now,
      now,
    });
    const passkey = {
      factorId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
    };
    if (!(await insertPasskey(trx, passkey))) {
      await deleteFactors(trx, [factorId]);
      return { refused: 'webauthn_credential_exists' };
    }
    await insertSessionFactor(trx, { sessionId: account.sessionId, factorId, now });
    await announceSessions(trx, account.id);
    if (others.length === 0)
      ended = await deleteUnprovenSessions(trx, { accountId: account.id, except: account.sessionId });
    await announceFactorEvent({ ...services, db: trx }, 'factor.enrolled', caller);
    return null;
  });
  liveSessions.forget([...ended, account.sessionId]);
  return added ?? { id: factorId, name, createdAt: now };
}
