import type { Concept } from '../lexicon/concepts.ts';
import { languageOf, matchPhrase } from '../lexicon/lexicon.ts';
import { tokenize } from './tokens.ts';

/*
 * Digits directly behind a name, as people type what stands lower on paper: the base of log2(x), the index of u10.
 */

const bases = /(?<![\p{L}\\])log(\d{1,2})(?=\s?[(√\p{L}]|\s\d)/gu;
/** "log₃ 81 + log₂ 8": a base below the line and its value apart from it, where nothing else follows directly. */
const spacedValues =
  /(?<![\p{L}\\])log(?:_(\d{1,2})|([₀-₉]{1,2}))\s(\d+(?:[.,]\d+)?|[a-z])(?![\p{L}\d(^²³/])/gu;
const indexed = /(?<![\p{L}\p{N}_^\\.,}])([a-eg-mo-wA-EG-W])(\d{1,3})(?![\p{L}\p{N}(²³]|[.,]\d|\^)/gu;

/** Texts that name one of these are about a sequence. */
const sequenceConcepts: readonly Concept[] = [
  'sequence',
  'arithmetic',
  'geometric',
  'first_term',
  'difference_step',
  'ratio_step',
];
const conceptsOnly = new Set(['concept'] as const);

/** log2(x) as log_2(x), log₃ 81 as log_3(81), and in a text about a sequence u10 as u_10. */
export function withAttachedDigits(text: string, locale: string | undefined): string {
  const based = text
    .replaceAll(bases, 'log_$1')
    .replaceAll(
      spacedValues,
      (_all, typed: string | undefined, lowered: string | undefined, value: string) =>
        `log_${typed ?? [...lowered!].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')}(${value})`,
    );
  return based.search(indexed) >= 0 && isAboutSequence(based, locale) ? withIndexes(based) : based;
}

const spoken = /(?<![\p{L}\p{N}])[Pp]r?\s?\(\s*((?=[^()]*\p{L}{3})[\p{L}][\p{L}\s’']{2,40})\)/gu;
const words: Readonly<Record<string, string>> = { es: 'la probabilidad de', fr: 'la probabilité de' };

/** P(both red) as "the probability of both red": an event in words. */
export const withSpokenProbabilities = (text: string, locale: string | undefined): string =>
  text.replaceAll(
    spoken,
    (_all, event: string) => `${words[locale?.slice(0, 2) ?? ''] ?? 'the probability of'} ${event}`,
  );

/** u10 as u_10. */
export const withIndexes = (text: string): string =>
  text.replaceAll(indexed, (all, letter: string, digits: string, at: number) =>
    isLabel(text, at, at + all.length) ? all : `${letter}_${digits}`,
  );

/** "Q12." at the beginning of a line names a question. */
const isLabel = (text: string, start: number, end: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[.):]|^[ \t]*(?:\n|$)/.test(text.slice(end, end + 40));

function isAboutSequence(text: string, locale: string | undefined): boolean {
  const words = tokenize(text).tokens.map(({ kind, folded, span }) =>
    kind === 'word' && span === 0 ? folded : null,
  );
  const language = languageOf(words, locale);
  return words.some(
    (word, index) =>
      word !== null &&
      matchPhrase(language, words, index, conceptsOnly)?.meanings.some(
        (each) => each.kind === 'concept' && sequenceConcepts.includes(each.concept),
      ) === true,
  );
}
