import type { Services } from '#app/platform/services.server.ts';

/** Answers to what a caller may not do: no valid session, no permission, over a limit. */
const refusalStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** Milliseconds between two lines about one network and status: a flood must not fill the log. */
const LINE_EVERY = 60_000;
/** Networks and statuses that are remembered at once. */
const MOST_REMEMBERED = 10_000;

type Refusal = { status: number; network: string; method: string; path: string };

/**
 * Logs refusals of callers: the first of a network and status at once, further ones as a count with the first of the next
 * minute. Other statuses are ignored.
 */
export function createRefusalLog({
  log,
  clock,
}: Pick<Services, 'log' | 'clock'>): (refusal: Refusal) => void {
  const logged = new Map<string, { at: number; since: number }>();
  return (refusal) => {
    if (!refusalStatuses.has(refusal.status)) return;
    const key = `${refusal.status} ${refusal.network}`;
    const last = logged.get(key);
    const now = clock.now().getTime();
    if (last && now - last.at < LINE_EVERY) {
      last.since += 1;
      return;
    }
    log.info({ ...refusal, count: 1 + (last?.since ?? 0) }, 'requests were refused');
    if (last === undefined && logged.size >= MOST_REMEMBERED) logged.clear();
    logged.set(key, { at: now, since: 0 });
  };
}
