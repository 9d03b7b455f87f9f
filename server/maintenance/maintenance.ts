import { createHash, timingSafeEqual } from 'node:crypto';
import type { Services } from '#app/platform/services.server.ts';

/** The state during maintenance; `until` is the announced end. */
export type Closed = { since: Date; until: Date | null; keyHash: Buffer };

export type Maintenance = {
  /** The state that was read last; null while the product is open. */
  closed(): Closed | null;
  /** Reads the state now. Keeps the last one when the database is unreachable, since that is often the reason for the maintenance. */
  look(): Promise<void>;
  stop(): void;
};

const everyMs = 2000;

/** Polls the switch of `npm run maintenance`, which all processes share. */
export async function followMaintenance({ db }: Pick<Services, 'db'>): Promise<Maintenance> {
  let closed: Closed | null = null;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const row = await db
        .selectFrom('app.maintenance')
        .select(['since', 'until', 'key_hash'])
        .executeTakeFirst();
      closed = row ? { since: row.since, until: row.until, keyHash: row.key_hash } : null;
    } catch {
      // Polled again in two seconds; readiness reports that the database is unreachable.
    } finally {
      looking = false;
    }
  };
  await look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { closed: () => closed, look, stop: () => clearInterval(timer) };
}

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Whether a key is the one that the switch printed. */
export const opens = ({ keyHash }: Closed, key: string | undefined): boolean =>
  key !== undefined && timingSafeEqual(hashOfKey(key), keyHash);

const usualWait = 120;
const waits = { least: 15, most: 1800 };

/** Value of `Retry-After` in seconds: what is left of the announced time, within limits. */
export function secondsToWait({ until }: Closed, now: Date): number {
  if (!until) return usualWait;
  const left = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return Math.min(waits.most, Math.max(waits.least, left));
}
