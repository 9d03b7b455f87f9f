import type { Currency } from '#app/preferences/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { addDays, dateIn, instantOn } from '../domain/availability/zone-day.ts';
import { loadActiveTutors } from './active-tutors.server.ts';
import { bookingBounds } from '../domain/availability/slots.ts';
import { countFreeTutors, listTutors, type TutorFilters } from './list-tutors.server.ts';
import { minorOf } from '#app/pricing/index.server.ts';
import { listSizes, type TutorList } from '../model/schemas.ts';
import { type Filter, filtersOf, type TutorSearch, withoutFilter } from '../model/search.ts';

type SearchAnswer = {
  list: TutorList;
  /** The requested instant, if day and time are set. */
  wanted: string | undefined;
  /** The day of the chart and the number of free tutors at its full hours; leading and trailing hours without any are trimmed. */
  day: string;
  hours: { time: string; start: string; count: number }[];
  /** For an empty result: filters to remove with the resulting number of tutors; the most helpful first. */
  loosen: { filter: Filter; count: number }[];
  /** Selectable days: up to the end of the longest booking window. */
  days: string[];
  /** Whether the requested time has passed, or lies beyond every booking window. */
  outside: 'past' | 'notOpenYet' | null;
};

/** Hours of the chart; it omits the night. */
const HOURS = { first: 7, last: 22 };

/** Runs a search; times are parsed and shown in `zone`. Without a day the chart shows tomorrow. */
export async function searchTutors(
  services: Pick<Services, 'db' | 'clock'>,
  search: TutorSearch,
  visitor: Visitor,
): Promise<SearchAnswer> {
  const today = dateIn(visitor.zone, services.clock.now().getTime());
  const day = search.day ?? addDays(today, 1);
  const filters = filtersOfSearch(search, visitor);
  const wanted = filters.freeAt;
  const [list, hours] = await Promise.all([
    listTutors(services, filters, visitor.speak),
    hoursOf(services, filters, { day, zone: visitor.zone }),
  ]);
  const until = await lastDayOfAll(services, visitor.zone);
  const days = daysBetween(today, until);
  if (search.day && !days.includes(search.day)) days.push(search.day);
  const outside = outsideOf(wanted, { now: services.clock.now(), until, zone: visitor.zone });
  const loosen = fitting(list) > 0 ? [] : await loosenings(services, search, visitor);
  return { list, loosen, wanted: wanted?.toISOString(), day, hours, days: days.toSorted(), outside };
}

/** The last date of `zone` that the booking window of any tutor reaches. */
async function lastDayOfAll({ db, clock }: Pick<Services, 'db' | 'clock'>, zone: string): Promise<string> {
  const longest = new Map<string, number>();
  for (const { schedule } of await loadActiveTutors(db))
    longest.set(schedule.zone, Math.max(schedule.windowDays, longest.get(schedule.zone) ?? 0));
  const now = clock.now().getTime();
  const ends = [...longest].map(
    ([tutorZone, windowDays]) => bookingBounds({ zone: tutorZone, windowDays, notice: 0 }, now).to - 1,
  );
  return dateIn(zone, Math.max(now, ...ends));
}

function daysBetween(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function outsideOf(
  wanted: Date | undefined,
  { now, until, zone }: { now: Date; until: string; zone: string },
): SearchAnswer['outside'] {
  if (wanted === undefined) return null;
  if (wanted < now) return 'past';
  return dateIn(zone, wanted.getTime()) > until ? 'notOpenYet' : null;
}

type Visitor = { zone: string; currency: Currency; speak: Language };

function filtersOfSearch(search: TutorSearch, { zone, currency }: Visitor): TutorFilters {
  return {
    subject: search.subject,
    level: search.level,
    minRating: search.rating,
    language: search.language,
    maxPriceMinor: search.max === undefined ? undefined : minorOf(search.max),
    currency,
    freeAt: search.day && search.time ? new Date(instantOn(zone, search.day, search.time)) : undefined,
    minutes: search.minutes,
    sort: search.sort,
    shown: search.shown ?? listSizes.first,
  };
}

const fitting = ({ total }: TutorList): number => total.tutors + total.close;

/** Which single filter excludes matches. */
async function loosenings(
  services: Pick<Services, 'db' | 'clock'>,
  search: TutorSearch,
  visitor: Visitor,
): Promise<SearchAnswer['loosen']> {
  const tried = await Promise.all(
    filtersOf(search).map(async (filter) => {
      const filters = { ...filtersOfSearch(withoutFilter(search, filter), visitor), shown: 0 };
      const list = await listTutors(services, filters, visitor.speak);
      return { filter, count: fitting(list) };
    }),
  );
  return tried.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}

async function hoursOf(
  services: Pick<Services, 'db' | 'clock'>,
  filters: TutorFilters,
  on: { day: string; zone: string },
): Promise<SearchAnswer['hours']> {
  const times = Array.from(
    { length: HOURS.last - HOURS.first + 1 },
    (_, index) => `${String(HOURS.first + index).padStart(2, '0')}:00`,
  );
  const instants = times.map((time) => new Date(instantOn(on.zone, on.day, time)));
  const counts = await countFreeTutors(services, filters, instants);
  const hours = counts.map(({ start, count }, index) => ({
    time: times[index] ?? '',
    start: start.toISOString(),
    count,
  }));
  const first = hours.findIndex(({ count }) => count > 0);
  return first === -1 ? [] : hours.slice(first, hours.findLastIndex(({ count }) => count > 0) + 1);
}
