import type { Language } from '#app/platform/texts.ts';

/** An information page: sections with anchors, made of paragraphs and a few other blocks. */
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

/** `id` is the anchor, the same in all languages; `also` holds search terms that the text does not contain. */
export type FaqQuestion = readonly [id: string, question: string, answer: string, also?: string];

export type Section = { id: string; title: string; blocks: readonly DocumentBlock[] };

export type InfoDocument = {
  title: string;
  lead: string;
  /** Meta description, where the lead is unsuitable. */
  description?: string;
  sections: readonly Section[];
  /** Links at the end, the first one as the page's main button. */
  ways: readonly (readonly [label: string, to: string])[];
};

/** Facts about this deployment, from the settings. */
export type DeploymentFacts = {
  /** Sessions are paid by card when booking; otherwise by invoice. */
  card: boolean;
  /** Host of the language model that phrases the tutor's answers; null without one. */
  model: string | null;
  /** Google sign-in is configured. */
  google: boolean;
  /** Host of the external auth service; null when accounts are stored here. */
  platform: string | null;
};

type InOneLanguage = InfoDocument | ((here: DeploymentFacts) => InfoDocument);

/** A document in all languages, with the date of its last change. */
export type Documents = { changed: string; en: InOneLanguage; es: InOneLanguage; fr: InOneLanguage };

/** The document in one language, for this deployment. */
export function documentOf(documents: Documents, language: Language, here: DeploymentFacts): InfoDocument {
  const document = documents[language];
  return typeof document === 'function' ? document(here) : document;
}

type Piece = { text: string; to?: string };

/** Allowed external link targets: sites of cited papers. */
const citationSites = ['https://doi.org/', 'https://arxiv.org/abs/'];
const link = /(\[[^\]]+\]\([^)\s]*\))/;

/**
 * Splits a paragraph at its links: `Ask [us](/contact) now` becomes three pieces. Only paths of this site and cited
 * papers become links.
 */
export function piecesOf(paragraph: string): Piece[] {
  return paragraph
    .split(link)
    .filter((part) => part !== '')
    .map((part) => {
      const [, text, to] = /^\[([^\]]+)\]\(([^)\s]*)\)$/.exec(part) ?? [];
      return text && to && isAllowedLink(to) ? { text, to } : { text: part };
    });
}

const isAllowedLink = (to: string): boolean =>
  /^\/(?!\/)/.test(to) || citationSites.some((source) => to.startsWith(source));
