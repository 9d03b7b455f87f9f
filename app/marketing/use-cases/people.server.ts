import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Currency } from '#app/preferences/index.server.ts';
import { tutorPagesTexts } from '#app/tutors/index.server.ts';
import { listSizes, listTutors } from '#app/tutors/index.server.ts';

/** A tutor as the marketing pages show one. Times are UTC; the page writes them in the visitor's zone. */
export type PublicPerson = Awaited<ReturnType<typeof load>>['people'][number];
/** The first of all, and how many there are. */
export type TeamPage = { people: PublicPerson[]; total: number; asOf: string };

type Deps = Pick<Services, 'db' | 'clock' | 'log'>;
type Wish = { currency: Currency; language: Language };

/** A free hour may be shown this much longer than it is free; the booking asks again anyway. */
const fresh = 15_000;
const kept = new Map<string, { at: number; people: Promise<TeamPage> }>();

/**
 * The first of the active tutors with their next free hour: those who speak the visitor's language first, and of them those who are
 * free first; as many as a search lists. Answers from memory for fifteen seconds; nobody at all when the database is away, because the
 * page has more to say than that.
 */
export async function people(services: Deps, wish: Wish): Promise<TeamPage> {
  const key = `${wish.currency} ${wish.language}`;
  const now = services.clock.now();
  const known = kept.get(key);
  if (known && Math.abs(now.getTime() - known.at) < fresh) return known.people;
  const loading = load(services, wish)
    .then((found) => ({ ...found, asOf: now.toISOString() }))
    .catch((error: unknown) => {
      kept.delete(key);
      services.log.warn({ err: error }, 'tutors could not be loaded for a marketing page');
      return { people: [], total: 0, asOf: now.toISOString() };
    });
  // Whoever asks meanwhile waits for the same answer, so the answer to a failure has to be part of it.
  kept.set(key, { at: now.getTime(), people: loading });
  return loading;
}

async function load(services: Deps, { currency, language }: Wish) {
  const wish = { currency, sort: 'earliest', speakersOf: language, shown: listSizes.first } as const;
  const { tutors, total } = await listTutors(services, wish, language);
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
