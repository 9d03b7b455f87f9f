import type { Language } from '#app/platform/texts.ts';

/** Kinds of documents, in display order. */
export const kinds = ['course', 'lesson', 'skill', 'tutor', 'question'] as const;
export type DocumentKind = (typeof kinds)[number];

/** Kinds without an owner, which change only with a new version of the product. */
export const ownerlessKinds = kinds.filter((kind) => kind !== 'tutor');

/** A searchable document in one language. Ranked by title, then lead, then body, which is not shown. */
export type SearchDocument = {
  readonly kind: DocumentKind;
  /** Identifies the document within its kind; the same in all languages. */
  readonly key: string;
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** Path of the page on this site. */
  readonly address: string;
  /** For a tutor: the id of the row it was made from. */
  readonly tutorId?: string;
};

/** Maximum length of a query in characters. */
export const longestQuery = 100;
/** Maximum number of words used. */
const mostWords = 8;

/**
 * Converts typed words to PostgreSQL `to_tsquery` terms: all combined, and each alone. The last word may be incomplete
 * and matches as a prefix. Null when there are no words.
 */
export function toSearchTerms(typed: string): { all: string; each: readonly string[] } | null {
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
