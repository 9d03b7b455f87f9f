import { findSessionFactor } from '#app/accounts/db/factors.server.ts';
import type { RefreshTokenHolder } from '#app/accounts/use-cases/rotate-refresh-token.server.ts';
import { tokenForService } from '#app/platform/api/signing-key.server.ts';
import { accessTokenSeconds } from '../supabase.ts';
import { type DescribedUser, signAccessToken } from './access-token.ts';
import type { AuthCallKind } from './calls.ts';
import { withFactors } from './factor-description.ts';
import type { Front } from './parts.ts';

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
    headers: { authorization: `Bearer ${tokenForService(first.token, services.settings.jwtSecret)}` },
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
