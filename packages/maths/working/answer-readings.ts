import { read, type ReadOptions } from '../expression/read.ts';
import { joiningWords } from '../expression/lexer/signs.ts';
import {
  divided,
  equation,
  isExpression,
  number,
  variable,
  type Expression,
  type Tree,
} from '../expression/tree.ts';
import { contains, expressionsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import { noSolutionTexts } from '../expression/words.ts';
import { unitWords } from '../expression/unit-words.ts';
import { fold, languageOf, matchPhrase } from '../reading/lexicon/lexicon.ts';
import { tokenize, type MessageToken } from '../reading/message/tokens.ts';
import type { Language } from '../texts.ts';
import { namedAmountsIn } from './named-amounts.ts';
import { splitLine } from './split-line.ts';

/**
 * Further readings of a typed answer: with words for numbers, signs and units, in the notations of chats, and as what is expected (a point for two
 * values, degrees for a plain number). The formula reader alone comes first; these count only where one of them is equal, or where it reads nothing.
 */
export function answerReadings(
  text: string,
  expected: Tree | null,
  locale: string | undefined,
): readonly Tree[] {
  const options = locale === undefined ? {} : { locale };
  const language = languageOf(wordsOf(text), locale);
  const written = inSigns(text, language);
  const found: Tree[] = [];
  const add = (tree: Tree): void => {
    if (!found.some((other) => sameTree(other, tree))) found.push(tree);
  };
  for (const each of [written, ...otherNotations(written, expected)])
    for (const tree of readAll(each, options)) add(tree);
  const remainder = remainderOf(written, options);
  if (remainder !== null) add(remainder);
  const named = namedAmountsIn(text, locale);
  if (named !== null) add({ kind: 'list', items: named.map(({ value }) => value) });
  const spoken = amongWords(written, locale);
  if (spoken !== null) add(spoken);
  if (expected === null) return found;
  // The order of a set in braces says nothing, so it is no point.
  const loose = /[{}]/.test(written) && expected.kind === 'point' ? [] : found;
  return [...found, ...loose.flatMap((tree) => asExpected(tree, expected))];
}

function readAll(text: string, options: ReadOptions): readonly Tree[] {
  const result = read(text, options);
  return result.ok ? (result.ambiguous ?? [result.tree]) : [];
}

const wordsOf = (text: string): readonly (string | null)[] =>
  tokenize(text).tokens.map(({ kind, folded }) => (kind === 'word' ? folded : null));

/* Words and notations as signs */

type Replacement = readonly [pattern: RegExp, by: string];

const unit = '(?:mm|cm|dm|m|km|in|ft|yd|mi)';
/** Words for relations, longest first. Written without accents. */
const relations: Readonly<Record<Language, readonly Replacement[]>> = {
  en: [
    [/\b(?:is )?(?:greater|more|larger|bigger) than or equal to\b|\b(?:is )?at least\b/gu, ' >= '],
    [/\b(?:is )?(?:less|smaller|fewer) than or equal to\b|\b(?:is )?at most\b/gu, ' <= '],
    [/\b(?:is )?(?:greater|more|larger|bigger) than\b|\b(?:is )?over\b/gu, ' > '],
    [/\b(?:is )?(?:less|smaller|fewer) than\b|\b(?:is )?under\b/gu, ' < '],
    [/\bis not equal to\b/gu, ' != '],
    [/\b(?:is equal to|equals)\b/gu, ' = '],
  ],
  es: [
    [/\b(?:es )?mayor o igual (?:que|a)\b|\bcomo minimo\b|\bal menos\b/gu, ' >= '],
    [/\b(?:es )?menor o igual (?:que|a)\b|\bcomo maximo\b/gu, ' <= '],
    [/\b(?:es )?mayor (?:que|a)\b/gu, ' > '],
    [/\b(?:es )?menor (?:que|a)\b/gu, ' < '],
    [/\b(?:es igual a|igual a|equivale a)\b/gu, ' = '],
  ],
  fr: [
    [/\b(?:est )?superieure? ou egale? a\b|\bau moins\b/gu, ' >= '],
    [/\b(?:est )?inferieure? ou egale? a\b|\bau plus\b/gu, ' <= '],
    [/\b(?:est )?(?:superieure?|plus grande?) (?:a|que)\b/gu, ' > '],
    [/\b(?:est )?(?:inferieure?|plus petite?) (?:a|que)\b/gu, ' < '],
    [/\b(?:est egale? a|egale?)\b/gu, ' = '],
  ],
};

/** Words and shorthand that are the same whatever the language of the reader. */
const shorthand: readonly Replacement[] = [
  // 3√2 as "3 root 2", a sign before a number in words.
  [/\b(?:square root of|root of|root|sqrt of)\s+(?=[\d(a-z])/gu, ' √'],
  [/\b(?:raiz cuadrada de|raiz de|racine carree de|racine de)\s+(?=[\d(a-z])/gu, ' √'],
  [/(?<![\d)a-z])\s*\b(?:minus|negative|menos|moins)\s+(?=[\d(a-z])/gu, ' -'],
  // Units with a power: 12 cm2, 12 square cm, 12 cm carrés.
  [new RegExp(`\\b(${unit})([23])(?![\\d.])`, 'gu'), '$1^$2'],
  [new RegExp(`\\b(?:square|sq\\.?)\\s+(${unit})\\b`, 'gu'), '$1^2'],
  [new RegExp(`\\b(?:cubic|cu\\.?)\\s+(${unit})\\b`, 'gu'), '$1^3'],
  [new RegExp(`\\b(${unit})\\s+(?:squared|cuadrados?|carres?)\\b`, 'gu'), '$1^2'],
  [new RegExp(`\\b(${unit})\\s+(?:cubed|cubicos?|cubes?)\\b`, 'gu'), '$1^3'],
  [/\bpercent\b|\bper cent\b|\bpor ciento\b|\bpour cent\b/gu, '%'],
  // x1=2 x2=-3, x=2 y=-4: nothing stands between two equations.
  [/(=\s*[-−]?[\d./√]+)\s+(?=[a-z]\d?\s*=)/gu, '$1 ; '],
];

/** The text with words for numbers and signs written as signs; what is not known stays as it is. */
function inSigns(written: string, language: Language): string {
  // "sí: x³ + C": the answer behind the yes or no.
  const source = written.replace(/^\s*(?:yes|no|sí|si|oui|non)\s*[:,]\s+(?=\S)/iu, '');
  // Capitals of formulas keep their meaning; words lose capitals and accents.
  const isWorded = /\p{L}{2}/u.test(source);
  let text = isWorded ? withUnitNames(fold(withNumberWords(source, language))) : source;
  for (const [pattern, by] of [...relations[language], ...shorthand]) text = text.replaceAll(pattern, by);
  return text.replace(/[\s.!]+$/u, '').trim();
}

/** "centimetros cuadrados": names of units by their signs, so that a power can follow. */
function withUnitNames(text: string): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    const name = unitWords.get(word);
    return name !== undefined && /^(?:mm|cm|dm|m|km)$/.test(name) ? name : word;
  });
}

