import { randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Services } from '#app/platform/services.server.ts';
import { insertSessionFactor } from '../../db/factors.server.ts';
import {
  findPasskey,
  insertChallenge,
  insertSession,
  type StoredPasskey,
  takeChallenge,
  usePasskey,
} from '../../db/passkeys.server.ts';
import { insertFactorEvent } from '../../db/security-events.server.ts';
import type { RefreshTokenHolder } from '../rotate-refresh-token.server.ts';
import type { Refused } from '../second-factor/deps.server.ts';
import { loadWebAuthn, PASSKEY_CHALLENGE_LIFETIME, relyingParty } from './relying-party.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings'>;

export type BegunSignIn = {
  challengeId: string;
  expiresAt: Date;
  options: PublicKeyCredentialRequestOptionsJSON;
};

/** Begins a sign-in of whoever has a passkey for this site: nothing is said about any account. */
export async function beginPasskeySignIn({ db, clock, random, settings }: Deps): Promise<BegunSignIn> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    userVerification: 'required',
  });
  const challengeId = random.uuid();
  const expiresAt = new Date(clock.now().getTime() + PASSKEY_CHALLENGE_LIFETIME);
  await insertChallenge(db, { id: challengeId, accountId: null, challenge: options.challenge, expiresAt });
  return { challengeId, expiresAt, options };
}

export type PasskeySession = { sessionId: string; refreshToken: string; holder: RefreshTokenHolder };

/**
 * Signs in with the answer of an authenticator. The person has proven themselves to it by finger, face or PIN: the session has both factors. An
 * unknown passkey and a wrong answer are refused alike; a wrong answer for a known one is recorded. `network`: the caller’s address.
 */
export async function finishPasskeySignIn(
  services: Deps,
  {
    challengeId,
    response,
    network,
  }: { challengeId: string; response: AuthenticationResponseJSON; network: string },
): Promise<PasskeySession | Refused> {
  const { db, clock, random } = services;
  const now = clock.now();
  const taken = await takeChallenge(db, { id: challengeId, accountId: null, now });
  if (!taken) return { refused: 'webauthn_challenge_not_found' };
  if (taken.isExpired) return { refused: 'webauthn_challenge_expired' };
  const passkey = await findPasskey(db, response.id);
  const counter = passkey && (await counterOf(services, { response, challenge: taken.challenge, passkey }));
  if (passkey === undefined) return { refused: 'webauthn_verification_failed' };
  const failed = async (): Promise<Refused> => {
    const event = { id: random.uuid(), accountId: passkey.accountId, network, at: now };
    await insertFactorEvent(db, { ...event, kind: 'factor.failed' });
    return { refused: 'webauthn_verification_failed' };
  };
  if (counter === undefined) return failed();
  const refreshToken = randomBytes(32).toString('base64url');
  const session = await db.transaction().execute(async (trx): Promise<PasskeySession | null> => {
    const { factorId, accountId, counter: before } = passkey;
    if (!(await usePasskey(trx, { factorId, before, counter, now }))) return null;
    const [sessionId, tokenId] = [random.uuid(), random.uuid()];
    const begun = { id: sessionId, accountId, method: 'webauthn', tokenId, refreshToken };
    const holder = await insertSession(trx, begun);
    if (!holder) return null;
    await insertSessionFactor(trx, { sessionId, factorId, now });
    return { sessionId, refreshToken, holder };
  });
  return session ?? failed();
}

/** The counter of a right answer; undefined for a wrong one, and for one whose counter has not grown: then a copy of the key is in use. */
async function counterOf(
  { settings }: Pick<Deps, 'settings'>,
  {
    response,
    challenge,
    passkey,
  }: { response: AuthenticationResponseJSON; challenge: string; passkey: StoredPasskey },
): Promise<number | undefined> {
  const party = relyingParty(settings);
  const owner = response.response.userHandle;
  if (owner && Buffer.from(owner, 'base64url').toString() !== passkey.accountId) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
