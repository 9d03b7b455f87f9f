import { decodeJwt } from 'jose';
import { endIfSuspended } from '#app/accounts/db/suspension.server.ts';
import { rememberSessionDevice } from '#app/accounts/use-cases/session-device.server.ts';
import { suspendedAccount } from './answers.ts';
import type { AuthCallKind } from './calls.ts';
import { deviceCookie } from './known-devices.ts';
import { failed } from './google.ts';
import type { Front } from './parts.ts';

/**
 * Whatever begins or renews a session passes here: the session learns the device it is used from, and the device becomes a
 * known one of that account. A suspended account’s session ends here before anybody has it. Other answers pass unchanged.
 */
export async function signedIn(front: Front, call: AuthCallKind, answer: Response): Promise<Response> {
  const session = await sessionOf(answer);
  if (!session) return answer;
  const { services, seals } = front;
  if (await endIfSuspended(services.db, session.id, services.clock.now()))
    return answer.headers.has('location') ? awayAgain(services.settings.siteUrl) : suspendedAccount();
  await rememberSessionDevice(services.db, session.id, {
    userAgent: call.c.req.header('user-agent'),
    address: call.place,
  });
  if (!session.email) return answer;
  const marked = new Response(answer.body, answer);
  marked.headers.append('set-cookie', deviceCookie(call.cookies, { ...services, seals }, session.email));
  return marked;
}

/** Back from Google without a session; the page says why. */
const awayAgain = (siteUrl: string): Response => {
  const location = failed(siteUrl, {
    error: 'access_denied',
    error_code: 'user_banned',
    error_description: 'User is banned',
  });
  return new Response(null, { status: 303, headers: { location } });
};

/** The session that an answer of the service hands out: in its body, or in the address that Google's visitor is sent to. */
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
