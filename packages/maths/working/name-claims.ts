import { toNumber, type Rational } from '../expression/rational.ts';
import { read as readFormula } from '../expression/read.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { fold, matchPhrase } from '../reading/lexicon/lexicon.ts';
import type { Cue } from '../reading/lexicon/concepts.ts';
import { itemsOfText, type SentenceItem } from '../reading/quantities/items.ts';
import type { StoryCue } from '../reading/quantities/lexicon/quantity-lexicon.ts';
import { isSameStem } from '../reading/stories/same-stem.ts';
import { unitNamed } from '../reading/stories/units.ts';
import type { NamedAmount, StoryNames } from './story-names.ts';
import { isNear } from './tree-values.ts';

/** What a line says of one person or thing of the story. */
export type NameClaim = { readonly of: NamedAmount; readonly value: Rational };

/** The claims of a line, the part of the line in front of them, and whether every other word is understood. */
export type NameClaims = {
  readonly claims: readonly NameClaim[];
  readonly before: string;
  readonly isClear: boolean;
};

/** Words with which a number beside a name is something else than its amount. */
const comparing: ReadonlySet<StoryCue> = new Set<StoryCue>([
  'than',
  'more',
  'less',
  'extra',
  'older',
  'younger',
  'twice',
  'thrice',
  'half',
  'times',
  'fraction',
  'remainder_of',
  'ratio',
  'difference',
  'total',
  'average',
  'rest',
  'leftover',
  'off',
  'increase',
  'decrease',
  'ago',
  'hence',
]);

type Mark =
  | { readonly kind: 'name'; readonly of: NamedAmount }
  | { readonly kind: 'value'; readonly value: Rational };

/**
 * The claims of a line such as "Tom is 18", "Tom = 18, Ana = 9", "18 for Tom and 9 for Ana", "Tom and Ana are 18 and 9". Null for any line in which
 * names and numbers do not pair off.
 */
export function nameClaimsOf(line: string, names: StoryNames, locale: string | undefined): NameClaims | null {
  const items = itemsOfText(line, names.language, locale);
  const start = startOfClaims(items, names);
  if (start === null) return null;
  const own = items.slice(start);
  if (own.some((item) => item.kind === 'sign' && !/^[=:€$£→≈]$/u.test(item.text))) return null;
  if (isComparing(own) || isQualified(own, names)) return null;
  const marks = own.flatMap((item) => markOf(item, names) ?? []);
  const pairs = pairsOf(marks);
  if (pairs === null) return null;
  // "2 pears" counts them where prices are asked for.
  const isCount = own.some(
    (item, at) =>
      names.arePrices &&
      item.kind === 'number' &&
      item.money === null &&
      !isOne(item) &&
      own[at + 1] !== undefined &&
      markOf(own[at + 1]!, names)?.kind === 'name',
  );
  if (isCount) return null;
  const claims = pairs.map(([of, value]): NameClaim => ({ of, value }));
  return {
    claims,
    before: line.slice(0, items[start]!.at),
    isClear: own.every((item) => isUnderstood(item, names)),
  };
}

/** A claim with the calculation of its value: "Tom = 2 · 9 = 18". `claim`: the same with the value alone. */
export type CalculatedClaim = { readonly calculation: string; readonly claim: string };

/** The claim of a line that calculates the amount of one name; null for any other line. */
export function calculatedClaimOf(
  line: string,
  names: StoryNames,
  locale: string | undefined,
): CalculatedClaim | null {
  const items = itemsOfText(line, names.language, locale);
  const first = items.findIndex((item) => markOf(item, names)?.kind === 'value');
  const before = items.slice(0, Math.max(first, 0));
  if (before.filter((item) => markOf(item, names)?.kind === 'name').length !== 1) return null;
  if (isComparing(before) || isQualified(before, names)) return null;
  const { at } = items[first]!;
  const calculation = line.slice(at);
  const read = readFormula(calculation, locale === undefined ? {} : { locale });
  const isChain =
    read.ok &&
    read.tree.kind === 'relation' &&
    read.tree.signs.every((sign) => sign === '=') &&
    variablesOf(read.tree).length === 0;
  if (!isChain) return null;
  return { calculation, claim: `${line.slice(0, at)}${calculation.slice(calculation.lastIndexOf('=') + 1)}` };
}

/** The first item of the claims: the begin of the line, or of the clause from which on every number has a name. */
function startOfClaims(items: readonly SentenceItem[], names: StoryNames): number | null {
  const isMark = (item: SentenceItem): boolean => markOf(item, names) !== null;
  const firstName = items.findIndex((item) => markOf(item, names)?.kind === 'name');
  if (firstName < 0) return null;
  const breaks = items.flatMap((item, at) => (isBreak(item, names) ? [at + 1] : []));
  const clause = breaks.findLast((at) => at <= firstName) ?? 0;
  // "18 for Tom and 9 for Ana" has its first number before the name, in the same clause; a formula before is no part of it.
  const hasFormula = items.slice(0, clause).some((item) => item.kind === 'sign' || isMark(item));
  return hasFormula ? clause : 0;
}

