import { read } from '../../expression/read.ts';
import { isExpression, type Expression } from '../../expression/tree.ts';
import { contains, substitute, variablesOf } from '../../expression/tree-parts.ts';
import type { Language } from '../../texts.ts';
import { mustBeUsed, type Concept } from '../lexicon/concepts.ts';
import { matchBestPhrase, type Meaning } from '../lexicon/lexicon.ts';
import { tokenize } from '../message/tokens.ts';
import type { Problem } from '../problem.ts';

/*
 * A sequence whose terms are given by the term before: u_0 = 2 and u_(n+1) = 3u_n − 1. A term is calculated by inserting the rule as often as
 * needed. Every number of the text must belong to the rule, the first term or the terms that are asked for.
 */

export type TermProblem = { readonly name: string; readonly problem: Problem };

const lowered: Readonly<Record<string, string>> = { ₙ: 'n', '₊': '+', '₋': '-' };

/** u_{n+1}, uₙ₊₁, u(n+1) and un+1 as u_(n+1); u_3, u₃ and u3 as u_(3). */
function withPlainIndexes(text: string): string {
  return text
    .replaceAll(
      /[₀-₉ₙ₊₋]+/gu,
      (run) =>
        `_{${[...run].map((sign) => lowered[sign] ?? String(sign.codePointAt(0)! - 0x2080)).join('')}}`,
    )
    .replaceAll(/\$|\\(?:left|right|,|;|!|quad)(?![a-z])/g, ' ')
    .replaceAll(/−|–/g, '-')
    .replaceAll(/(?<![\p{L}\\])([a-w])\s?_\s?\{\s?([^{}]{1,8})\}/gu, '$1_($2)')
    .replaceAll(/(?<![\p{L}\\])([a-w])\s?_\s?(\d{1,3}|n)(?![\p{L}\d])/gu, '$1_($2)')
    .replaceAll(/(?<![\p{L}\\])([a-w])\s?n\s?([-+]\s?1)(?=\s*=)/gu, '$1_(n$2)')
    .replaceAll(/(?<![\p{L}\\_])([a-w])\((n\s?[-+]\s?1|n|\d{1,2})\)/gu, '$1_($2)')
    .replaceAll(/(?<![\p{L}\\_(\d^])([a-w])(\d{1,2})(?![\p{L}\d]|\.\d)/gu, '$1_($2)');
}

const ruleHead = /(?<!\p{L})([a-w])_\(\s?n\s?(?:(\+\s?1)\s?)?\)\s*=\s*/gu;
const ruleEnd =
  /[.;:\n?]|,\s|\s(?:and|y|et|with|con|avec|for|para|pour|where|donde|où|if|si|find|when|cuando|quand|all|todo|tout)(?!\p{L})|,?\s*\(?\s*n\s*(?:>|≥|∈|\\ge|\\in|=)/iu;

type Rule = { readonly letter: string; readonly body: Expression; readonly rest: string };
const before = 'Ω';

/** The rule of the text, with the term before as Ω and the index of that term as n. */
function ruleOf(text: string): Rule | null {
  const heads = [...text.matchAll(ruleHead)];
  for (const head of heads) {
    const letter = head[1]!;
    const start = head.index + head[0].length;
    const length = text.slice(start, start + 80).search(ruleEnd);
    const written = text.slice(start, length < 0 ? start + 80 : start + length);
    const isNext = head[2] !== undefined;
    const own = isNext
      ? new RegExp(String.raw`${letter}(?:_\(\s?n\s?\)|n(?![\p{L}+\d]))`, 'gu')
      : new RegExp(String.raw`${letter}(?:_\(\s?n\s?-\s?1\s?\)|n\s?-1(?![\p{L}\d]))`, 'gu');
    if (!own.test(written)) continue;
    const result = read(written.replaceAll(own, `(${before})`).trim());
    if (!result.ok || !isExpression(result.tree)) return null;
    const letters = variablesOf(result.tree);
    // A rule for u_n with its own index counts from the new term.
    if (!letters.includes(before) || letters.some((name) => name !== before && !(name === 'n' && isNext)))
      return null;
    return {
      letter,
      body: result.tree,
      rest: `${text.slice(0, head.index)} ; ${text.slice(start + written.length)}`,
    };
  }
  return null;
}

const own: ReadonlySet<Concept> = new Set<Concept>([
  'sequence',
  'term',
  'first_term',
  'first_terms',
  'evaluate',
  'quantifier',
  'image',
]);
const kinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'concept',
  'stop',
  'ordinal',
  'number',
]);

type Words = { readonly place: number | null; readonly count: number | null };

