import { isExpression, product, type Expression, type Tree } from '../expression/tree.ts';
import type { Problem } from '../reading/request.ts';
import { units, type UnitName } from '../expression/units.ts';
import { letterUnits, unitWords } from '../expression/unit-words.ts';
import { fold } from '../reading/lexicon/lexicon.ts';
import { hasUnit } from '../verify/units.ts';
import { unitsIn } from './tree-values.ts';
import type { WorkingContext } from './judgement.ts';

/** Whether the problem is about quantities with units. */
export const hasMeasures = ({ expression, question }: Problem): boolean =>
  question?.unit !== undefined || hasUnit(expression) || Object.values(question?.given ?? {}).some(hasUnit);

/** "15 L" for a story about 6 L, "50/60 h" for one about km/h or hours: the letter behind the number is the unit. */
export function hasLetterUnitOf(story: string | null, line: string): boolean {
  if (story === null) return false;
  const own = lettersBehind(line, /\d\s*(\p{L})(?!\p{L})/gu);
  const given = [
    ...lettersBehind(story, /[\d/]\s*(\p{L})(?!\p{L})/gu),
    ...[...story.matchAll(/\p{L}{2,}/gu)].map(([word]) => unitWords.get(word.toLowerCase())),
  ];
  return own.length > 0 && own.every((sign) => given.includes(sign));
}

const lettersBehind = (text: string, pattern: RegExp): readonly UnitName[] =>
  [...text.matchAll(pattern)].flatMap(([, sign]) =>
    letterUnits.has(sign!) ? [sign!.toLowerCase() as UnitName] : [],
  );

const signsOfMoney: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/** Whether a text has a unit, or names no unit at all. */
export function isUnitOf(text: string): (unit: string) => boolean {
  const behindNumbers = [...text.matchAll(/\d\s*(\p{L}+)/gu)].map(([, sign]) => sign!);
  const named = new Set<string>([
    ...(text.match(/\p{L}+/gu) ?? []).flatMap((word) => unitWords.get(word.toLowerCase()) ?? []),
    ...behindNumbers.filter((sign) => sign in units),
    ...[...text].flatMap((sign) => signsOfMoney[sign] ?? []),
  ]);
  return (unit) => named.size === 0 || named.has(unit);
}

/** Whether all units of a tree are those of the problem. */
export function isInUnitsOf(tree: Tree, { problem }: WorkingContext): boolean {
  const own = unitsIn(tree);
  const given = [problem.expression, ...Object.values(problem.question?.given ?? {})].flatMap(unitsIn);
  return own.length > 0 && own.every((name) => given.includes(name));
}

const rateOfWords = new RegExp(
  `(?<=\\d\\s?)(\\p{L}+)\\s*(?:\\s(?:per|por|par|a|al|à)\\s(?:l['’])?|/)\\s*(\\p{L}+)(?!\\p{L})`,
  'giu',
);

/** "290 miles per hour", "60 km a la hora" as 290 mi/h: two units in words with the word of a rate between them. */
export const withRateSigns = (line: string): string =>
  line.replaceAll(rateOfWords, (all, above: string, below: string) => {
    const [first, second] = [above, below].map(
      (word) => unitWords.get(word) ?? unitWords.get(word.toLowerCase()),
    );
    return first === undefined || second === undefined ? all : `${first}/${second}`;
  });

const countedNoun =
  /(?<=\d)[ \u00a0]+(\p{L}{3,})(?=[ \u00a0]*(?:[-+−*×·÷/=]|[xX][ \u00a0]+[$€£]?\d)(?![ \u00a0]*\p{L}))/gu;

/** "36 seagulls / 4 = 9" without the noun: a word of the story, not a unit, between a number and the next sign of a calculation. */
export function withoutCountedNouns(line: string, story: string | null): string {
  if (story === null || !/[=]/.test(line)) return line;
  const words = fold(story).match(/\p{L}+/gu) ?? [];
  return line.replaceAll(countedNoun, (all, noun: string) => {
    const stem = fold(noun).slice(0, Math.max(3, noun.length - 2));
    const isOfStory = words.some((word) => word.startsWith(stem));
    return isOfStory && !unitWords.has(noun.toLowerCase()) ? '' : all;
  });
}

/** The numbers of quantities: 72 for 72 €. */
export function asNumbers(tree: Tree): Tree {
  if (tree.kind === 'list') return { ...tree, items: tree.items.map(asNumber) };
  if (tree.kind === 'relation') return { ...tree, sides: tree.sides.map(asNumber) };
  return isExpression(tree) ? asNumber(tree) : tree;
}

function asNumber(value: Expression): Expression {
  const isUnit = (part: Expression): boolean =>
    part.kind === 'unit' || (part.kind === 'power' && part.base.kind === 'unit');
  // 60 miles/h: a number of units over a unit.
  if (value.kind === 'divide' && isUnit(value.denominator)) return asNumber(value.numerator);
  if (value.kind !== 'multiply') return value;
  const factors = value.factors.filter((factor) => !isUnit(factor));
  return factors.length === 0 ? value : product(factors);
}