const isBreak = (item: SentenceItem, { language }: StoryNames): boolean =>
  item.kind === 'comma' ||
  item.kind === 'stop' ||
  (item.kind === 'word' && cuesOf(item.folded, language).includes('consequence'));

const cuesOf = (word: string, language: StoryNames['language']): readonly Cue[] =>
  matchPhrase(language, [word], 0, new Set(['cue'] as const))?.meanings.flatMap((meaning) =>
    meaning.kind === 'cue' ? [meaning.cue] : [],
  ) ?? [];

/** The article "one" is no number. */
const isOne = (item: SentenceItem): boolean =>
  item.kind === 'number' && item.worded && item.value.n === 1n && item.value.d === 1n;

function markOf(item: SentenceItem, names: StoryNames): Mark | null {
  if (item.kind === 'number') return isOne(item) ? null : { kind: 'value', value: item.value };
  const of = nameOf(item, names);
  return of === null ? null : { kind: 'name', of };
}

/** The person or thing of the story that a word names; null for any other item. */
export function nameOf(item: SentenceItem, { amounts }: StoryNames): NamedAmount | null {
  if (item.kind !== 'word') return null;
  return (
    amounts.find(({ name }) => name === item.stem || name === item.folded) ??
    amounts.find(({ name }) => isSameStem(name, item.stem)) ??
    null
  );
}

const isComparing = (items: readonly SentenceItem[]): boolean =>
  items.some(
    (item) =>
      (item.kind === 'number' && item.percent) ||
      (item.kind === 'word' && item.cues.some((cue) => comparing.has(cue))),
  );

/** Words that reject or suppose something: "not", "if", "because". */
const isQualified = (items: readonly SentenceItem[], names: StoryNames): boolean =>
  items.some(
    (item, at) =>
      item.kind === 'word' &&
      !isPreposition(items, at, names) &&
      (item.cues.includes('negation') ||
        cuesOf(item.folded, names.language).some((cue) =>
          ['rejection', 'supposition', 'setting', 'reason'].includes(cue),
        )),
  );

/** "18 for Tom": a word directly before a name and behind a number only ties the two. */
function isPreposition(items: readonly SentenceItem[], at: number, names: StoryNames): boolean {
  const next = items
    .slice(at + 1)
    .find((item) => !(item.kind === 'word' && item.cues.includes('determiner')));
  const before = items.slice(0, at).findLast((item) => !isCounted(item, names));
  return before?.kind === 'number' && next !== undefined && markOf(next, names)?.kind === 'name';
}

/** What a number counts: a unit or a noun of the story. */
const isCounted = (item: SentenceItem, { words }: StoryNames): boolean =>
  item.kind === 'word' &&
  (unitNamed(item.folded) !== null || [...words].some((word) => isSameStem(word, item.stem)));

/** "Pedro has 24 more", "Ana 9, Tom 18, total 27": a line in words about names of the story and a comparison or sum of their amounts. */
export function isComparisonOfNames(line: string, names: StoryNames, locale: string | undefined): boolean {
  const items = itemsOfText(line, names.language, locale);
  return (
    items.some((item) => nameOf(item, names) !== null) &&
    items.every(({ kind }) => kind !== 'sign') &&
    isComparing(items)
  );
}

/** Each name with its number: in turn, or first all names and then all numbers. */
function pairsOf(marks: readonly Mark[]): readonly (readonly [NamedAmount, Rational])[] | null {
  const shape = marks.map(({ kind }) => kind[0]).join('');
  const named = marks.flatMap((mark) => (mark.kind === 'name' ? [mark.of] : []));
  const values = marks.flatMap((mark) => (mark.kind === 'value' ? [mark.value] : []));
  if (new Set(named).size !== named.length || named.length !== values.length || named.length === 0)
    return null;
  return /^(?:(?:nv)+|(?:vn)+|nnvv|nnnvvv)$/.test(shape) ? named.map((of, at) => [of, values[at]!]) : null;
}

/** Marks, numbers, names, words of the story, units and words that only tie these. */
function isUnderstood(item: SentenceItem, names: StoryNames): boolean {
  if (item.kind !== 'word' || markOf(item, names) !== null) return true;
  const { language, words } = names;
  return (
    item.listed ||
    words.has(item.stem) ||
    [...words].some((word) => isSameStem(word, item.stem)) ||
    unitNamed(item.folded) !== null ||
    cuesOf(item.folded, language).length > 0 ||
    matchPhrase(language, [fold(item.text)], 0, new Set(['concept'] as const)) !== null
  );
}

/** How a claim stands to the story; null where the number may be another one of the story. */
export function standingOfClaim(
  { of, value }: NameClaim,
  { amounts, given, hasTwoTimes }: StoryNames,
): 'holds' | 'swapped' | 'fails' | null {
  const written = toNumber(value);
  if (isSameAmount(written, of.value)) return 'holds';
  if (amounts.some((other) => other !== of && isSameAmount(written, other.value))) return 'swapped';
  return hasTwoTimes || given.some((each) => isNear(each, written)) ? null : 'fails';
}

/** 2.33 for 7/3. */
const isSameAmount = (written: number, value: number): boolean =>
  isNear(written, value) || (!Number.isInteger(value) && Math.abs(written - value) <= 0.005);
