import {
  rotateRefreshToken,
  sessionIdOfRefreshToken,
} from '#app/accounts/use-cases/rotate-refresh-token.server.ts';
import { refusal, refreshLater } from './answers.ts';
import type { Handler } from './calls.ts';
import { sessionAnswer } from './session-answer.ts';
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
