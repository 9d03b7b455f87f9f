import { findSessionFactor } from '#app/accounts/db/factors.server.ts';
import {
  rotateRefreshToken,
  sessionIdOfRefreshToken,
  type RefreshTokenHolder,
} from '#app/accounts/use-cases/rotate-refresh-token.server.ts';
import { accessTokenSeconds } from '../supabase.ts';
import { type DescribedUser, signAccessToken } from './access-token.ts';
import { refusal, refreshLater } from './answers.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import { withFactors } from './factors.ts';
import type { Front } from './parts.ts';
import { signedIn } from './signed-in.ts';

/**
 * POST /token?grant_type=refresh_token. Done here because the service reads, revokes and creates in separate statements: two tabs that
 * refresh at once would end each other's session. Refreshes are limited per session, since a school shares one address; only tokens without
 * a session are counted for the address.
 */
export const refresh: Handler = async (front, call) => {
  const { budgets, services, liveSessions } = front;
  const token = typeof call.body.refresh_token === 'string' ? call.body.refresh_token : '';
  const sessionId = token === '' ? null : await sessionIdOfRefreshToken(services.db, token);
  const { wait } = await budgets.charge(
    sessionId === null ? ['refreshesOfPlace', call.place] : ['refreshesOfSession', sessionId],
  );
  if (wait > 0) return refreshLater(wait);
  if (sessionId === null) return call.forward();
  const rotation = await rotateRefreshToken(services, { sessionId, token });
  if (rotation.outcome === 'valid') {
    const { refreshToken, holder } = rotation;
    return signedIn(front, call, await sessionAnswer(front, call, { sessionId, refreshToken, holder }));
  }
  liveSessions.forget([sessionId]);
  return rotation.outcome === 'reused'
    ? refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    : refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
};

type Renewed = { sessionId: string; refreshToken: string; holder: RefreshTokenHolder };

/** The session response of the service, with its description of the account. */
export async function sessionAnswer(
  front: Front,
  { c }: AuthCallKind,
  { sessionId, refreshToken, holder }: Renewed,
): Promise<Response> {
  const { services, supabase } = front;
  const secondFactor = await findSessionFactor(services.db, sessionId);
  const session = { id: sessionId, method: holder.method, beganAt: holder.beganAt, secondFactor };
  // The description needs a token, and the token that is handed out needs the description.
  const first = await signAccessToken(services, { holder, session, user: {} });
  const request = new Request(new URL('/auth/v1/user', services.settings.siteUrl), {
    headers: { authorization: `Bearer ${first.token}` },
  });
  const described = await supabase.fetch(request, { language: c.var.language, redirectTo: undefined });
  if (!described.ok) return described;
  const user = await withFactors(front, (await described.json()) as DescribedUser);
  const { token, expiresAt } = await signAccessToken(services, { holder, session, user });
  return Response.json(
    {
      access_token: token,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: accessTokenSeconds,
      expires_at: expiresAt,
      user,
    },
    { headers: { 'sb-auth-session-id': sessionId, 'sb-auth-user-id': holder.id } },
  );
}
