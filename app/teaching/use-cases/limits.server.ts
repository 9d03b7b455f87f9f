import type { LimitWindow, RateLimit } from '#app/platform/rate-limits.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { teachingError } from '../model/errors.ts';
import { lockVisitor, sessionTimesOfVisitor, turnsOfVisitor } from '../db/teaching.server.ts';
import type { SessionOwner } from '../model/record.ts';

/** Daily limits of a visitor without an account (docs/decisions/0007). Accounts have none. */
const visitorSessionsPerDay = 3;
const visitorTurnsPerDay = 60;
const day = 24 * 60 * 60 * 1000;

/**
 * Conversations that visitors of one network address begin in a day: a class of thirty with three each, behind one address. A visitor who drops
 * the cookie is a new one. Networks around an IPv6 /64: `NETWORK_BUDGETS`.
 */
export const visitorSessionsOfNetwork: LimitWindow = { times: 100, seconds: 24 * 3600 };

type Deps = Pick<Services, 'db' | 'clock'>;

/** Throws 429 `visitor_sessions`, with the seconds until the oldest session counted is a day old. */
export async function requireSessionLeft({ db, clock }: Deps, owner: SessionOwner): Promise<void> {
  if (!('visitorId' in owner)) return;
  const now = clock.now().getTime();
  const times = await sessionTimesOfVisitor(db, owner.visitorId, new Date(now - day));
  const [oldest] = times;
  if (times.length < visitorSessionsPerDay || !oldest) return;
  throw teachingError('visitor_sessions', {
    status: 429,
    params: { count: times.length },
    retryAfter: Math.ceil((oldest.getTime() + day - now) / 1000),
  });
}

/**
 * The same in the transaction that stores the session, one session of a visitor after the other: reading a problem takes a while, and
 * several can be sent at once.
 */
export async function requireSessionLeftInOrder(
  trx: Deps['db'],
  clock: Deps['clock'],
  owner: SessionOwner,
): Promise<void> {
  if (!('visitorId' in owner)) return;
  await lockVisitor(trx, owner.visitorId);
  await requireSessionLeft({ db: trx, clock }, owner);
}

/** Throws 429 `visitor_turns`. */
export async function requireTurnLeft({ db, clock }: Deps, owner: SessionOwner): Promise<void> {
  if (!('visitorId' in owner)) return;
  const now = clock.now().getTime();
  const { count, first } = await turnsOfVisitor(db, owner.visitorId, new Date(now - day));
  if (count < visitorTurnsPerDay || !first) return;
  throw teachingError('visitor_turns', {
    status: 429,
    retryAfter: Math.ceil((first.getTime() + day - now) / 1000),
  });
}

/**
 * Runs `begin`, counting a visitor's conversation for the network; one that did not begin is not counted. Throws 429
 * `visitor_network` with the seconds to wait.
 */
export async function countedForNetwork<Session>(
  limit: RateLimit | undefined,
  { owner, network }: { owner: SessionOwner; network: string | undefined },
  begin: () => Promise<Session>,
): Promise<Session> {
  if (!limit || network === undefined || !('visitorId' in owner)) return begin();
  const retryAfter = await limit.count(network);
  if (retryAfter > 0) throw teachingError('visitor_network', { status: 429, retryAfter });
  try {
    return await begin();
  } catch (thrown) {
    await limit.refund(network);
    throw thrown;
  }
}
