import type { Language } from '#app/platform/texts.ts';

/** A page to read: sections with anchors, made of paragraphs and a few other blocks. */
export type Block =
  /** A paragraph; `[words](/where)` in it is a link. */
  | string
  | { kind: 'list'; items: readonly string[] }
  /** Rows between hairlines: what, and what it means. */
  | { kind: 'rows'; rows: readonly (readonly [term: string, text: string])[] }
  | { kind: 'rungs'; rungs: readonly (readonly [mark: string, name: string, text: string])[] }
  | { kind: 'verdicts'; equal: string; different: string; unknown: string }
  | { kind: 'study'; title: string; rows: readonly (readonly [term: string, text: string])[] }
  | {
      kind: 'study-plot';
      practice: string;
      exam: string;
      guarded: string;
      none: string;
      noHarm: string;
      label: string;
      caption: string;
    }
  | { kind: 'questions'; questions: readonly (readonly [question: string, answer: string])[] }
  /** What the owner has to fill in, by name of the setting. */
  | { kind: 'owner' };

export type Section = { id: string; title: string; blocks: readonly Block[] };

export type InfoDocument = {
  title: string;
  lead: string;
  sections: readonly Section[];
  /** Ways on, the first one as the page's main button. */
  ways: readonly (readonly [label: string, to: string])[];
};

/** How sessions are paid here, as the owner has set it: by card when booking, or by invoice. */
export type Paying = { card: boolean };

type InOneLanguage = InfoDocument | ((paying: Paying) => InfoDocument);

/** A document in all languages, with the day of its last change. */
export type Documents = { changed: string; en: InOneLanguage; es: InOneLanguage; fr: InOneLanguage };

/** The document as it is true here. */
export function documentOf(documents: Documents, speak: Language, paying: Paying): InfoDocument {
  const document = documents[speak];
  return typeof document === 'function' ? document(paying) : document;
}
