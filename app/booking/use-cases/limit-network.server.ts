import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { freeHoursOfDay, type TutorRecord } from '#app/tutors/index.server.ts';
import { bookingError } from '../model/errors.ts';
import { loadHoldsFrom, type NewHold } from '../db/holds.server.ts';

/** Concurrent holds without an account from one network: in total, and with one tutor. */
const MOST_FROM_NETWORK = 10;
const MOST_WITH_TUTOR = 3;
/** Share of a tutor’s free hours of a day that these holds may take together. */
const MOST_OF_DAY = 1 / 4;
const RETRY_SECONDS = 300;

/** Networks are only compared, so a keyed hash is stored instead of the address. */
export const hashNetwork = (secret: string, network: string | undefined): string | null =>
  network === undefined
    ? null
    : createHmac('sha256', secret).update(`network ${network}`).digest('base64url').slice(0, 22);

/**
 * Limits the holds without an account per network, since a cookie alone identifies visitors. The first hold of a day always fits, however
 * few hours the tutor has. The caller holds the locks of the network and of the tutor’s days. Throws `network_holds` (429).
 */
export async function limitNetwork(
  trx: Kysely<DB>,
  about: { tutor: TutorRecord; holds: readonly NewHold[]; network: string; now: Date },
): Promise<void> {
  const { tutor, holds, network, now } = about;
  const running = await loadHoldsFrom(trx, network, now);
  const withTutor = running.filter(({ tutorId }) => tutorId === tutor.id);
  const isOver =
    running.length + holds.length > MOST_FROM_NETWORK || withTutor.length + holds.length > MOST_WITH_TUTOR;
  if (isOver) throw tooMany(tutor);
  for (const hold of withTutor.length === 0 ? [] : holds) {
    const day = await freeHoursOfDay(trx, tutor, { at: hold.startsAt, now });
    const held = withTutor.filter(({ startsAt }) => startsAt >= day.from && startsAt < day.to);
    const minutes = [...held, hold].reduce((sum, each) => sum + minutesOf(each), 0);
    // Their current holds count as free hours, too.
    const free = day.minutes + held.reduce((sum, each) => sum + minutesOf(each), 0);
    if (held.length > 0 && minutes > free * MOST_OF_DAY) throw tooMany(tutor);
  }
}

const minutesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

const tooMany = (tutor: TutorRecord) =>
  bookingError('network_holds', { status: 429, params: { tutor: tutor.name }, retryAfter: RETRY_SECONDS });
