import type { Currency } from '#app/preferences/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { loadActiveTutors } from './active-tutors.server.ts';
import { loadFreeAhead } from './availability/claims-ahead.server.ts';
import { type FreeAhead, SHOWN_TIMES } from '../domain/availability/free-ahead.ts';
import { nearestSlots, type Slot } from '../domain/availability/slots.ts';
import { bestFit } from '../domain/best-fit.ts';
import type { TutorRecord } from '../model/tutor-record.ts';
import type { ListedTutor, TutorList, TutorSort } from '../model/schemas.ts';
import { amountOf, summaryOf } from './summary.server.ts';
import { firstInOrder } from '../domain/first-in-order.ts';

export type TutorFilters = {
  subject?: string | undefined;
  level?: string | undefined;
  /** Minimum average rating. */
  minRating?: number | undefined;
  language?: string | undefined;
  /** Minor units of `currency` for 60 minutes. */
  maxPriceMinor?: number | undefined;
  currency: Currency;
  freeAt?: Date | undefined;
  minutes?: number | undefined;
  sort?: TutorSort | undefined;
  /** Tutors who speak this language come first. */
  speakersOf?: Language | undefined;
  /** List size, over all three groups together; unlimited by default. */
  shown?: number | undefined;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** `close` means at most three hours away, as in the “best fit” order. */
const CLOSE = 3 * HOUR;

type Found = { tutor: TutorRecord; times: readonly Slot[]; minutesAway: number | null };
type Ranked = Found & { fit: number; amount: number };

/**
 * Tutors matching a search with their nearest free times, in the requested order (default: best fit). With `freeAt`: `tutors` are free at
 * exactly that time, `close` within three hours, `others` at other times. `shown` limits the lists, `total` counts all. Texts are in
 * `speak`. Free times come from the slot engine that bookings use.
 */
export async function listTutors(
  services: Pick<Services, 'db' | 'clock'>,
  filters: TutorFilters,
  speak: Language,
): Promise<TutorList> {
  const tutors = (await loadActiveTutors(services.db)).filter((tutor) => fits(tutor, filters));
  const now = services.clock.now();
  const wanted = filters.freeAt?.getTime();
  const freeOf = await loadFreeAhead(services, tutors);
  const minutes = filters.minutes ?? 60;
  const found = tutors.map((tutor) => timesOf(tutor, freeOf(tutor), { wanted, minutes, now: now.getTime() }));
  const ranked = rank(found, filters);
  if (wanted === undefined) return firstOf({ tutors: ranked, close: [], others: [] }, filters, speak);
  const groups = { tutors: [] as Ranked[], close: [] as Ranked[], others: [] as Ranked[] };
  for (const each of ranked) {
    const away = Math.abs(each.minutesAway ?? Infinity);
    groups[away === 0 ? 'tutors' : away * MINUTE <= CLOSE ? 'close' : 'others'].push(each);
  }
  return firstOf(groups, filters, speak);
}

/** Renders the first `shown` entries of the three groups in order, and counts all. */
function firstOf(
  { tutors, close, others }: Record<'tutors' | 'close' | 'others', readonly Ranked[]>,
  filters: TutorFilters,
  speak: Language,
): TutorList {
  const { shown = Infinity, currency } = filters;
  const iso = isoTexts();
  const written = (each: Ranked): ListedTutor => ({
    ...summaryOf(each.tutor, currency, speak),
    free: each.times.map(({ start, end }) => ({ start: iso(start), end: iso(end) })),
    minutesAway: each.minutesAway,
    fit: each.fit,
  });
  const first = (group: readonly Ranked[], before: number) =>
    firstInOrder(group, Math.max(0, shown - before), orderOf(filters)).map(written);
  return {
    tutors: first(tutors, 0),
    close: first(close, tutors.length),
    others: first(others, tutors.length + close.length),
    total: { tutors: tutors.length, close: close.length, others: others.length },
  };
}

/** Number of matching tutors that are free at each given hour. */
export async function countFreeTutors(
  services: Pick<Services, 'db' | 'clock'>,
  filters: TutorFilters,
  hours: readonly Date[],
): Promise<{ start: Date; count: number }[]> {
  const tutors = (await loadActiveTutors(services.db)).filter((tutor) => fits(tutor, filters));
  const now = services.clock.now();
  const freeOf = await loadFreeAhead(services, tutors);
  const instants = hours.map((hour) => hour.getTime());
  const range = { from: Math.min(...instants), to: Math.max(...instants) + 1, now: now.getTime() };
  const counts = new Map(instants.map((start) => [start, 0]));
  for (const tutor of tutors)
    for (const { start } of freeOf(tutor).between(filters.minutes ?? 60, range)) {
      const count = counts.get(start);
      if (count !== undefined) counts.set(start, count + 1);
    }
  return hours.map((start) => ({ start, count: counts.get(start.getTime()) ?? 0 }));
}

function fits(tutor: TutorRecord, filters: TutorFilters): boolean {
  const amount = tutor.prices.session[filters.currency];
  return (
    amount !== undefined &&
    (filters.subject === undefined || tutor.subjects.some((subject) => subject === filters.subject)) &&
    (filters.level === undefined || tutor.levels.some((level) => level === filters.level)) &&
    (filters.minRating === undefined || (tutor.rating?.average ?? 0) >= filters.minRating) &&
    (filters.language === undefined || tutor.languages.some((language) => language === filters.language)) &&
    (filters.maxPriceMinor === undefined || amount <= filters.maxPriceMinor)
  );
}

function timesOf(
  tutor: TutorRecord,
  free: FreeAhead,
  { wanted, minutes, now }: { wanted: number | undefined; minutes: number; now: number },
): Found {
  if (wanted === undefined) return { tutor, times: free.next(minutes, now), minutesAway: null };
  const around = free.between(minutes, { from: wanted - CLOSE, to: wanted + CLOSE + 1, now });
  const times = around.length === 0 ? around : nearestSlots(around, wanted, SHOWN_TIMES);
  if (times.length === 0) {
    const later = free.next(minutes, now);
    const first = later[0];
    return { tutor, times: later, minutesAway: first ? Math.round((first.start - wanted) / MINUTE) : null };
  }
  const [nearest = times[0]] = nearestSlots(times, wanted, 1);
  return { tutor, times, minutesAway: ((nearest?.start ?? wanted) - wanted) / MINUTE };
}

function rank(found: readonly Found[], { currency, freeAt }: TutorFilters): Ranked[] {
  const hourly = ({ tutor }: Found) => tutor.prices.session[currency] ?? Infinity;
  const lowestMinor = found.reduce((lowest, each) => Math.min(lowest, hourly(each)), Infinity);
  return found.map((each) => ({
    ...each,
    amount: amountOf(each.tutor, 'session', currency) ?? Infinity,
    fit: bestFit({
      minutesAway: freeAt && each.minutesAway === null ? Infinity : each.minutesAway,
      rating: each.tutor.rating,
      amountMinor: hourly(each),
      lowestMinor,
    }),
  }));
}

/** Memoized: a thousand tutors share some dozens of instants, and formatting one costs 1–2 µs. */
function isoTexts(): (instant: number) => string {
  const texts = new Map<number, string>();
  return (instant) => {
    const text = texts.get(instant) ?? new Date(instant).toISOString();
    texts.set(instant, text);
    return text;
  };
}

const { compare } = new Intl.Collator();
const firstFree = ({ times }: Ranked) => times[0]?.start ?? Infinity;
const byFit = (a: Ranked, b: Ranked) => b.fit - a.fit || compare(a.tutor.name, b.tutor.name);

/** Without a price or a free time on both sides the difference is NaN, and the fit decides. */
const orders: Record<TutorSort, (a: Ranked, b: Ranked) => number> = {
  fit: byFit,
  earliest: (a, b) => firstFree(a) - firstFree(b) || byFit(a, b),
  price: (a, b) => a.amount - b.amount || byFit(a, b),
  rating: (a, b) => (b.tutor.rating?.average ?? 0) - (a.tutor.rating?.average ?? 0) || byFit(a, b),
};

function orderOf({ sort = 'fit', speakersOf }: TutorFilters): (a: Ranked, b: Ranked) => number {
  const order = orders[sort];
  if (speakersOf === undefined) return order;
  const speaks = ({ tutor }: Ranked) => Number(tutor.languages.includes(speakersOf));
  return (a, b) => speaks(b) - speaks(a) || order(a, b);
}
