import type { Currency } from '#app/preferences/public.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { addDays, dateIn, instantOn } from './availability/zone-day.ts';
import { countFreeTutors, listTutors, type TutorWish } from './list-tutors.server.ts';
import { minorOf } from './prices.ts';
import type { TutorList } from './schemas.ts';
import type { TutorSearch } from './search.ts';

export type SearchAnswer = {
  list: TutorList;
  /** The asked instant, when a day and a time were said. */
  wanted: string | undefined;
  /** The day the chart is about, and the tutors free at its whole hours; hours at both ends without any are left out. */
  day: string;
  hours: { time: string; start: string; count: number }[];
  /** Days one can ask for. */
  days: string[];
};

const DAYS_AHEAD = 21;
/** Hours at which people learn; the chart leaves out the night. */
const HOURS = { first: 7, last: 22 };

/** The answer to a search, times read and shown on the wall of `zone`. Without a day the chart is about tomorrow. */
export async function searchTutors(
  services: Pick<Services, 'db' | 'clock'>,
  search: TutorSearch,
  visitor: { zone: string; currency: Currency; speak: Language },
): Promise<SearchAnswer> {
  const today = dateIn(visitor.zone, services.clock.now().getTime());
  const day = search.day ?? addDays(today, 1);
  const wanted =
    search.day && search.time ? new Date(instantOn(visitor.zone, search.day, search.time)) : undefined;
  const wish: TutorWish = {
    subject: search.subject,
    language: search.language,
    maxPriceMinor: search.max === undefined ? undefined : minorOf(search.max),
    currency: visitor.currency,
    freeAt: wanted,
    minutes: search.minutes,
    sort: search.sort,
  };
  const [list, hours] = await Promise.all([
    listTutors(services, wish, visitor.speak),
    hoursOf(services, wish, { day, zone: visitor.zone }),
  ]);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  if (search.day && !days.includes(search.day)) days.unshift(search.day);
  return { list, wanted: wanted?.toISOString(), day, hours, days };
}

async function hoursOf(
  services: Pick<Services, 'db' | 'clock'>,
  wish: TutorWish,
  on: { day: string; zone: string },
): Promise<SearchAnswer['hours']> {
  const times = Array.from(
    { length: HOURS.last - HOURS.first + 1 },
    (_, index) => `${String(HOURS.first + index).padStart(2, '0')}:00`,
  );
  const instants = times.map((time) => new Date(instantOn(on.zone, on.day, time)));
  const counts = await countFreeTutors(services, wish, instants);
  const hours = counts.map(({ start, count }, index) => ({
    time: times[index] ?? '',
    start: start.toISOString(),
    count,
  }));
  const first = hours.findIndex(({ count }) => count > 0);
  return first === -1 ? [] : hours.slice(first, hours.findLastIndex(({ count }) => count > 0) + 1);
}
