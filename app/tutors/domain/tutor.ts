import type { Currency } from '#app/preferences/index.ts';
import type { Language } from '#app/platform/texts.ts';

/** Session types and their length in minutes (product, section 4). */
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

/** Levels taught, from the first school years to a degree. */
export const levels = ['primary', 'secondary', 'upper_secondary', 'university'] as const;
export type TeachingLevel = (typeof levels)[number];

/** Minimum ratings offered as search filters. */
export const leastRatings = [4, 4.5, 4.8] as const;

/** Languages a tutor can teach in (ISO 639-1), displayed by their own names. */
export const teachingLanguages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type TeachingLanguage = (typeof teachingLanguages)[number];

/** A text in all supported languages. */
export type Localized = Record<Language, string>;

/** Fills missing languages from another one: tutors need not write in all of them. */
export function inEveryLanguage(text: Localized): Localized {
  const any = text.en || text.es || text.fr;
  return { en: text.en || any, es: text.es || any, fr: text.fr || any };
}

/** Parameters of a drawn portrait. Colours are names of the palette in `ui/portrait.ts`. */
export type Portrait = {
  ground: 'clay' | 'sun' | 'teal' | 'green' | 'violet' | 'sand';
  skin: 1 | 2 | 3 | 4 | 5 | 6;
  hair: 'long' | 'bob' | 'short' | 'curls' | 'bun' | 'bald';
  hairColour: 'black' | 'brown' | 'auburn' | 'blond' | 'grey';
  top: 'teal' | 'plum' | 'rust' | 'mustard' | 'navy' | 'olive';
  beard?: boolean;
  glasses?: boolean;
};

/** Currencies of tutor prices (browser-safe copy of the list in preferences). */
export const priceCurrencies = ['USD', 'COP', 'EUR', 'GBP'] as const satisfies readonly Currency[];

/** Integer minor units of an ISO 4217 currency (COP in centavos). */
export type Price = { amountMinor: number; currency: Currency };

/** Based on completed and rated sessions only; null without any. */
export type TutorRating = { average: number; count: number };

/** The session type with this length, or null. */
export function sessionTypeOf(minutes: number): SessionType | null {
  return sessionTypes.find((type) => sessionMinutes[type] === minutes) ?? null;
}

/** Joins subject names into a line; in Spanish and French all but the first are lower-cased. */
export const subjectList = (names: readonly string[], locale: string): string =>
  names.map((name, at) => (at === 0 || locale.startsWith('en') ? name : name.toLowerCase())).join(', ');

/** A language’s own name: `français`. */
export function ownNameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/**
 * Milliseconds after its end until a session can be reviewed: the claim window is over then. Copy of `CLAIM_WINDOW` in `booking`, which
 * cannot be imported because it depends on this feature.
 */
export const REVIEW_AFTER = 72 * 3_600_000;
