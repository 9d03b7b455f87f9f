import { formatMoney } from '#app/platform/money.ts';
import {
  cityName,
  cityOfZone,
  clearTimeOf,
  dayKeyOf,
  type LocaleAndZone,
  shortDayOf,
} from '#app/platform/times.ts';
import { subjectList } from '#app/tutors/index.server.ts';
import type { PublicPerson, TeamPage } from './people.server.ts';

const week = 7 * 24 * 3_600_000;
const shown = 3;

/** The tutors of the home page, in the visitor's words: the page needs no formatting of its own, which would weigh 2 KB. */
export type HomePeople = ReturnType<typeof presentPeople>;
export type HomePerson = HomePeople['people'][number];

/** Up to three tutors who are free soonest, with prices, and times in the visitor's zone. */
export function presentPeople({ people, asOf }: TeamPage, localeAndZone: LocaleAndZone) {
  const first = people.slice(0, shown);
  return {
    people: first.map((person) => presentPerson(person, asOf, localeAndZone)),
    thisWeek: first.some(({ next }) => next !== null && Date.parse(next) - Date.parse(asOf) < week),
    zone: cityOfZone(localeAndZone.timeZone, localeAndZone.locale),
  };
}

function presentPerson(person: PublicPerson, asOf: string, { locale, timeZone }: LocaleAndZone) {
  const { slug, name, avatar, headline, languages, rating, next } = person;
  const money = (price: PublicPerson['trial']) => (price ? formatMoney(price, locale) : '–');
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    slug,
    name,
    avatar,
    headline,
    city: cityName(person.city, locale),
    subjects: subjectList(person.subjects, locale),
    languages: languages.map((code) => ({
      code,
      name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    })),
    rating: rating && { average: decimals.format(rating.average), count: rating.count },
    trial: money(person.trial),
    session: money(person.session),
    next: next && {
      start: next,
      time: clearTimeOf(next, { locale, timeZone }),
      /** Empty for today. */
      day:
        dayKeyOf(next, timeZone) === dayKeyOf(asOf, timeZone) ? '' : shortDayOf(next, { locale, timeZone }),
    },
  };
}
