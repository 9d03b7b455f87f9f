import { decodeJwt } from 'jose';
import { endIfSuspended } from '#app/accounts/db/suspension.server.ts';
import { replaceFirstToken } from '#app/accounts/use-cases/rotate-refresh-token.server.ts';
import { rememberSessionDevice } from '#app/accounts/use-cases/session-device.server.ts';
import { type DescribedUser, type SignInMethod, signAccessToken, type TokenSession } from './access-token.ts';
import { suspendedAccount } from './answers.ts';
import type { AuthCallKind } from './calls.ts';
import { deviceCookie } from './known-devices.ts';
import { withFactors } from './factor-description.ts';
import { failed } from './google.ts';
import type { Front } from './parts.ts';

/**
 * Every response that starts or renews a session passes through here: the session records the device, and the device becomes a known one of
 * the account. The session of a suspended account ends here before it is handed out. `method` says how a session began; it gets a refresh
 * token of ours, and its access token our claims. Other responses pass unchanged.
 */
export async function signedIn(
  front: Front,
  call: AuthCallKind,
  answer: Response,
  method?: SignInMethod,
): Promise<Response> {
  const session = await sessionOf(answer);
  if (!session) return answer;
  const { services, seals } = front;
  if (await endIfSuspended(services.db, session.id, services.clock.now()))
    return answer.headers.has('location') ? awayAgain(services.settings.siteUrl) : suspendedAccount();
  const begun = method ? await withOwnRefreshToken(front, answer, session.id) : answer;
  const beginning = await rememberSessionDevice(services.db, session.id, {
    userAgent: call.c.req.header('user-agent'),
    address: call.place,
    method,
  });
  const signed =
    method && beginning ? await withOwnToken(front, begun, { ...beginning, id: session.id }) : begun;
  if (!session.email) return signed;
  const marked = new Response(signed.body, signed);
  marked.headers.append('set-cookie', deviceCookie(call.cookies, { ...services, seals }, session.email));
  return marked;
}

/** The response that starts a session, with a refresh token of ours in its body or in the address after Google. */
async function withOwnRefreshToken(
  { services }: Front,
  answer: Response,
  sessionId: string,
): Promise<Response> {
  const token = await replaceFirstToken(services.db, sessionId);
  if (token === null) return answer;
  const headers = new Headers(answer.headers);
  const [address, fragment] = (headers.get('location') ?? '').split('#');
  if (fragment !== undefined) {
    const parameters = new URLSearchParams(fragment);
    parameters.set('refresh_token', token);
    headers.set('location', `${address}#${parameters.toString()}`);
    return new Response(null, { status: answer.status, headers });
  }
  headers.delete('content-length');
  const body = (await answer.json()) as Record<string, unknown>;
  return Response.json({ ...body, refresh_token: token }, { status: answer.status, headers });
}

/** The response that starts a session with an access token of ours; unchanged where it has none in its body, as after Google. */
async function withOwnToken(front: Front, answer: Response, session: TokenSession): Promise<Response> {
  const { services } = front;
  if (answer.headers.has('location')) return answer;
  const body = (await answer.clone().json()) as Record<string, unknown> & { user?: DescribedUser };
  if (typeof body.user?.id !== 'string') return answer;
  const user = await withFactors(front, body.user);
  const [email, aud, role] = [user.email, user.aud, user.role].map((value) =>
    typeof value === 'string' && value !== '' ? value : null,
  );
  const holder = { id: body.user.id, email: email ?? null, aud: aud ?? null, role: role ?? null };
  const { token, expiresAt } = await signAccessToken(services, { holder, session, user });
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json(
    { ...body, user, access_token: token, expires_at: expiresAt },
    { status: answer.status, headers },
  );
}

/** Redirect after a refused return from Google; the page explains why. */
const awayAgain = (siteUrl: string): Response => {
  const location = failed(siteUrl, {
    error: 'access_denied',
    error_code: 'user_banned',
    error_description: 'User is banned',
  });
  return new Response(null, { status: 303, headers: { location } });
};

/** The session in a response of the service: in its body, or in the redirect address after Google. */
async function sessionOf(answer: Response): Promise<{ id: string; email: string } | null> {
  const token = answer.headers.has('sb-auth-session-id')
    ? await tokenInBody(answer)
    : tokenInAddress(answer.headers.get('location'));
  if (token === null) return null;
  const { session_id: id, email } = decodeJwt<{ session_id?: string; email?: string }>(token);
  return id === undefined ? null : { id, email: email ?? '' };
}

async function tokenInBody(answer: Response): Promise<string | null> {
  if (!answer.ok) return null;
  const body = (await answer.clone().json()) as { access_token?: string };
  return body.access_token ?? null;
}

function tokenInAddress(location: string | null): string | null {
  const fragment = location?.split('#')[1];
  return fragment === undefined ? null : new URLSearchParams(fragment).get('access_token');
}
