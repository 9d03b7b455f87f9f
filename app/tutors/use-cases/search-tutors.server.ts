import type { Currency } from '#app/preferences/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { addDays, dateIn, instantOn } from '../domain/availability/zone-day.ts';
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
  /** Selectable days. */
  days: string[];
};

const DAYS_AHEAD = 21;
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
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  if (search.day && !days.includes(search.day)) days.unshift(search.day);
  const loosen = fitting(list) > 0 ? [] : await loosenings(services, search, visitor);
  return { list, loosen, wanted: wanted?.toISOString(), day, hours, days };
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