/** Numbers in words as digits: twenty-one, three and a half, tres cuartos. */
function withNumberWords(text: string, language: Language): string {
  const { text: whole, tokens } = tokenize(text);
  let result = '';
  let from = 0;
  for (let index = 0; index < tokens.length;) {
    const found = numberAt(tokens, index, language);
    if (found === null) {
      index += 1;
      continue;
    }
    result += whole.slice(from, tokens[index]!.at) + found.text;
    from = tokens[found.next - 1]!.end;
    index = found.next;
  }
  return result + whole.slice(from);
}

const isHyphen = (token: MessageToken | undefined): boolean =>
  token?.kind === 'sign' && /^[-‐‑]$/u.test(token.text) && !token.spaced;

function numberAt(
  tokens: readonly MessageToken[],
  start: number,
  language: Language,
): { readonly text: string; readonly next: number } | null {
  const valueAt = (index: number, kind: 'number' | 'fraction'): number | null => {
    const token = tokens[index];
    if (token?.kind === 'number' && kind === 'number' && /^\d+$/.test(token.text)) return Number(token.text);
    if (token?.kind !== 'word') return null;
    const meaning = matchPhrase(language, [token.folded], 0, new Set([kind] as const))?.meanings[0];
    return meaning !== undefined && 'value' in meaning ? meaning.value : null;
  };
  const isWord = (index: number): boolean => tokens[index]?.kind === 'word';
  const isAnd = (index: number): boolean => joiningWords.get(tokens[index]?.folded ?? '') === 'and';
  let next = start;
  let total = 0;
  let group: number | null = null;
  while (next < tokens.length) {
    if (next > start && isHyphen(tokens[next])) next += 1;
    // "treinta y uno", "one hundred and five": the word between two number words.
    if (
      group !== null &&
      isAnd(next) &&
      valueAt(next + 1, 'number') !== null &&
      group >= 10 &&
      isWord(next + 1) &&
      valueAt(next + 1, 'number')! < 100
    )
      next += 1;
    const value = isWord(next) ? valueAt(next, 'number') : null;
    if (value === null) break;
    if (
      isArticle(tokens[next]!) &&
      group === null &&
      valueAt(next + 1, 'number') === null &&
      valueAt(next + 1, 'fraction') === null
    )
      break;
    if (value === 100 || value === 1000) {
      group = (group === null || group === 0 ? 1 : group) * value;
      if (value === 1000) [total, group] = [total + group, 0];
    } else group = (group ?? 0) + value;
    next += 1;
  }
  const whole = group === null ? null : total + group;
  const isDigits = tokens[start]?.kind === 'number';
  // "three quarters", "3 quarters", "a half", "three and a half".
  const above = whole ?? (isDigits ? valueAt(start, 'number') : null);
  const at = whole === null && isDigits ? start + 1 : next;
  const below = valueAt(at, 'fraction');
  if (below !== null && above !== null && !(language === 'es' && below > 3 && above > below))
    return { text: `${above}/${below}`, next: at + 1 };
  if (above !== null && isAnd(at)) {
    const skip = valueAt(at + 1, 'number') === 1 ? at + 2 : at + 1;
    const part = valueAt(skip, 'fraction');
    if (part !== null) return { text: `${above} 1/${part}`, next: skip + 1 };
  }
  if (whole !== null) return { text: String(whole), next };
  const alone = start === 0 ? valueAt(start, 'fraction') : null;
  if (alone !== null && tokens.length === 1) return { text: `1/${alone}`, next: start + 1 };
  return tokens[start]?.folded === 'a' && valueAt(start + 1, 'fraction') !== null
    ? { text: `1/${valueAt(start + 1, 'fraction')}`, next: start + 2 }
    : null;
}

