import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { networksOf } from '#app/platform/networks.ts';
import { freeHoursOfDay, type TutorRecord } from '#app/tutors/index.server.ts';
import { bookingError } from '../model/errors.ts';
import { loadHoldsFrom, type NewHold } from '../db/holds.server.ts';

/**
 * Concurrent holds without an account: in total, and with one tutor; for an IPv4 address or IPv6 /64, and for the /56 and /48 around a /64.
 * Somebody with a /48 has 65,536 networks.
 */
const MOST = [
  { inTotal: 10, withTutor: 3 },
  { inTotal: 20, withTutor: 6 },
  { inTotal: 40, withTutor: 12 },
] as const;
/** Share of a tutor’s free hours of a day that these holds may take together, also those of a whole /48: it may be one site. */
const MOST_OF_DAY = 1 / 4;
const RETRY_SECONDS = 300;

/** Characters of the hashes of /48, /56 and /64, one after the other. */
const HASHED = 14;

/**
 * Networks are only compared, so keyed hashes are stored instead of the address: of the /48, the /56 and the /64 of an IPv6 address, so that
 * those around it are its prefixes. An IPv4 address is hashed three times.
 */
export function hashNetwork(secret: string, network: string | undefined): string | null {
  if (network === undefined) return null;
  const [narrowest, household = narrowest, site = narrowest] = networksOf(network);
  const hashOf = (each: string) =>
    createHmac('sha256', secret).update(`network ${each}`).digest('base64url').slice(0, HASHED);
  return [site, household, narrowest].map(hashOf).join('');
}

/** The widest network of a hash: holds that may count together have the same one. */
export const siteOf = (hashed: string): string => hashed.slice(0, HASHED);

/**
 * Limits the holds without an account per network, since a cookie alone identifies visitors. The first hold of a day always fits, however
 * few hours the tutor has. The caller holds the locks of the widest network and of the tutor’s days. Throws `network_holds` (429).
 */
export async function limitNetwork(
  trx: Kysely<DB>,
  about: { tutor: TutorRecord; holds: readonly NewHold[]; network: string; now: Date },
): Promise<void> {
  const { tutor, holds, network, now } = about;
  const around = await loadHoldsFrom(trx, siteOf(network), now);
  for (const [level, most] of MOST.entries()) {
    const prefix = network.slice(0, (MOST.length - level) * HASHED);
    const running = around.filter((hold) => hold.network.startsWith(prefix));
    const withTutor = running.filter(({ tutorId }) => tutorId === tutor.id).length;
    if (running.length + holds.length > most.inTotal || withTutor + holds.length > most.withTutor)
      throw tooMany(tutor);
  }
  await limitShare(trx, {
    ...about,
    running: around.filter(({ tutorId }) => tutorId === tutor.id),
  });
}

type Held = { startsAt: Date; endsAt: Date };

/** Throws `network_holds` (429) when running and new holds take more than their share of a day. */
async function limitShare(
  trx: Kysely<DB>,
  about: { tutor: TutorRecord; holds: readonly NewHold[]; running: readonly Held[]; now: Date },
): Promise<void> {
  const { tutor, holds, running, now } = about;
  for (const hold of running.length === 0 ? [] : holds) {
    const day = await freeHoursOfDay(trx, tutor, { at: hold.startsAt, now });
    const held = running.filter(({ startsAt }) => startsAt >= day.from && startsAt < day.to);
    const minutes = [...held, hold].reduce((sum, each) => sum + minutesOf(each), 0);
    // Their current holds count as free hours, too.
    const free = day.minutes + held.reduce((sum, each) => sum + minutesOf(each), 0);
    if (held.length > 0 && minutes > free * MOST_OF_DAY) throw tooMany(tutor);
  }
}

const minutesOf = ({ startsAt, endsAt }: Held): number => (endsAt.getTime() - startsAt.getTime()) / 60_000;

const tooMany = (tutor: TutorRecord) =>
  bookingError('network_holds', { status: 429, params: { tutor: tutor.name }, retryAfter: RETRY_SECONDS });
