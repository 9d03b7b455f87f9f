import { confirmedSession } from './confirmed-session.ts';
import type { TestServices } from './database.ts';

const DAY = 86_400_000;

/** Booked sessions of an account with a tutor on consecutive days, inserted directly; returns their ids. */
export async function addSessions(
  { db, clock }: TestServices,
  { tutorId, accountId, count }: { tutorId: string; accountId: string; count: number },
): Promise<string[]> {
  const ids: string[] = [];
  const now = clock.now();
  for (let day = 1; day <= count; day += 1) {
    const start = new Date(now.getTime() + day * DAY);
    ids.push(await confirmedSession(db, { tutorId, accountId, start, now }));
  }
  return ids;
}
