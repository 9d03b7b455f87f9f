import type { Currency } from '#app/preferences/index.ts';
import type { Language } from '#app/platform/texts.ts';

/** Kinds of session and their length in minutes (product, section 4). */
export const sessionMinutes = { trial: 30, session: 60, deep: 90 } as const;
export const sessionTypes = ['trial', 'session', 'deep'] as const;
export type SessionType = (typeof sessionTypes)[number];

export const subjects = [
  'mathematics',
  'physics',
  'chemistry',
  'computing',
  'biology',
  'economics',
  'music',
  'english',
  'spanish',
  'french',
] as const;
export type TutorSubject = (typeof subjects)[number];

/** Whom a tutor teaches, from the first school years to a degree. */
export const levels = ['primary', 'secondary', 'upper_secondary', 'university'] as const;
export type TeachingLevel = (typeof levels)[number];

/** Ratings that a search may ask for at least. */
export const leastRatings = [4, 4.5, 4.8] as const;

/** Languages that a tutor may teach in (ISO 639-1); shown by their own names. */
export const teachingLanguages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type TeachingLanguage = (typeof teachingLanguages)[number];

/** A text that people wrote in all our languages. */
export type Localized = Record<Language, string>;

/** The same text, and where it is missing that of another language: a tutor need not write in all of them. */
export function inEveryLanguage(text: Localized): Localized {
  const any = text.en || text.es || text.fr;
  return { en: text.en || any, es: text.es || any, fr: text.fr || any };
}

/** What a drawn portrait is made of. Colours are names of the palette in `components/portrait.ts`. */
export type Portrait = {
  ground: 'clay' | 'sun' | 'teal' | 'green' | 'violet' | 'sand';
  skin: 1 | 2 | 3 | 4 | 5 | 6;
  hair: 'long' | 'bob' | 'short' | 'curls' | 'bun' | 'bald';
  hairColour: 'black' | 'brown' | 'auburn' | 'blond' | 'grey';
  top: 'teal' | 'plum' | 'rust' | 'mustard' | 'navy' | 'olive';
  beard?: boolean;
  glasses?: boolean;
};

/** The currencies that tutors have prices in (the browser-safe copy of the preferences' list). */
export const priceCurrencies = ['USD', 'COP', 'EUR', 'GBP'] as const satisfies readonly Currency[];

/** Money as everywhere: integer minor units of an ISO 4217 currency (COP in centavos). */
export type Price = { amountMinor: number; currency: Currency };

/** From completed and rated sessions only; null as long as there is none. */
export type TutorRating = { average: number; count: number };

/** The kind of session that lasts so long, or null. */
export function sessionTypeOf(minutes: number): SessionType | null {
  return sessionTypes.find((type) => sessionMinutes[type] === minutes) ?? null;
}

/** Names of subjects in one line: after the first, Spanish and French write them small. */
export const subjectList = (names: readonly string[], locale: string): string =>
  names.map((name, at) => (at === 0 || locale.startsWith('en') ? name : name.toLowerCase())).join(', ');

/** A language by its own name: `français`. */
export function ownNameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** The share of a price, in percent, that a tutor earns (product, section 12). */
const TUTOR_SHARE = 80;

/** What a tutor earns with one session, in minor units; parts of a cent are rounded down. */
export const earnedOf = ({ priceMinor, refundMinor }: { priceMinor: number; refundMinor: number }): number =>
  Math.floor(((priceMinor - refundMinor) * TUTOR_SHARE) / 100);

/**
 * So long after its end, in milliseconds, a session can be reviewed: the time in which an absence can be claimed (`CLAIM_WINDOW` of
 * `booking`, which stands above this feature) is over then.
 */
export const REVIEW_AFTER = 72 * 3_600_000;
