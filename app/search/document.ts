import type { Language } from '#app/platform/texts.ts';

/** What can be found, in the order in which kinds stand beside each other. */
export const kinds = ['course', 'lesson', 'skill', 'tutor', 'question'] as const;
export type DocumentKind = (typeof kinds)[number];

/** Those that are nobody’s and only change with the version of the product. */
export const standingKinds = kinds.filter((kind) => kind !== 'tutor');

/** Something to be found in one language: by its title first, then by its lead, then by its body, which is not shown. */
export type SearchDocument = {
  readonly kind: DocumentKind;
  /** Which one of its kind; the same in all languages. */
  readonly key: string;
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** Where it is read, as an own path. */
  readonly address: string;
  /** For a tutor: whose row this is a copy of. */
  readonly tutorId?: string;
};

/** Characters of a question. */
export const longestQuestion = 100;
/** Words of a question that are looked at. */
const mostWords = 8;

/**
 * The words of what somebody types as questions to PostgreSQL (`to_tsquery`): all of them at once, and each alone. The last one may
 * still be growing, so it stands for everything that begins with it. Null where there is nothing to look for.
 */
export function questionOf(typed: string): { all: string; each: readonly string[] } | null {
  const words = typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  if (words.length === 0) return null;
  const terms = words.map((word, at) => (at === words.length - 1 ? `'${word}':*` : `'${word}'`));
  return { all: terms.join(' & '), each: [...new Set(terms)] };
}

/** A search result as the browser gets it. */
export type FoundView = Pick<SearchDocument, 'kind' | 'title' | 'lead' | 'address'>;
