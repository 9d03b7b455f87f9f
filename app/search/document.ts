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
