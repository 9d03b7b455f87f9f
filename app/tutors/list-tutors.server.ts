import type { Currency } from '#app/preferences/public.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { claimsAhead } from './availability/claims-ahead.server.ts';
import { keptTutors } from './availability/kept-tutors.server.ts';
import { firstSlots, freeSlots, isFree, nearestSlots, type Claim, type Slot } from './availability/slots.ts';
import { bestFit } from './best-fit.ts';
import type { TutorRecord } from './queries.server.ts';
import type { ListedTutor, TutorList, TutorSort } from './schemas.ts';
import { amountOf, summaryOf } from './summary.server.ts';
import { speakersFirst } from './tutor.ts';

export type TutorWish = {
  subject?: string | undefined;
  level?: string | undefined;
  /** The average of stars at least. */
  minRating?: number | undefined;
  language?: string | undefined;
  /** Minor units of `currency` for 60 minutes. */
  maxPriceMinor?: number | undefined;
  currency: Currency;
  freeAt?: Date | undefined;
  minutes?: number | undefined;
  sort?: TutorSort | undefined;
  /** Who speaks this language stands before those who do not. */
  speakersOf?: Language | undefined;
  /** How many to list at most, over all three lists together; everyone when not said. */
  shown?: number | undefined;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** "Close to it": at most three hours off, as in the order "best fit". */
const CLOSE = 3 * HOUR;
const SHOWN_TIMES = 3;

type Found = { tutor: TutorRecord; times: Slot[]; minutesAway: number | null };
type Ranked = Found & { fit: number; amount: number };

/**
 * The tutors who fit a wish, with their nearest free times, in the wanted order (best fit by default).
 * With `freeAt`: `tutors` are free at exactly that time, `close` within three hours of it, `others` at other times.
 * Of these `shown` are listed, and `total` counts all. Texts are in `speak`. Free times come from the engine that also sells them.
 */
export async function listTutors(
  services: Pick<Services, 'db' | 'clock'>,
  wish: TutorWish,
  speak: Language,
): Promise<TutorList> {
  const tutors = (await keptTutors(services.db).active()).filter((tutor) => fits(tutor, wish));
  const now = services.clock.now();
  const wanted = wish.freeAt?.getTime();
  const to = Math.max(now.getTime(), wanted ?? 0) + 90 * 24 * HOUR;
  const claims = await claimsAhead(services, tutors);
  const minutes = wish.minutes ?? 60;
  const found = tutors.map((tutor) =>
    timesOf(tutor, claims(tutor), { wanted, minutes, now: now.getTime(), to }),
  );
  const inWantedOrder = inOrder(found, wish);
  const ranked = wish.speakersOf ? speakersFirst(inWantedOrder, wish.speakersOf) : inWantedOrder;
  if (wanted === undefined) return firstOf({ tutors: ranked, close: [], others: [] }, wish, speak);
  const away = ({ minutesAway }: Ranked) => Math.abs(minutesAway ?? Infinity);
  const groups = {
    tutors: ranked.filter((tutor) => away(tutor) === 0),
    close: ranked.filter((tutor) => away(tutor) > 0 && away(tutor) * MINUTE <= CLOSE),
    others: ranked.filter((tutor) => away(tutor) * MINUTE > CLOSE),
  };
  return firstOf(groups, wish, speak);
}

/** Writes the first `shown` of the three groups, one group after the other, and counts all. */
function firstOf(
  { tutors, close, others }: Record<'tutors' | 'close' | 'others', readonly Ranked[]>,
  { shown = Infinity, currency }: TutorWish,
  speak: Language,
): TutorList {
  const iso = isoTexts();
  const written = (each: Ranked): ListedTutor => ({
    ...summaryOf(each.tutor, currency, speak),
    free: each.times.map(({ start, end }) => ({ start: iso(start), end: iso(end) })),
    minutesAway: each.minutesAway,
    fit: each.fit,
  });
  const first = (group: readonly Ranked[], before: number) =>
    group.slice(0, Math.max(0, shown - before)).map(written);
  return {
    tutors: first(tutors, 0),
    close: first(close, tutors.length),
    others: first(others, tutors.length + close.length),
    total: { tutors: tutors.length, close: close.length, others: others.length },
  };
}

/** How many of the fitting tutors are free at each of the given hours. */
export async function countFreeTutors(
  services: Pick<Services, 'db' | 'clock'>,
  wish: TutorWish,
  hours: readonly Date[],
): Promise<{ start: Date; count: number }[]> {
  const tutors = (await keptTutors(services.db).active()).filter((tutor) => fits(tutor, wish));
  const now = services.clock.now();
  const claimsOf = await claimsAhead(services, tutors);
  const known = tutors.map((tutor) => ({ schedule: tutor.schedule, claims: claimsOf(tutor) }));
  const wishAt = (start: number) => ({ start, minutes: wish.minutes ?? 60, now: now.getTime() });
  return hours.map((start) => ({
    start,
    count: known.filter(({ schedule, claims }) => isFree(schedule, claims, wishAt(start.getTime()))).length,
  }));
}

function fits(tutor: TutorRecord, wish: TutorWish): boolean {
  const amount = tutor.prices.session[wish.currency];
  return (
    amount !== undefined &&
    (wish.subject === undefined || tutor.subjects.some((subject) => subject === wish.subject)) &&
    (wish.level === undefined || tutor.levels.some((level) => level === wish.level)) &&
    (wish.minRating === undefined || (tutor.rating?.average ?? 0) >= wish.minRating) &&
    (wish.language === undefined || tutor.languages.some((language) => language === wish.language)) &&
    (wish.maxPriceMinor === undefined || amount <= wish.maxPriceMinor)
  );
}

function timesOf(
  tutor: TutorRecord,
  claims: readonly Claim[],
  wish: { wanted: number | undefined; minutes: number; now: number; to: number },
): Found {
  const { wanted, minutes, now, to } = wish;
  const next = () => firstSlots(tutor.schedule, claims, { from: now, to, minutes, now }, SHOWN_TIMES);
  if (wanted === undefined) return { tutor, times: next(), minutesAway: null };
  const range = { from: wanted - CLOSE, to: wanted + CLOSE + 1, minutes, now };
  const times = nearestSlots(freeSlots(tutor.schedule, claims, range), wanted, SHOWN_TIMES);
  if (times.length === 0) {
    const later = next();
    const first = later[0];
    return { tutor, times: later, minutesAway: first ? Math.round((first.start - wanted) / MINUTE) : null };
  }
  const [nearest = times[0]] = nearestSlots(times, wanted, 1);
  return { tutor, times, minutesAway: ((nearest?.start ?? wanted) - wanted) / MINUTE };
}

function inOrder(found: readonly Found[], { currency, freeAt, sort = 'fit' }: TutorWish): Ranked[] {
  const hourly = ({ tutor }: Found) => tutor.prices.session[currency] ?? Infinity;
  const lowestMinor = Math.min(...found.map(hourly));
  const ranked = found.map((each) => ({
    ...each,
    amount: amountOf(each.tutor, 'session', currency) ?? Infinity,
    fit: bestFit({
      minutesAway: freeAt && each.minutesAway === null ? Infinity : each.minutesAway,
      rating: each.tutor.rating,
      amountMinor: hourly(each),
      lowestMinor,
    }),
  }));
  return ranked.toSorted(orders[sort]);
}

/** A thousand tutors share some dozens of instants, and writing one costs a microsecond or two. */
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

/** Between two without a price or a free time the difference is not a number, and the fit decides. */
const orders: Record<TutorSort, (a: Ranked, b: Ranked) => number> = {
  fit: byFit,
  earliest: (a, b) => firstFree(a) - firstFree(b) || byFit(a, b),
  price: (a, b) => a.amount - b.amount || byFit(a, b),
  rating: (a, b) => (b.tutor.rating?.average ?? 0) - (a.tutor.rating?.average ?? 0) || byFit(a, b),
};
