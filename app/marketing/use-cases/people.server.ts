import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Currency } from '#app/preferences/index.server.ts';
import { tutorPagesTexts } from '#app/tutors/index.server.ts';
import { listSizes, listTutors } from '#app/tutors/index.server.ts';

/** A tutor as the marketing pages show one. Times are UTC; the page converts them to the visitor's zone. */
export type PublicPerson = Awaited<ReturnType<typeof load>>['people'][number];
/** The first page of tutors, and the total number. */
export type TeamPage = { people: PublicPerson[]; total: number; asOf: string };

type Deps = Pick<Services, 'db' | 'clock' | 'log'>;
type TeamQuery = { currency: Currency; language: Language };

/** Cache lifetime in milliseconds. A displayed time may be taken meanwhile; booking checks again. */
const cacheLifetime = 15_000;
const cache = new Map<string, { at: number; people: Promise<TeamPage> }>();

/**
 * The first page of active tutors with their next free time: those who speak the visitor's language first, then by
 * free time. Cached for fifteen seconds; empty while the database is unavailable, because the page has other content.
 */
export async function people(services: Deps, query: TeamQuery): Promise<TeamPage> {
  const key = `${query.currency} ${query.language}`;
  const now = services.clock.now();
  const known = cache.get(key);
  if (known && Math.abs(now.getTime() - known.at) < cacheLifetime) return known.people;
  const loading = load(services, query)
    .then((found) => ({ ...found, asOf: now.toISOString() }))
    .catch((error: unknown) => {
      cache.delete(key);
      services.log.warn({ err: error }, 'tutors could not be loaded for a marketing page');
      return { people: [], total: 0, asOf: now.toISOString() };
    });
  // Concurrent calls share this promise, so it must handle a failure as well.
  cache.set(key, { at: now.getTime(), people: loading });
  return loading;
}

async function load(services: Deps, { currency, language }: TeamQuery) {
  const query = { currency, sort: 'earliest', speakersOf: language, shown: listSizes.first } as const;
  const { tutors, total } = await listTutors(services, query, language);
  const { subjects } = tutorPagesTexts[language].tutorPages;
  const people = tutors.map((tutor) => ({
    slug: tutor.slug,
    name: tutor.name,
    city: tutor.city,
    headline: tutor.headline,
    subjects: tutor.subjects.map((subject) => subjects[subject]),
    languages: tutor.languages,
    avatar: tutor.avatar,
    rating: tutor.rating,
    trial: tutor.prices.trial,
    session: tutor.prices.session,
    next: tutor.free[0]?.start ?? null,
  }));
  return { people, total: total.tutors };
}
