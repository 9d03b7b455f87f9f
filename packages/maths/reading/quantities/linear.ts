import { subtractExpressions } from '../../expression/build.ts';
import { compare } from '../../expression/rational.ts';
import { equation, product, sum, variable } from '../../expression/tree.ts';
import type { Equations, StoryText } from './story-text.ts';
import type { Amount, Rate } from './facts.ts';
import { has } from './clauses.ts';
import { minus, over, times, withUses } from './value.ts';

const x = variable('x');

const asksFor = ({ question }: StoryText, { per }: Rate): boolean =>
  question.unit === null
    ? question.kind === 'long' && per.kind === 'time'
    : question.unit.head === per.head && question.per === null;

/** "A fee of 3 plus 2 per mile comes to 25", "has 40, saves 15 a week, until he has 130": how often the rate applies. */
export function fixedAndRate(text: StoryText): Equations | null {
  const { facts, clauses } = text;
  const [rate, anotherRate] = facts.rates;
  const [first, second, more] = facts.amounts;
  if (rate === undefined || anotherRate !== undefined || first === undefined || second === undefined)
    return null;
  if (more !== undefined || facts.comparisons.length + facts.percents.length > 0) return null;
  if (rate.pair !== null || !asksFor(text, rate)) return null;
  if ([first, second].some(({ unit }) => unit.head !== rate.unit.head)) return null;
  const together = [first, second].find((each) => each.clause === rate.clause && !each.inQuestion);
  const direction = together === undefined ? directionOf(rate) : 'up';
  const fixed = together ?? [first, second].find(({ inQuestion }) => !inQuestion)!;
  const end = fixed === first ? second : first;
  if (direction === null) return null;
  if (together === undefined ? !end.inQuestion || !isHeld(fixed) : rate.unit.kind !== 'money') return null;
  if (together !== undefined && (end.clause === rate.clause || !isPrice(text, end))) return null;
  // "plus", "and": the fixed amount and the rate are added.
  const joined =
    together === undefined ||
    clauses[rate.clause]!.items.some((item) => has(item, 'and', 'more') || item.kind === 'comma');
  if (!joined) return null;
  const isUp = direction === 'up';
  if (compare(end.value.n, fixed.value.n) > 0 !== isUp) return null;
  const rest = isUp ? minus(end.value, fixed.value) : minus(fixed.value, end.value);
  const value = over(rest, rate.value);
  if (value === null) return null;
  const changed = product([rate.value.tree, x]);
  const left = isUp ? sum([fixed.value.tree, changed]) : subtractExpressions(fixed.value.tree, changed);
  return {
    expression: equation(left, end.value.tree),
    unknown: 'x',
    values: [value],
    unit: rate.per,
    way: 'fixed_and_rate',
  };
}

const isHeld = ({ role }: Amount): boolean => role === 'state' || role === 'gain';

const isPrice = ({ clauses }: StoryText, { clause, verb, whole }: Amount): boolean =>
  whole || verb === 'cost' || verb === 'spend' || (verb === 'be' && clauses[clause]!.cues.has('price'));

function directionOf({ role, verb }: Rate): 'up' | 'down' | null {
  if (verb === 'earn' || role === 'gain') return 'up';
  return verb === 'spend' || verb === 'lose' ? 'down' : null;
}

/** "120 tickets for 820 in all, 9 for an adult, 5 for a child": how many of one kind. */
export function twoKinds(text: StoryText): Equations | null {
  const { facts, question } = text;
  const [a, b, anotherRate] = facts.rates;
  if (a === undefined || b === undefined || anotherRate !== undefined || facts.amounts.length !== 2)
    return null;
  if (facts.comparisons.length + facts.percents.length > 0 || question.per !== null) return null;
  if (a.unit.kind !== 'money' || b.unit.kind !== 'money' || a.per.head !== b.per.head) return null;
  const [own, others] = [distinctWords(a, b), distinctWords(b, a)];
  if (own.length === 0 || others.length === 0 || question.unit?.head !== a.per.head) return null;
  const count = facts.amounts.find(
    ({ unit }) => unit.head === a.per.head && unit.words.length + unit.of.length === 0,
  );
  const cost = facts.amounts.find(({ unit }) => unit.kind === 'money');
  if (count === undefined || cost === undefined || count.inQuestion || cost.inQuestion) return null;
  const words = [...question.unit.words, ...question.unit.of, ...question.groups.flat()];
  const asksA = own.some((word) => words.includes(word));
  if (asksA === others.some((word) => words.includes(word))) return null;
  const [asked, other] = asksA ? [a, b] : [b, a];
  const value = over(minus(cost.value, times(other.value, count.value)), minus(asked.value, other.value));
  if (value === null || compare(value.n, count.value.n) > 0) return null;
  return {
    expression: equation(
      sum([
        product([asked.value.tree, x]),
        product([other.value.tree, subtractExpressions(count.value.tree, x)]),
      ]),
      cost.value.tree,
    ),
    unknown: 'x',
    values: [withUses(value, [...count.value.uses])],
    unit: asked.per,
    way: 'two_kinds',
  };
}

const distinctWords = (rate: Rate, other: Rate): readonly string[] =>
  [...rate.per.words, ...rate.per.of].filter((word) => ![...other.per.words, ...other.per.of].includes(word));
