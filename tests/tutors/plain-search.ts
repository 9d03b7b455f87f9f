import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { bestFit } from '#app/tutors/domain/best-fit.ts';
import { firstSlots, freeSlots, nearestSlots, type Slot } from '#app/tutors/domain/availability/slots.ts';
import { loadClaims, loadTutorsByIds } from '#app/tutors/db/tutors.server.ts';
import type { TutorRecord } from '#app/tutors/model/tutor-record.ts';
import type { TutorFilters } from '#app/tutors/use-cases/list-tutors.server.ts';

const HOUR = 3_600_000;
const { compare } = new Intl.Collator();

type Plain = { slug: string; away: number | null; fit: number; starts: number[] };

/** The active tutors, from the current rows. */
export async function readActiveTutors(db: Kysely<DB>): Promise<TutorRecord[]> {
  const rows = await db.selectFrom('app.tutors').select('id').where('status', '=', 'active').execute();
  const tutors = await loadTutorsByIds(
    db,
    rows.map(({ id }) => id),
  );
  return tutors.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
}

/** The search results from the current rows without any cache: every tutor computed and sorted. In one list, group after group. */
export async function plainSearch(db: Kysely<DB>, wish: TutorFilters, now: Date): Promise<Plain[]> {
  const { currency, minutes = 60, sort = 'fit' } = wish;
  const wanted = wish.freeAt?.getTime();
  const at = now.getTime();
  const tutors = (await readActiveTutors(db)).filter(
    ({ prices, subjects }) =>
      prices.session[currency] !== undefined &&
      (prices.session[currency] ?? 0) <= (wish.maxPriceMinor ?? Infinity) &&
      (wish.subject === undefined || subjects.some((subject) => subject === wish.subject)),
  );
  const range = { from: at, to: at + 400 * 24 * HOUR, now };
  const claims = await loadClaims(
    db,
    tutors.map(({ id }) => id),
    range,
  );
  const to = Math.max(at, wanted ?? 0) + 90 * 24 * HOUR;
  const amountOf = (tutor: (typeof tutors)[number]) => tutor.prices.session[currency] ?? Infinity;
  const lowestMinor = Math.min(...tutors.map(amountOf));
  const found = tutors.map((tutor) => {
    const own = claims.get(tutor.id) ?? [];
    const near = (from: number, end: number): Slot[] =>
      freeSlots(tutor.schedule, own, { from, to: end, minutes, now: at });
    const around =
      wanted === undefined ? [] : nearestSlots(near(wanted - 3 * HOUR, wanted + 3 * HOUR + 1), wanted, 3);
    const times =
      around.length > 0 ? around : firstSlots(tutor.schedule, own, { from: at, to, minutes, now: at }, 3);
    const [nearest = times[0]] = around.length > 0 ? nearestSlots(around, wanted ?? 0, 1) : [];
    const away = wanted === undefined || !nearest ? null : Math.round((nearest.start - wanted) / 60_000);
    const fit = bestFit({
      minutesAway: wanted !== undefined && away === null ? Infinity : away,
      rating: tutor.rating,
      amountMinor: amountOf(tutor),
      lowestMinor,
    });
    const offered = tutor.schedule.lengths.includes(60) ? amountOf(tutor) : Infinity;
    return { tutor, away, fit, times, offered };
  });
  type Found = (typeof found)[number];
  const byFit = (a: Found, b: Found) => b.fit - a.fit || compare(a.tutor.name, b.tutor.name);
  const first = ({ times }: Found) => times[0]?.start ?? Infinity;
  const rating = ({ tutor }: Found) => tutor.rating?.average ?? 0;
  const orders = {
    fit: byFit,
    earliest: (a: Found, b: Found) => first(a) - first(b) || byFit(a, b),
    price: (a: Found, b: Found) => a.offered - b.offered || byFit(a, b),
    rating: (a: Found, b: Found) => rating(b) - rating(a) || byFit(a, b),
  };
  const ranked = found.toSorted(orders[sort]);
  const group = ({ away }: Found) => {
    const far = Math.abs(away ?? Infinity);
    return wanted === undefined || far === 0 ? 0 : far <= 180 ? 1 : 2;
  };
  return ranked
    .toSorted((a, b) => group(a) - group(b))
    .map(({ tutor, away, fit, times }) => ({
      slug: tutor.slug,
      away,
      fit,
      starts: times.map(({ start }) => start),
    }));
}
