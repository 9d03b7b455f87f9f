import { SignJWT } from 'jose';
import type { Services } from '#app/platform/services.server.ts';
import { accessTokenSeconds } from '../supabase.ts';

/** How a session began, in the words of the hosted service. */
export type SignInMethod = 'password' | 'otp' | 'oauth';

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
};

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
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const beganAt = Math.floor(session.beganAt.getTime() / 1000);
  const token = await new SignJWT({
    iss: `${settings.siteUrl}/auth/v1`,
    sub: holder.id,
    aud: holder.aud || 'authenticated',
    role: holder.role || 'authenticated',
    ...(holder.email === null ? {} : { email: holder.email }),
    phone: '',
    app_metadata: user.app_metadata ?? {},
    user_metadata: user.user_metadata ?? {},
    aal: 'aal1',
    amr: session.method === null ? [] : [{ method: session.method, timestamp: beganAt }],
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(settings.jwtSecret));
  return { token, expiresAt };
}