/** "un", "una": articles as well as numbers. */
const isArticle = ({ folded }: MessageToken): boolean => /^(?:un|una|une|one)$/.test(folded);

/** Notations of chats and calculators. */
function otherNotations(text: string, expected: Tree | null): readonly string[] {
  const texts: string[] = [];
  const and = [...joiningWords]
    .filter(([, join]) => join === 'and')
    .map(([word]) => word)
    .join('|');
  const mixed = text.replace(new RegExp(`(\\d+)\\s+(?:${and})\\s+(\\d+\\s*/\\s*\\d+)`, 'u'), '$1 $2');
  if (mixed !== text) texts.push(mixed);
  const scientific = text
    .replaceAll(/(\d)\s*[x×*]\s*10\s*\^?\s*([-−]?\d+)/gu, '$1 · 10^($2)')
    .replaceAll(/(\d)e([-+]?\d+)/giu, '$1 · 10^($2)');
  if (scientific !== text) texts.push(scientific);
  const ratio = /^\s*([\d.,]+)\s+(?:to|is to|a|es a|à|est à|pour|por)\s+([\d.,]+)\s*$/u.exec(text);
  if (ratio !== null) texts.push(`${ratio[1]}/${ratio[2]}`);
  // x2 for x², where a power of that letter is expected.
  const powered = text.replaceAll(
    /(?<![a-z\d\\])([a-z])([2-9])(?![\d.])/gu,
    (all, letter: string, power: string) =>
      expected !== null && hasPower(expected, letter) ? `${letter}^${power}` : all,
  );
  if (powered !== text) texts.push(powered);
  if (expected?.kind === 'solutions' && /^r$/iu.test(text.trim())) texts.push('ℝ');
  // 0 u 8: the Spanish "o" before the sound of an o.
  const either = text.replaceAll(/(\d)\s+u\s+(?=[-−]?(?:8|11)\b)/gu, '$1 o ');
  if (either !== text) texts.push(either);
  const pairs = inPairs(text);
  if (pairs !== null) texts.push(pairs);
  if (undefinedWords.test(text) || endsWithNoSolution(text)) texts.push('∅');
  return texts;
}

/** "x = 4, y = 16; x = -3, y = 9": the solutions of a system one after the other. */
function inPairs(text: string): string | null {
  const pairs = text.split(/\s*;\s*/u).map((pair) => pair.split(/\s*,\s+/u));
  const named = pairs.every(
    (pair) => pair.length > 1 && pair.every((each) => /^[a-z]\s*=[^=]+$/iu.test(each)),
  );
  return named && pairs.length > 1 ? pairs.map((pair) => pair.join('; ')).join(' or ') : null;
}

const undefinedWords =
  /^(?:it is |it's |es |esta |no esta |est |n'est pas )?(?:undefined|not defined|indefinid[oa]|no definid[oa]|definid[oa]|non definie?|indefinie?|nothing|none|impossible|imposible)$/u;

/** "There is no solution": a known phrase behind a few other words. */
function endsWithNoSolution(text: string): boolean {
  const words = text.split(/\s+/);
  return [0, 1, 2, 3, 4].some((skipped) => noSolutionTexts.has(words.slice(skipped).join(' ')));
}