/** What the words of the rest ask for: the place of a term, or how many; null where they mean something else. */
function wordsIn(text: string, language: Language): Words | null {
  const tokens = tokenize(text).tokens;
  const words = tokens.map(({ kind, folded }) => (kind === 'word' ? folded : null));
  let place: number | null = null;
  let count: number | null = null;
  let isTerm = false;
  for (let at = 0; at < words.length;) {
    const match = matchBestPhrase(language, words, at, kinds);
    const concepts = match?.meanings.flatMap((each) => (each.kind === 'concept' ? [each.concept] : [])) ?? [];
    const value = match?.meanings.find((each) => 'value' in each);
    if (value !== undefined && 'value' in value) {
      if (value.kind === 'ordinal') place ??= value.value;
      else if (value.value > 1) count ??= value.value;
    } else if (concepts.some((concept) => own.has(concept)))
      isTerm ||= concepts.includes('term') || concepts.includes('first_terms');
    else if (concepts.length > 0 && concepts.every(mustBeUsed)) return null;
    at += match?.length ?? 1;
  }
  return { place: isTerm && count === null ? place : null, count: isTerm ? count : null };
}

const mostTerms = 8;
const longestTerm = 24;

/** The terms that a text with such a rule asks for; empty for any other text. */
export function readRecursion(source: string, language: Language): readonly TermProblem[] {
  if (!/n\s?\}?\s?[-+]\s?1|ₙ/u.test(source)) return [];
  const rule = ruleOf(withPlainIndexes(source));
  if (rule === null) return [];
  const { letter, body } = rule;
  let first: { readonly index: number; readonly value: Expression } | null = null;
  let isUnclear = false;
  const rest = rule.rest
    .replaceAll(new RegExp(String.raw`\(?\s?${letter}(?:_\(\s?n\s?\)|n)\s?\)`, 'gu'), ' ')
    .replaceAll(
      new RegExp(
        String.raw`(?<!\p{L})${letter}_\(\s?(\d)\s?\)\s*=\s*([-+]?\s?\d{1,5}(?:[.,]\d{1,4})?(?:\/\d{1,3})?)`,
        'gu',
      ),
      (_all, index: string, written: string) => {
        const value = read(written.replace(',', '.').replaceAll(/\s|^\+/g, ''));
        if (first !== null || !value.ok || !isExpression(value.tree)) isUnclear = true;
        else first = { index: Number(index), value: value.tree };
        return ' ';
      },
    )
    .replaceAll(/\(?\s*n\s*(?:>=?|≥|∈|\\geq?|\\in)\s*(?:\d|ℕ|N|\\mathbb\s*\{?N\}?)\*?\s*\)?/gu, ' ');
  const start = first as { readonly index: number; readonly value: Expression } | null;
  if (start === null || isUnclear) return [];
  const wanted: number[] = [];
  const words = rest
    .replaceAll(
      new RegExp(String.raw`(?<!\p{L})${letter}_\(\s?(\d{1,2})\s?\)`, 'gu'),
      (_all, index: string) => {
        wanted.push(Number(index));
        return ' ';
      },
    )
    .replaceAll(
      /(?<!\d)(\d{1,2})(?:st|nd|rd|th|[ºo°]|er|e|ème|eme)\s(?=t[eé]rm)/giu,
      (_all, place: string) => {
        wanted.push(start.index + Number(place) - 1);
        return ' ';
      },
    );
  if (/[\d=<>≤≥+*^√]/u.test(words)) return [];
  const found = wordsIn(words, language);
  if (found === null) return [];
  if (wanted.length === 0 && found.place !== null) wanted.push(start.index + found.place - 1);
  if (wanted.length === 0 && found.count !== null)
    for (let at = 0; at < found.count; at += 1) wanted.push(start.index + at);
  const indexes = [...new Set(wanted)];
  if (indexes.length === 0 || indexes.length > mostTerms || Math.max(...indexes) > longestTerm) return [];
  const problems = indexes.map((index) => termOf(body, start, index));
  return problems.every((problem) => problem !== null)
    ? problems.map((problem, at) => ({ name: `${letter}_${indexes[at]!}`, problem }))
    : [];
}

/** The rule inserted into itself until the term of this index. */
function termOf(
  body: Expression,
  start: { readonly index: number; readonly value: Expression },
  index: number,
): Problem | null {
  if (index < start.index) return null;
  const usesTwice = countOf(body) > 1;
  if (usesTwice && index - start.index > 3) return null;
  let value = start.value;
  for (let n = start.index; n < index; n += 1) {
    const numbered = substitute(body, 'n', { kind: 'number', value: { n: BigInt(n), d: 1n } });
    value = substitute(numbered, before, value);
  }
  return { task: 'evaluate', expression: value };
}

function countOf(tree: Expression): number {
  let count = 0;
  contains(tree, (part) => {
    if (part.kind === 'variable' && part.name === before) count += 1;
    return false;
  });
  return count;
}
