import { SignJWT } from 'jose';
import type { SessionFactor } from '#app/accounts/db/factors.server.ts';
import { signingKeyOf } from '#app/platform/api/signing-key.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { accessTokenSeconds } from '../supabase.ts';

/** How a session began, in the words of the hosted service. */
export type SignInMethod = 'password' | 'otp' | 'oauth' | 'webauthn';

type Holder = {
  id: string;
  email: string | null;
  aud: string | null;
  role: string | null;
};

export type TokenSession = {
  id: string;
  /** Null for sessions that began before it was stored. */
  method: string | null;
  beganAt: Date;
  /** Undefined while no second factor was proven in the session. */
  secondFactor?: SessionFactor | undefined;
};

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** The proofs of the session in the form of the claim `amr`, the latest first. */
const proofsOf = ({ method, beganAt, secondFactor }: TokenSession) => [
  ...(secondFactor ? [{ method: secondFactor.kind, timestamp: secondsOf(secondFactor.provenAt) }] : []),
  // A passkey is both factors at once.
  ...(method === null || method === secondFactor?.kind ? [] : [{ method, timestamp: secondsOf(beganAt) }]),
];

/** An account as the auth service describes it. */
export type DescribedUser = Record<string, unknown>;

export type AccessToken = { token: string; expiresAt: number };

/**
 * Signs an access token with the claims of the hosted service, which applications of the official client read: issuer, assurance level, how
 * the session began, and the metadata of the account.
 */
export async function signAccessToken(
  { settings }: Pick<Services, 'settings'>,
  { holder, session, user }: { holder: Holder; session: TokenSession; user: DescribedUser },
): Promise<AccessToken> {
  const { privateKey, published } = signingKeyOf(settings.jwtSecret);
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const token = await new SignJWT({
    iss: `${settings.siteUrl}/auth/v1`,
    sub: holder.id,
    aud: holder.aud || 'authenticated',
    role: holder.role || 'authenticated',
    ...(holder.email === null ? {} : { email: holder.email }),
    phone: '',
    app_metadata: user.app_metadata ?? {},
    user_metadata: user.user_metadata ?? {},
    aal: session.secondFactor ? 'aal2' : 'aal1',
    amr: proofsOf(session),
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: published.kid })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt };
}
