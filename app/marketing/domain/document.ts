import type { Language } from '#app/platform/texts.ts';

/** A page to read: sections with anchors, made of paragraphs and a few other blocks. */
export type DocumentBlock =
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
  | { kind: 'questions'; questions: readonly FaqQuestion[] }
  /** What the owner has to fill in, by name of the setting; `privacy`: with who watches over personal data. */
  | { kind: 'owner'; privacy?: true };

/** `id` is its anchor, the same in all languages; `also` holds words by which it is looked for and which it does not have. */
export type FaqQuestion = readonly [id: string, question: string, answer: string, also?: string];

export type Section = { id: string; title: string; blocks: readonly DocumentBlock[] };

export type InfoDocument = {
  title: string;
  lead: string;
  /** What search engines show below the title, where the lead is no good for that. */
  description?: string;
  sections: readonly Section[];
  /** Ways on, the first one as the page's main button. */
  ways: readonly (readonly [label: string, to: string])[];
};

/** What is true here, as the owner has set it. */
export type Here = {
  /** Sessions are paid by card when booking; otherwise by invoice. */
  card: boolean;
  /** Name of the machine elsewhere whose language model finds words for the tutor; null without one. */
  model: string | null;
  /** One can sign in with Google. */
  google: boolean;
  /** Name of the machine elsewhere that keeps accounts; null where we keep them ourselves. */
  platform: string | null;
};

type InOneLanguage = InfoDocument | ((here: Here) => InfoDocument);

/** A document in all languages, with the day of its last change. */
export type Documents = { changed: string; en: InOneLanguage; es: InOneLanguage; fr: InOneLanguage };

/** The document as it is true here. */
export function documentOf(documents: Documents, speak: Language, here: Here): InfoDocument {
  const document = documents[speak];
  return typeof document === 'function' ? document(here) : document;
}

type Piece = { text: string; to?: string };

/** Where papers that we cite are read; no other host is linked to. */
const sources = ['https://doi.org/', 'https://arxiv.org/abs/'];
const link = /(\[[^\]]+\]\([^)\s]*\))/;

/**
 * Splits a paragraph at its links: `Ask [us](/contact) now` becomes three pieces. Only own addresses and those of papers become links.
 */
export function piecesOf(paragraph: string): Piece[] {
  return paragraph
    .split(link)
    .filter((part) => part !== '')
    .map((part) => {
      const [, text, to] = /^\[([^\]]+)\]\(([^)\s]*)\)$/.exec(part) ?? [];
      return text && to && leads(to) ? { text, to } : { text: part };
    });
}

const leads = (to: string): boolean =>
  /^\/(?!\/)/.test(to) || sources.some((source) => to.startsWith(source));
