import type { Language } from '../../texts.ts';
import type { PageCue } from '../lexicon/concepts.ts';
import { unitWords } from '../../expression/unit-words.ts';
import { fold, matchPhrase } from '../lexicon/lexicon.ts';

/*
 * A line as a row of typed spans: words of pages, numbers, gaps, blanks to write in, signs. Patterns say which spans in a row make a note.
 */

const shapes = ['gap', 'blank', 'number', 'word', 'bullets', 'clock', 'sign'] as const;

export type LineSpan = {
  readonly shape: (typeof shapes)[number];
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** The sign directly behind it; empty at the end of the line. */
  readonly next: string;
  /** What the word means beside a problem. */
  readonly cues: ReadonlySet<PageCue>;
};

/** A piece of a line; the group that holds it says its shape. */
const scanner =
  /(\s{2,}|\t)|(\.{4,}|_{2,}|…{2,})|((?:\d+(?:[.,–-]\d+)*½?|½)(?:[a-f](?![\p{L}\d]))?)|(\p{L}+)|([→▸▪•●■►▶✎★☞➤➢◆▫⇒]+)|([⏱⏰⌛]\ufe0f?\s*\d{1,2}:\d{2})|([^\s])/gu;

/** Pages mix languages: the words of each one count on every page. */
const languages: readonly Language[] = ['en', 'es', 'fr'];
const pageKind = new Set(['page'] as const);
const noCues: ReadonlySet<PageCue> = new Set();

/** The cues of the longest phrase that begins at a word, and how many pieces it takes. */
function cuesAt(
  words: readonly (string | null)[],
  at: number,
): { readonly length: number; readonly cues: Set<PageCue> } {
  const cues = new Set<PageCue>();
  let length = 1;
  for (const language of languages) {
    const found = matchPhrase(language, words, at, pageKind);
    if (found === null || found.length < length) continue;
    if (found.length > length) cues.clear();
    length = found.length;
    for (const meaning of found.meanings) if (meaning.kind === 'page') cues.add(meaning.cue);
  }
  return { length, cues };
}

/** The spans of a line from left to right; a phrase of several words is one span. */
export function readLineSpans(line: string): readonly LineSpan[] {
  const pieces = [...line.matchAll(scanner)].flatMap((found) => {
    const { 0: text, index } = found;
    const shape = shapes[found.findIndex((group, at) => at > 0 && group !== undefined) - 1]!;
    // The apostrophe of "d'après".
    const isApostrophe = /^['’]$/.test(text) && /\p{L}['’]\p{L}/u.test(line.slice(index - 1, index + 2));
    return isApostrophe ? [] : [{ shape, text, at: index, end: index + text.length }];
  });
  const words = pieces.map(({ shape, text }) => (shape === 'gap' || shape === 'blank' ? null : fold(text)));
  const spans: LineSpan[] = [];
  for (let at = 0; at < pieces.length;) {
    const { shape, at: start } = pieces[at]!;
    const { length, cues } = words[at] == null ? { length: 1, cues: noCues } : cuesAt(words, at);
    const { end } = pieces[at + length - 1]!;
    spans.push({
      shape,
      text: line.slice(start, end),
      at: start,
      end,
      next: line[end] ?? '',
      cues,
    });
    at += length;
  }
  // The margins of a line are no gaps.
  const first = spans[0]?.shape === 'gap' ? 1 : 0;
  return spans.slice(first, spans.at(-1)?.shape === 'gap' ? -1 : undefined);
}

/** Whether a word of the text has the cue. */
export const hasPageCue = (text: string, cue: PageCue): boolean =>
  text.split('\n').some((line) => readLineSpans(line).some(({ cues }) => cues.has(cue)));

const formulaSign = /^[=<>≤≥+*^√∫]$/;

