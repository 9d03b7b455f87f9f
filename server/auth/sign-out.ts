import { SIGN_OUT_SCOPES, type SignOutScope, signOutSessions } from '#app/accounts/db/account-page.server.ts';
import { refusal } from './answers.ts';
import type { Handler } from './calls.ts';
import { refuseWithoutFactor } from './factors.ts';

/**
 * POST /logout: ends this session, all sessions of the account, or all others. A session that has ended already needs no further step, so
 * that a browser can always clear itself: the official client ignores this refusal. Where the session lacks the second factor of the account
 * it ends no other session: `global` ends this one alone, `others` is refused with 422 `insufficient_aal` (the official client takes 401, 403
 * and 404 for a success).
 */
export const signOut: Handler = async (front, call) => {
  const { services, liveSessions } = front;
  const { account, sessionEnded } = call.c.var;
  if (sessionEnded)
    return refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (!account) return refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const scope = call.c.req.query('scope') ?? call.body.scope ?? 'global';
  if (!isScope(scope))
    return refusal(400, 'validation_failed', `Unsupported logout scope "${String(scope)}"`);
  const lacksFactor = scope !== 'local' && (await refuseWithoutFactor(front, account)) !== null;
  if (lacksFactor && scope === 'others')
    return refusal(
      422,
      'insufficient_aal',
      'AAL2 session is required to end other sessions when MFA is enabled.',
    );
  const { id: accountId, sessionId = '' } = account;
  const allowed = lacksFactor ? 'local' : scope;
  const ended = await signOutSessions(services.db, { accountId, sessionId, scope: allowed });
  liveSessions.forget(ended);
  return new Response(null, { status: 204 });
};

const isScope = (scope: unknown): scope is SignOutScope =>
  SIGN_OUT_SCOPES.some((candidate) => candidate === scope);