const hasPower = (tree: Tree, letter: string): boolean =>
  expressionsOf(tree).some((side) =>
    contains(
      side,
      (part) => part.kind === 'power' && part.base.kind === 'variable' && part.base.name === letter,
    ),
  );

/** "14 r 5", "14 resto 5": quotient and remainder in this order. */
function remainderOf(text: string, options: ReadOptions): Tree | null {
  const found =
    /^(.+?)\s*(?:,|and|y|et)?\s+(?:r|rem|remainder|remaining|resto|residuo|sobran?|reste)\.?\s*(?:of|de|:|=)?\s*(\d+)$/u.exec(
      text.trim(),
    );
  if (found === null) return null;
  const [quotient, remainder] = [found[1]!, found[2]!].map((part) => read(part, options));
  if (
    quotient?.ok !== true ||
    remainder?.ok !== true ||
    !isExpression(quotient.tree) ||
    !isExpression(remainder.tree)
  )
    return null;
  return { kind: 'point', coordinates: [quotient.tree, remainder.tree], name: 'r' };
}

/** "The answer is 8", "les solutions sont 2 et −3": the values of a sentence. */
function amongWords(text: string, locale: string | undefined): Tree | null {
  const { statements, unread } = splitLine(text, locale);
  const trees = statements.flatMap(({ trees: [tree] }) => (tree === undefined ? [] : [tree]));
  const [only, more] = trees;
  if (only === undefined || unread) return null;
  if (more === undefined) return withoutQuantity(only);
  const values = trees.filter(isExpression);
  return values.length === trees.length ? { kind: 'list', items: values } : null;
}

/** The value of a quantity that a word names. */
function withoutQuantity(tree: Tree): Tree {
  const left = tree.kind === 'relation' ? tree.sides[0] : undefined;
  return tree.kind === 'relation' && left?.kind === 'variable' && left.name.startsWith('§')
    ? tree.sides[1]!
    : tree;
}

/* As what is expected */

function asExpected(tree: Tree, expected: Tree): readonly Tree[] {
  if (expected.kind === 'point' && tree.kind === 'list' && tree.items.length === expected.coordinates.length)
    return [{ kind: 'point', coordinates: tree.items }];
  const names = expected.kind === 'list' ? null : namesOfValues(expected);
  if (names !== null && tree.kind === 'list' && tree.items.length === names.length)
    return [
      {
        kind: 'alternatives',
        join: 'and',
        items: tree.items.map((item, at) => equation(variable(names[at]!), item)),
      },
    ];
  const values = expected.kind === 'list' ? valuesByName(tree) : null;
  if (values !== null) return [{ kind: 'list', items: values }];
  if (!isExpression(tree) || !isExpression(expected) || variablesOf(tree).length > 0) return [];
  const isPlain = !contains(
    tree,
    ({ kind }) => ['degrees', 'percent', 'unit'].includes(kind) || kind === 'constant',
  );
  return isPlain && contains(expected, ({ kind }) => kind === 'degrees')
    ? [{ kind: 'degrees', of: tree }]
    : [];
}

/** "x = 12; y = 40" where the two numbers alone are expected: their values without the names. */
const valuesByName = (tree: Tree): readonly Expression[] | null =>
  namedValues(tree)?.map(({ value }) => value) ?? null;

/** The letters of "x = 12; y = 40", in this order. */
const namesOfValues = (tree: Tree): readonly string[] | null =>
  namedValues(tree)?.map(({ name }) => name) ?? null;

/** Several letters with one value each; null for anything else. */
function namedValues(tree: Tree): readonly { readonly name: string; readonly value: Expression }[] | null {
  if (tree.kind !== 'alternatives' || tree.join !== 'and') return null;
  const sides = tree.items.map(({ sides: [left, right], signs }) => {
    const isValue = signs.join() === '=' && left?.kind === 'variable' && variablesOf(right!).length === 0;
    return isValue ? { name: left.name, value: right! } : null;
  });
  const named = sides.filter((each) => each !== null);
  const names = new Set(named.map(({ name }) => name));
  return named.length === sides.length && names.size === named.length && names.size > 1 ? named : null;
}

/** Whether the answer is the number of an expected percentage without its sign: right, but for the sign. */
export function isBarePercent(expected: Tree, answer: Tree): Expression | null {
  const isPlain =
    isExpression(answer) &&
    !contains(answer, ({ kind }) => kind === 'percent' || kind === 'unit' || kind === 'variable');
  return isPlain && isExpression(expected) && contains(expected, ({ kind }) => kind === 'percent')
    ? divided(answer, number(100))
    : null;
}
