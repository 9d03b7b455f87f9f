import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Services } from '#app/platform/services.server.ts';
import { knownAddress } from '../network-address.ts';
import { refused } from '../refused.ts';
import { arrivalOf, type Coming } from './arrival.ts';
import { Lateness } from './lateness.ts';
import { Pace } from './pace.ts';
import { overloadTexts } from './texts.ts';
import { type QueueFigures, RequestQueue } from './request-queue.ts';

/** A waiting request and its callback. */
type WaitingRequest = { resume: (goes: boolean) => void };

/** Milliseconds between two checks for expired requests, while any wait. */
const lookEvery = 25;
/** Milliseconds between two log lines about it. */
const logEvery = 10_000;
/** `Retry-After` in seconds, random so that refused clients do not come back together. */
const waits = { least: 1, most: 4 };

/**
 * Requests that bypass the gate: monitoring, signing in and out. Passwords have a queue of their own (record 0007), and a session that
 * cannot be refreshed would be signed out. Build files are answered before the gate.
 */
const passes = (method: string, path: string): boolean =>
  ['/healthz', '/readyz', '/metrics', '/robots.txt'].includes(path) ||
  path.startsWith('/auth/v1/') ||
  (method === 'DELETE' && path.startsWith('/functions/v1/account/sessions'));

export type OverloadGate = {
  admit: MiddlewareHandler<ApiEnvironment>;
  /** Shutdown: waiting requests are answered, new ones are not expected. */
  close(): void;
  /** Requests in progress, waiting, and refused since the start. */
  load(): { inside: number; waiting: number; refused: number };
};

type Parts = Pick<Services, 'log' | 'random'> & {
  figures?: QueueFigures;
  lateness?: Lateness;
  pace?: Pace;
  /** Monotonic milliseconds. */
  now?: () => number;
  /** Calls `look` at an interval until the returned function is called. */
  repeat?: (look: () => void, every: number) => () => void;
  wait?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Runs some requests at once, queues others briefly, and refuses with 503 and `Retry-After` those that exceed the queue, and all while the
 * event loop lags. Before that, the requests of one address are paced. A request holds a slot from the time its body is complete until its
 * response starts: slow senders hold none, and streams run without one.
 */
export function overloadGate({
  log,
  random,
  figures,
  lateness = new Lateness(),
  pace = new Pace(),
  now = () => performance.now(),
  repeat = repeated,
  wait = sleep,
}: Parts): OverloadGate {
  const queue = new RequestQueue<WaitingRequest>(figures);
  let refused = 0;
  let closing = false;
  let early = 0;
  let lastLog = { at: Number.NEGATIVE_INFINITY, refused: 0 };
  let stop: (() => void) | null = null;
  const sentAway = (count: number) => {
    refused += count;
    if (count === 0 || now() - lastLog.at < logEvery) return;
    log.warn(
      { refused: refused - lastLog.refused, waiting: queue.waiting },
      'more is asked than can be answered',
    );
    lastLog = { at: now(), refused };
  };
  const look = () => {
    const step = queue.step(now(), lateness.busy(now()));
    for (const entry of step.go) entry.resume(true);
    for (const entry of step.refused) entry.resume(false);
    sentAway(step.refused.length);
    if (queue.waiting === 0) stop = stop?.() ?? null;
    else stop ??= repeat(look, lookEvery);
  };
  const stopBeats = repeat(() => lateness.beat(now()), lateness.figures.every);
  const comesIn = (entry: WaitingRequest): boolean | Promise<boolean> =>
    queue.enter(entry, now()) ||
    new Promise<boolean>((resolve) => {
      entry.resume = resolve;
      look();
    });
  /** Waits for the turn of a request by its address; false when it gets none. A refusal waits as well, because the client would retry at once. */
  const hasTurn = async (address: string | null): Promise<boolean> => {
    const turn = address === null || closing ? 0 : pace.turnIn(address, now());
    if (turn === 0) return true;
    if (early >= pace.figures.mostWaiting) return false;
    early += 1;
    await wait(turn ?? pace.figures.patience);
    early -= 1;
    return turn !== null;
  };
  return {
    close: () => {
      closing = true;
      stopBeats();
      queue.close();
    },
    load: () => ({ inside: queue.inside, waiting: queue.waiting + early, refused }),
    admit: async (c, next) => {
      const turn = await hasTurn(knownAddress(c));
      if (passes(c.req.method, c.req.path)) return next();
      if (!turn || (!closing && lateness.stands(now()))) {
        sentAway(1);
        return refuse(c, random);
      }
      const { incoming } = (c.env ?? {}) as { incoming?: Partial<Coming> };
      await arrivalOf(incoming);
      const entry: WaitingRequest = { resume: () => undefined };
      try {
        if (!(await comesIn(entry))) return await refuse(c, random);
        await next();
      } finally {
        queue.leave(entry);
        if (queue.waiting > 0) look();
      }
    },
  };
}

function repeated(look: () => void, every: number): () => void {
  const timer = setInterval(look, every).unref();
  return () => clearInterval(timer);
}

async function refuse(
  c: Context<ApiEnvironment>,
  random: Pick<Services['random'], 'fraction'>,
): Promise<Response> {
  const seconds = waits.least + Math.floor(random.fraction() * (waits.most - waits.least));
  c.set('sentAway', true);
  return refused(c, platformError('overloaded', { status: 503, retryAfter: seconds }), overloadTexts);
}