/** What a term of a pattern accepts besides the cues of the lexicon. */
const terms: Readonly<Record<string, (span: LineSpan) => boolean>> = {
  any: () => true,
  plain: ({ text }) => !formulaSign.test(text),
  formula_sign: ({ text }) => formulaSign.test(text),
  gap: ({ shape }) => shape === 'gap',
  wide_gap: ({ shape, text }) => shape === 'gap' && text.length > 3,
  blank: ({ shape, text }) => shape === 'blank' && (text.startsWith('_') ? text.length > 2 : true),
  blank_or_short: ({ shape }) => shape === 'blank',
  bar: ({ text }) => /^[|·]$/.test(text),
  wide_blank: ({ shape, text }) => shape === 'blank' && (text.startsWith('…') || text.length > 4),
  bullets: ({ shape }) => shape === 'bullets',
  clock: ({ shape }) => shape === 'clock',
  word: ({ shape }) => shape === 'word',
  long_word: ({ shape, text }) => shape === 'word' && text.length > 2,
  capital_word: ({ shape, text }) => shape === 'word' && /^\p{Lu}\p{Ll}*/u.test(text),
  letter: ({ shape, text }) => shape === 'word' && text.length === 1,
  capital: ({ shape, text }) => shape === 'word' && /^\p{Lu}$/u.test(text),
  /** The letter of a section: A to H. */
  section_letter: ({ shape, text }) => shape === 'word' && /^[A-HP]$/.test(text),
  number: ({ shape, text }) => shape === 'number' && /^\d{1,3}$/.test(text),
  /** The number of a problem in a book: 12, 12a. */
  place: ({ shape, text, next }) =>
    shape === 'number' && /^\d{1,3}[a-f]?$/.test(text) && !/^\p{L}/u.test(next),
  code: ({ shape, text }) => shape === 'number' && /^\d{1,3}(?:[.–-]\d{1,3}){0,2}$/.test(text),
  long_number: ({ shape, text }) => shape === 'number' && /^\d{4,}$/.test(text),
  amount: ({ shape, text }) => shape === 'number' && /^\d{1,2}(?:[.,]\d{1,2}|½)?$|^½$/.test(text),
  stop: ({ text }) => text === '.',
  end_mark: ({ text }) => /^[.?!:]$/.test(text),
  comma: ({ text }) => text === ',',
  colon: ({ text }) => text === ':',
  slash: ({ text }) => text === '/',
  dash: ({ text }) => /^[–—-]$/.test(text),
  star: ({ text }) => text === '*',
  equals: ({ text }) => text === '=',
  dollar: ({ text }) => text === '$',
  backslash: ({ text }) => text === '\\',
  /** The first letter of "marks" or "points", unless it is a unit as well. */
  only_initial: ({ text, cues }) => cues.has('marks_initial') && !unitWords.has(text),
  pi: ({ text }) => /^(?:π|pi)$/i.test(text),
  open: ({ text }) => text === '(' || text === '[',
  close: ({ text }) => text === ')' || text === ']',
  round_open: ({ text }) => text === '(',
  round_close: ({ text }) => text === ')',
  square_open: ({ text }) => text === '[',
  square_close: ({ text }) => text === ']',
  /** Between the number of a problem and its text. */
  separator: ({ text }) => /^[.,:;)|·–-]$/.test(text),
  number_end: ({ text }) => /^[.:)–-]$/.test(text),
};

type PatternTerm = {
  readonly accepts: (span: LineSpan) => boolean;
  readonly least: number;
  readonly most: number;
};
/** The end of a line. */
const edge = 'edge' as const;
/** White space or the end of the line comes before what follows. */
const apart = 'apart' as const;
/** What is before this term has to come first, what is behind it has to follow: neither is part of the match. */
const behind = '<' as const;
const ahead = '>' as const;
type PatternStep = PatternTerm | typeof edge | typeof apart | typeof behind | typeof ahead;
export type SpanPattern = readonly PatternStep[];

/** Whether a span is one of the kinds that are separated by `|`. */
export const isSpanOf = (kinds: string): ((span: LineSpan) => boolean) => {
  const choices = kinds
    .split('|')
    .map((kind) => terms[kind] ?? (({ cues }: LineSpan) => cues.has(kind as PageCue)));
  return (span) => choices.some((accepts) => accepts(span));
};

/**
 * A pattern from kinds of spans: `a|b` either, `a?` may be missing, `a*` up to twelve of them, `rest` all others, `edge` the end of the line, `apart` white space;
 * what is in front of `<` or behind `>` has to be there and is not part of the match.
 */
export const spanPattern = (text: string): SpanPattern =>
  text.split(' ').map((term): PatternStep => {
    if (term === edge || term === apart || term === behind || term === ahead) return term;
    const isOptional = /[?*]$/.test(term);
    if (term === 'rest') return { accepts: () => true, least: 0, most: Infinity };
    return {
      accepts: isSpanOf(isOptional ? term.slice(0, -1) : term),
      least: isOptional ? 0 : 1,
      most: term.endsWith('*') ? 12 : 1,
    };
  });

/** The spans that a pattern takes: from `start` up to, not including, `end`. */
type SpanMatch = { readonly start: number; readonly end: number };

/** The longest match of a pattern at a place; null where it does not fit. */
export function matchSpans(pattern: SpanPattern, spans: readonly LineSpan[], from: number): SpanMatch | null {
  const [first] = pattern;
  if (typeof first === 'object' && first.least > 0 && !first.accepts(spans[from]!)) return null;
  const match = (step: number, at: number): SpanMatch | null => {
    const term = pattern[step];
    if (term === undefined) return { start: from, end: at };
    if (term === edge) return at === spans.length ? match(step + 1, at) : null;
    if (term === apart) return /^\S/u.test(spans[at - 1]?.next ?? '') ? null : match(step + 1, at);
    if (term === behind || term === ahead) {
      const found = match(step + 1, at);
      return found === null ? null : term === behind ? { ...found, start: at } : { ...found, end: at };
    }
    const ends = [at];
    for (let next = at; ends.length <= term.most; ends.push(next)) {
      // A gap counts only where the pattern has one.
      if (next > from && spans[next]?.shape === 'gap' && !term.accepts(spans[next]!)) next += 1;
      if (next >= spans.length || !term.accepts(spans[next]!)) break;
      next += 1;
    }
    for (const next of ends.slice(term.least).toReversed()) {
      const found = match(step + 1, next);
      if (found !== null) return found;
    }
    return null;
  };
  return match(0, from);
}
