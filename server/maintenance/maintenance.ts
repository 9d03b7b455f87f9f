import { createHash, timingSafeEqual } from 'node:crypto';
import type { Services } from '#app/platform/services.server.ts';

/** The product is closed for work on it. `until` is what was announced. */
export type Closed = { since: Date; until: Date | null; keyHash: Buffer };

export type Maintenance = {
  /** What was read last; null while the product is open. */
  closed(): Closed | null;
  /** Reads it now. A database that is away leaves what was known: being closed often means that it is being worked on. */
  look(): Promise<void>;
  stop(): void;
};

const everyMs = 2000;

/** Follows the switch of `npm run maintenance`, which all processes share. */
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
      // Asked again in two seconds; readiness says that the database is away.
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

/** Seconds after which it makes sense to ask again: what is left of the announced time, within reason. */
export function secondsToWait({ until }: Closed, now: Date): number {
  if (!until) return usualWait;
  const left = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return Math.min(waits.most, Math.max(waits.least, left));
}
