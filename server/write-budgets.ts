import type { MiddlewareHandler } from 'hono';
import type pg from 'pg';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import {
  createMemoryLimit,
  createMemoryNetworkLimit,
  createNetworkLimit,
  createRateLimit,
  type LimitWindow,
  type RateLimit,
} from '#app/platform/rate-limits.server.ts';
import { networkAddress } from './network-address.ts';

/*
 * Every write has a budget: signed in by account, otherwise by network address. Without one, a single account could fill the disk, and a
 * visitor becomes a new one by dropping the cookie: one machine could hold every free hour of every tutor, or flood the founders' inbox.
 */

type Budget = {
  account: LimitWindow;
  /** Of callers without an account; generous enough for a school behind one address. */
  network: LimitWindow;
  /** Of all callers together, for what somebody has to read. */
  together?: LimitWindow;
  /** Counted by each process for itself: bounds a flood without a statement per write. */
  perProcess?: true;
};

const minutes = (count: number): number => count * 60;
const hours = (count: number): number => count * 3600;

export const budgets = {
  /** Ordinary writes: five a second for ten minutes. */
  usual: {
    account: { times: 3000, seconds: minutes(10) },
    network: { times: 6000, seconds: minutes(10) },
    perProcess: true,
  },
  /** Messages into the founders' inbox, with a mail to each founder. */
  messages: {
    account: { times: 10, seconds: hours(1) },
    network: { times: 20, seconds: hours(1) },
    together: { times: 600, seconds: hours(1) },
  },
  /** Invitations by email to adults. Fewer a day are accepted from one account (`mostInvitations`); this bounds the refused ones as well. */
  invitations: {
    account: { times: 30, seconds: hours(24) },
    network: { times: 60, seconds: hours(24) },
  },
  /** Hours held for booking; at most three at a time. */
  holds: {
    account: { times: 600, seconds: minutes(10) },
    network: { times: 60, seconds: minutes(10) },
  },
  /** Conversations with the maths tutor that begin. */
  conversations: {
    account: { times: 300, seconds: minutes(10) },
    network: { times: 120, seconds: minutes(10) },
  },
  /** Turns of a conversation: each may cost a maths process and the language model. Visitors have a daily limit besides. */
  turns: {
    account: { times: 1500, seconds: minutes(10) },
    network: { times: 6000, seconds: minutes(10) },
  },
  /** Lessons that are written, exports, purchases: each starts work that lasts, or a call to another service. */
  large: {
    account: { times: 30, seconds: hours(1) },
    network: { times: 30, seconds: hours(1) },
  },
} as const satisfies Record<string, Budget>;

/** `none`: nothing is stored, and the call is limited per address as an open read (`openToAll`); or the caller proves itself otherwise. */
type BudgetName = keyof typeof budgets | 'none';

/** The first pattern that fits decides. A new feature needs a line: `tests/roles` fails for a write that none fits. */
const assignments: readonly (readonly [pattern: RegExp, budget: BudgetName])[] = [
  [/^POST \/contact$/, 'messages'],
  [/^POST \/adult-links$/, 'invitations'],
  [/^POST \/bookings\/(series\/)?holds$/, 'holds'],
  [/^POST \/teaching\/sessions$/, 'conversations'],
  [/^POST \/teaching\/sessions\/[^/]+\/(turns|thoughts)(\/[^/]+\/(anew|edit))?$/, 'turns'],
  [/^POST \/(teaching\/lessons|account\/(export|erasure)|credits\/packs|calendar-feed)$/, 'large'],
  [/^POST \/courses\/[^/]+\/certificates$/, 'large'],
  [/^POST \/(maths\/.+|practice\/tries|teaching\/(trials|readings))$/, 'none'],
  // Signed by Stripe; an event that is refused is lost for hours.
  [/^POST \/stripe\/webhook$/, 'none'],
  [
    /^\w+ \/(account|adult-links|bookings|calendar-feed|courses|credits|founders|learner-goals|learner-profiles|practice|teaching|tutor)(\/|$)/,
    'usual',
  ],
];

/** The budget of a write such as `POST /contact`; undefined for a call that nobody assigned one. */
export const budgetOf = (call: string): BudgetName | undefined =>
  assignments.find(([pattern]) => pattern.test(call))?.[1];

/** Whether a POST stores nothing, so that repeating it is harmless and its response need not be kept. */
export const storesNothing = (call: string): boolean =>
  budgetOf(call) === 'none' && call !== 'POST /stripe/webhook';

const base = '/functions/v1';
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
export const writeOf = (method: string, path: string): string => `${method} ${path.slice(base.length)}`;

type Limits = { account: RateLimit; network: RateLimit; together: RateLimit | null };

/** Counts each write. Throws 429 `too_many_requests` with the seconds to wait. A write without an assigned budget has the usual one. */
export function writeBudgets(pool: pg.Pool): MiddlewareHandler<ApiEnvironment> {
  const limits = new Map(
    Object.entries<Budget>(budgets).map(([name, budget]) => [name, limitsOf(pool, name, budget)]),
  );
  return async (c, next) => {
    const call = writeOf(c.req.method, c.req.path);
    const limit = reads.has(c.req.method) ? undefined : limits.get(budgetOf(call) ?? 'usual');
    const retryAfter = limit ? await count(limit, c.var.account?.id, networkAddress(c)) : 0;
    if (retryAfter > 0) throw platformError('too_many_requests', { status: 429, retryAfter });
    await next();
  };
}

function limitsOf(pool: pg.Pool, name: string, { account, network, together, perProcess }: Budget): Limits {
  const named = (whom: string) => `writes-${name}-${whom}`;
  return {
    account: perProcess
      ? createMemoryLimit(named('account'), account)
      : createRateLimit(pool, named('account'), account),
    network: perProcess
      ? createMemoryNetworkLimit(named('network'), network)
      : createNetworkLimit(pool, named('network'), network),
    together: together ? createRateLimit(pool, named('together'), together) : null,
  };
}

/** Seconds to wait; 0 when the write was counted. */
async function count(limits: Limits, accountId: string | undefined, address: string): Promise<number> {
  const own =
    accountId === undefined ? await limits.network.count(address) : await limits.account.count(accountId);
  return own > 0 ? own : ((await limits.together?.count('all')) ?? 0);
}
