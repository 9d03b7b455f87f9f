import {
  equation,
  number,
  product,
  sum,
  variable,
  divided,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import { compare, isInteger, type Rational } from '../../expression/rational.ts';
import { has, isWord, type SentenceClause, type CountedUnit } from './clauses.ts';
import type { SentenceItem } from './items.ts';
import { fixedAndRate, twoKinds } from './linear.ts';
import type { Equations, StoryText } from './story-text.ts';
import type { Amount, ComparisonFact } from './facts.ts';
import { constant, minus, over, plus, times, withUses, type QuantityValue } from './value.ts';

const x = variable('x');
const y = variable('y');

/** A way to calculate a value that needs no equation. */
export type Calculation = {
  readonly value: QuantityValue;
  readonly unit: CountedUnit | null;
  readonly way: string;
};

const requestedWords = ({ question }: StoryText): readonly string[] => [
  ...question.groups.flat(),
  ...(question.unit === null ? [] : [question.unit.head, ...question.unit.words, ...question.unit.of]),
  ...question.clause.subject,
];

/** "Together they have 28, one has 8 more than the other": x + (x + 8) = 28. */
function sumAndComparison(text: StoryText): Equations | null {
  const { facts, question } = text;
  const [comparison, another] = facts.comparisons;
  const [whole, more] = facts.amounts;
  if (comparison === undefined || another !== undefined || whole === undefined || more !== undefined)
    return null;
  if (facts.rates.length + facts.percents.length > 0 || comparison.operation === 'over') return null;
  if (question.cues.has('total')) return null;
  const clause = text.clauses[whole.clause]!;
  const isSum =
    whole.whole ||
    (clause.cues.has('total') && !clause.question) ||
    whole.verb === 'make_total' ||
    isNamedTogether(whole, comparison);
  if (!isSum || comparison.than.length === 0 || comparison.multiple !== undefined) return null;
  if (comparison.than.filter((word) => whole.owner.has(word)).length > 1) return null;
  const n = comparison.value;
  const size = whole.value;
  const two = constant(2n);
  const smaller =
    comparison.operation === 'plus'
      ? over(minus(size, n), two)
      : comparison.operation === 'minus'
        ? over(plus(size, n), two)
        : over(size, plus(n, constant(1n)));
  if (smaller === null) return null;
  const other = minus(size, smaller);
  const words = requestedWords(text);
  const own = [...comparison.owner, ...comparison.tags].filter(
    (word) => !comparison.than.includes(word) && word !== whole.unit.head,
  );
  const than = comparison.than.filter((word) => !comparison.owner.has(word));
  const asksEach = question.clause.items.some((item) => has(item, 'each'));
  const asksThan = !asksEach && words.some((word) => than.includes(word));
  const asksOwn = !asksEach && words.some((word) => own.includes(word) && !than.includes(word));
  const x2 = (tree: Expression): Tree => equation(sum([x, tree]), size.tree);
  const unit = comparison.unit ?? whole.unit;
  if (asksThan && !asksOwn) {
    const rest =
      comparison.operation === 'plus'
        ? addExpressions(x, n.tree)
        : comparison.operation === 'minus'
          ? subtractExpressions(x, n.tree)
          : product([n.tree, x]);
    return { expression: x2(rest), unknown: 'x', values: [smaller], unit, way: 'sum_difference' };
  }
  if (asksOwn && !asksThan) {
    const rest =
      comparison.operation === 'plus'
        ? subtractExpressions(x, n.tree)
        : comparison.operation === 'minus'
          ? addExpressions(x, n.tree)
          : divided(x, n.tree);
    return { expression: x2(rest), unknown: 'x', values: [other], unit, way: 'sum_difference' };
  }
  const asksBoth = asksEach || question.kind === 'what' || question.cues.has('and');
  if (asksOwn === asksThan && asksBoth) {
    const right =
      comparison.operation === 'plus'
        ? addExpressions(y, n.tree)
        : comparison.operation === 'minus'
          ? subtractExpressions(y, n.tree)
          : product([n.tree, y]);
    return {
      expression: {
        kind: 'alternatives',
        join: 'and',
        items: [equation(sum([x, y]), size.tree), equation(x, right)],
      },
      unknown: null,
      values: [smaller, other],
      unit,
      way: 'sum_difference',
    };
  }
  return null;
}

/** "A bicycle and a helmet cost 240": both sides of the comparison stand with the amount. */
const isNamedTogether = (whole: Amount, { owner, than, unit }: ComparisonFact): boolean => {
  const words = new Set(
    [...whole.owner, ...whole.tags].filter((word) => word !== whole.unit.head && word !== unit?.head),
  );
  return (
    than.some((word) => words.has(word) && !owner.has(word)) &&
    [...owner].some((word) => words.has(word) && !than.includes(word))
  );
};

/** "The sum of two numbers is 35, their difference is 13." */
function sumAndDifference(text: StoryText): Equations | null {
  const { facts, cues, question, clauses } = text;
  if (
    !cues.has('difference') ||
    !(cues.has('total') || cues.has('make_total')) ||
    facts.comparisons.length + facts.rates.length + facts.percents.length > 0
  )
    return null;
  const numbers = facts.amounts.filter((each) => !(each.value.n.n === 2n && each.worded));
  const pair = facts.amounts.filter((each) => !numbers.includes(each));
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || third !== undefined || pair.length > 1) return null;
  const difference = numbers.find(
    (each) => clauses[each.clause]!.cues.has('difference') && !clauses[each.clause]!.cues.has('total'),
  );
  if (difference === undefined) return null;
  const size = numbers.find((each) => each !== difference)!;
  const larger = over(plus(size.value, difference.value), constant(2n))!;
  const smaller = minus(size.value, larger);
  const uses = pair.flatMap(({ value }) => [...value.uses]);
  const of = (expression: Tree, unknown: string | null, values: readonly QuantityValue[]): Equations => ({
    expression,
    unknown,
    values: values.map((value) => withUses(value, uses)),
    unit: size.unit,
    way: 'sum_difference',
  });
  if (question.cues.has('greatest') || question.cues.has('more'))
    return of(equation(sum([x, subtractExpressions(x, difference.value.tree)]), size.value.tree), 'x', [
      larger,
    ]);
  if (question.cues.has('fewest') || question.cues.has('less'))
    return of(equation(sum([x, addExpressions(x, difference.value.tree)]), size.value.tree), 'x', [smaller]);
  return of(
    {
      kind: 'alternatives',
      join: 'and',
      items: [
        equation(sum([x, y]), size.value.tree),
        equation(subtractExpressions(x, y), difference.value.tree),
      ],
    },
    null,
    [larger, smaller],
  );
}

/** "Three consecutive even numbers add up to 42." */
function consecutive(text: StoryText): Equations | null {
  const { facts, cues, question, items } = text;
  if (!cues.has('consecutive') || facts.comparisons.length + facts.rates.length + facts.percents.length > 0)
    return null;
  const [count, size, ...others] = facts.amounts;
  const more = others.find((each) => !each.inQuestion || compare(each.value.n, count!.value.n) !== 0);
  if (count === undefined || size === undefined || more !== undefined || !isInteger(count.value.n))
    return null;
  const k = Number(count.value.n.n);
  if (k < 2 || k > 5 || !(cues.has('total') || cues.has('make_total'))) return null;
  const step = items.some(
    (item) => isWord(item) && /^(?:even|odd|pares|impares|pairs|impairs)$/.test(item.folded),
  )
    ? 2
    : 1;
  const offsets = Array.from({ length: k }, (_, at) => at * step);
  const sumOfOffsets = offsets.reduce((all, each) => all + each, 0);
  const first = over(minus(size.value, constant(BigInt(sumOfOffsets))), constant(BigInt(k)))!;
  if (!isInteger(first.n)) return null;
  const uses = [count, ...others].flatMap(({ value }) => [...value.uses]);
  const values = offsets.map((offset) => withUses(plus(first, constant(BigInt(offset))), uses));
  const shifted = (by: number): Expression =>
    by === 0 ? x : by > 0 ? addExpressions(x, number(by)) : subtractExpressions(x, number(-by));
  const largest = question.cues.has('greatest');
  const smallest = question.cues.has('fewest') || question.cues.has('first');
  if (largest || smallest) {
    // "Find the largest": of what is not named.
    const names = question.clause.items.some(
      (item) =>
        isWord(item) &&
        (/number|nombre|numero/.test(item.folded) || !has(item, 'find', 'greatest', 'fewest', 'determiner')),
    );
    if (!names) return null;
    const terms = offsets.map((offset) => shifted(largest ? offset - offsets.at(-1)! : offset));
    return {
      expression: equation(sum(terms), size.value.tree),
      unknown: 'x',
      values: [largest ? values.at(-1)! : values[0]!],
      unit: null,
      way: 'consecutive',
    };
  }
  const letters = ['x', 'y', 'z', 'u', 'v'].slice(0, k).map(variable);
  return {
    expression: {
      kind: 'alternatives',
      join: 'and',
      items: [
        equation(sum(letters), size.value.tree),
        ...letters.slice(1).map((letter, at) => equation(letter, addExpressions(letters[at]!, number(step)))),
      ],
    },
    unknown: null,
    values,
    unit: null,
    way: 'consecutive',
  };
}

/** "Paula is 22, her uncle 46: when was he four times as old?" */
function ages(text: StoryText): Equations | null {
  const { facts, cues, question } = text;
  const [ratio, another] = facts.comparisons;
  const [first, second, third] = facts.amounts;
  if (
    ratio === undefined ||
    another !== undefined ||
    ratio.operation !== 'times' ||
    first === undefined ||
    second === undefined ||
    third !== undefined
  )
    return null;
  if (facts.rates.length + facts.percents.length > 0 || question.unit?.kind !== 'time') return null;
  if (first.unit.kind !== 'time' || second.unit.kind !== 'time') return null;
  const ago = cues.has('ago');
  const hence = cues.has('hence');
  if (ago === hence) return null;
  const named = (words: readonly string[]): Amount | undefined =>
    [first, second].find((each) => words.some((word) => each.owner.has(word)));
  const young = named(ratio.than);
  if (young === undefined) return null;
  const old = young === first ? second : first;
  const shift = (age: QuantityValue): Expression =>
    ago ? subtractExpressions(age.tree, x) : addExpressions(age.tree, x);
  const difference = minus(old.value, times(ratio.value, young.value));
  const years = over(difference, minus(ago ? constant(1n) : ratio.value, ago ? ratio.value : constant(1n)));
  if (years === null || years.n.n < 0n) return null;
  return {
    expression: equation(shift(old.value), product([ratio.value.tree, shift(young.value)])),
    unknown: 'x',
    values: [years],
    unit: question.unit,
    way: 'ages',
  };
}

/** The sides of a rectangle from its perimeter and how they compare. */
function rectangleSides(text: StoryText): Equations | null {
  const { facts, cues } = text;
  const [comparison, another] = facts.comparisons;
  const [perimeter, more] = facts.amounts;
  if (
    !cues.has('perimeter') ||
    !cues.has('rectangle') ||
    comparison === undefined ||
    another !== undefined ||
    perimeter === undefined ||
    more !== undefined ||
    facts.rates.length + facts.percents.length > 0
  )
    return null;
  if (comparison.operation === 'over' || comparison.than.length === 0) return null;
  const n = comparison.value;
  const right =
    comparison.operation === 'plus'
      ? addExpressions(y, n.tree)
      : comparison.operation === 'minus'
        ? subtractExpressions(y, n.tree)
        : product([n.tree, y]);
  const half = over(perimeter.value, constant(2n))!;
  const side =
    comparison.operation === 'times'
      ? over(half, plus(n, constant(1n)))!
      : over(comparison.operation === 'plus' ? minus(half, n) : plus(half, n), constant(2n))!;
  const other = minus(half, side);
  if (side.n.n <= 0n || other.n.n <= 0n) return null;
  return {
    expression: {
      kind: 'alternatives',
      join: 'and',
      items: [
        equation(x, right),
        equation(sum([product([number(2n), x]), product([number(2n), y])]), perimeter.value.tree),
      ],
    },
    unknown: null,
    values: [other, side],
    unit: perimeter.unit,
    way: 'rectangle',
  };
}

/** Equations for a text; null where none of the ways to tie its quantities holds. */
export function equationsOf(text: StoryText): Equations | null {
  if (text.facts.some) return null;
  return (
    rectangleSides(text) ??
    consecutive(text) ??
    sumAndDifference(text) ??
    ages(text) ??
    sumAndComparison(text) ??
    fixedAndRate(text) ??
    twoKinds(text)
  );
}

/** 2 : 5 in the text: the numbers of a ratio and the words for its sides. */
export function ratioShare(text: StoryText): Calculation | null {
  const { items, question, clauses, facts } = text;
  const at = items.findIndex(
    (item, place) =>
      item.kind === 'number' &&
      (items[place + 1]?.text === ':' || has(items[place + 1], 'to')) &&
      items[place + 2]?.kind === 'number',
  );
  const mentions = clauses.flatMap((clause) => clause.mentions);
  if (
    at < 0 ||
    mentions.length !== 3 ||
    facts.comparisons.length + facts.rates.length + facts.percents.length > 0
  )
    return null;
  const parts = mentions.filter(({ value }) =>
    [items[at], items[at + 2]].some((item) => item?.kind === 'number' && item.value === value),
  );
  const [a, b] = parts;
  const known = mentions.find((each) => each !== a && each !== b);
  if (a === undefined || b === undefined || known === undefined) return null;
  const sides = sidesOf(items) ?? sharersOf(clauses);
  if (sides === null) return null;
  const value = (n: Rational, id: number): QuantityValue => ({ ...constant(n), uses: new Set([id]) });
  const [m, n, t] = [value(a.value, a.id), value(b.value, b.id), value(known.value, known.id)];
  const side = (words: readonly string[]): 0 | 1 | null => {
    const [first, second] = sides.map((own, index) =>
      own.some((word) => words.includes(word) && !sides[1 - index]!.includes(word)),
    );
    return first === second ? null : first === true ? 0 : 1;
  };
  const amount = facts.amounts.find(({ value: each }) => each.uses.has(known.id));
  if (amount === undefined) return null;
  const given = side([
    ...amount.owner,
    ...amount.tags,
    amount.unit.head,
    ...amount.unit.words,
    ...amount.unit.of,
  ]);
  const wanted = side(requestedWords(text));
  if (question.cues.has('total') || question.cues.has('difference') || question.than !== null) return null;
  if (wanted === null || (given !== null && given === wanted)) return null;
  // "how many millilitres, for 2 litres": the share would have another unit.
  const isMeasure = (item: SentenceItem): boolean =>
    item.kind === 'word' && item.cues.some((cue) => cue === 'measure' || cue === 'time_unit');
  const asked = clauses.filter(({ sentence }) => sentence === question.clause.sentence);
  const isOther = (item: SentenceItem): boolean =>
    isWord(item) && isMeasure(item) && item.stem !== amount.unit.head;
  if (asked.some((clause) => clause.items.some(isOther))) return null;
  const shares = [m, n];
  const result =
    given === null
      ? over(times(t, shares[wanted]!), plus(m, n))
      : over(times(t, shares[wanted]!), shares[given]!);
  return result === null
    ? null
    : { value: withUses(result, [a.id, b.id]), unit: question.unit ?? amount.unit, way: 'ratio' };
}

/** The words for the two sides of a ratio: "of altos to sopranos". */
function sidesOf(items: readonly SentenceItem[]): readonly [readonly string[], readonly string[]] | null {
  const start = items.findIndex((item) => has(item, 'ratio'));
  const sides: [string[], string[]] = [[], []];
  let side = 0;
  for (let at = start + 1; at > 0 && at < items.length; at += 1) {
    const item = items[at]!;
    if (item.kind === 'number' || item.kind === 'stop' || (isWord(item) && item.verbs.includes('be'))) break;
    if (has(item, 'to', 'and') && sides[0].length > 0) side = 1;
    else if (isWord(item) && item.cues.length === 0 && item.folded.length > 1)
      sides[side as 0 | 1].push(item.stem);
  }
  return sides[0].length > 0 && sides[1].length > 0 ? sides : null;
}

/** "Ali and Beth share 120": the two who share, in the order of the ratio. */
function sharersOf(
  clauses: readonly SentenceClause[],
): readonly [readonly string[], readonly string[]] | null {
  const clause = clauses.find(
    ({ cues, verb, question }) => cues.has('ratio') && verb === 'share' && !question,
  );
  const [first, second, more] = clause?.subject ?? [];
  const joined = clause?.items.some((item, at) => has(item, 'and') && at < 4);
  return first === undefined || second === undefined || more !== undefined || joined !== true
    ? null
    : [[first], [second]];
}

/** Two that drive apart or towards each other: the distance between them changes by both speeds. */
export function approach(text: StoryText): Calculation | null {
  const { facts, question, items } = text;
  const speeds = facts.rates.filter(({ unit, per }) => unit.kind === 'measure' && per.kind === 'time');
  const moves = items.some(
    (item) =>
      isWord(item) &&
      /^(?:apart|toward|towards|opposite|meet|meets|encuentran|encuentro|opuest[oa]s|contrari[oa]s|separan|encontraran|croisent|croiseront|rencontrent|rencontreront|opposees?|contraires?|ecartes)$/.test(
        item.folded,
      ),
  );
  if (
    speeds.length !== 2 ||
    facts.rates.length !== 2 ||
    !moves ||
    facts.comparisons.length + facts.percents.length > 0
  )
    return null;
  const [first, second] = speeds;
  if (first!.unit.head !== second!.unit.head || first!.per.head !== second!.per.head) return null;
  const together = plus(first!.value, second!.value);
  const rest = facts.amounts.filter(
    ({ unit, value }) =>
      !(unit.kind !== 'time' && unit.kind !== 'measure' && (value.n.n === 2n || value.n.n === 1n)),
  );
  const spare = facts.amounts.filter((each) => !rest.includes(each)).flatMap(({ value }) => [...value.uses]);
  const [only, more] = rest;
  if (only === undefined || more !== undefined) return null;
  if (only.unit.head === first!.unit.head && (question.unit?.kind === 'time' || question.kind === 'long')) {
    const time = over(only.value, together);
    return time === null ? null : { value: withUses(time, spare), unit: first!.per, way: 'speeds' };
  }
  if (only.unit.head === first!.per.head && (question.kind === 'far' || question.unit?.kind === 'measure'))
    return { value: withUses(times(together, only.value), spare), unit: first!.unit, way: 'speeds' };
  return null;
}

/** The speed of 90 km in 3 hours. */
export function speed(text: StoryText): Calculation | null {
  const { facts, question } = text;
  const [a, b, more] = facts.amounts;
  if (
    !question.cues.has('speed') ||
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    facts.rates.length + facts.comparisons.length + facts.percents.length > 0
  )
    return null;
  const way = [a, b].find(({ unit }) => unit.kind === 'measure');
  const time = [a, b].find(({ unit }) => unit.kind === 'time');
  if (way === undefined || time === undefined) return null;
  const heads = new Set([way.unit.head, time.unit.head]);
  const isConverted = question.clause.items.some(
    (item) =>
      isWord(item) &&
      item.cues.some((cue) => cue === 'measure' || cue === 'time_unit') &&
      !heads.has(item.stem),
  );
  const value = isConverted ? null : over(way.value, time.value);
  return value === null ? null : { value, unit: way.unit, way: 'speed' };
}

/** "3 pencils cost 84 cents": what another number of them costs, or how many another amount buys. */
export function proportion(text: StoryText): Calculation | null {
  const { facts, question } = text;
  if (question.per !== null || facts.some) return null;
  if (facts.amounts.length !== 3 || facts.rates.length + facts.comparisons.length + facts.percents.length > 0)
    return null;
  const pairs = facts.amounts.filter(({ inQuestion }) => !inQuestion);
  const last = facts.amounts.find(({ inQuestion }) => inQuestion) ?? facts.amounts[2]!;
  const [a, b] = pairs.length === 2 ? pairs : facts.amounts;
  if (
    a === undefined ||
    b === undefined ||
    a.clause !== b.clause ||
    last === a ||
    last === b ||
    a.unit.head === b.unit.head
  )
    return null;
  const tied = text.clauses[a.clause]!;
  // "4 croissants and a bun cost 6. The bun costs 1.50": a second price, or a second time, is no third amount of the same.
  const clause = text.clauses[last.clause]!;
  if (!last.inQuestion && (clause.verb === tied.verb || clause.verb === 'cost' || last.unit.kind === 'time'))
    return null;
  // "It grew 6 cm in 2 years. How tall is it in 10 years?": the size at the start is not given.
  const isGrowth = [a, b].some(({ unit }) => unit.kind === 'time') && tied.verb !== 'be';
  if (isGrowth && (question.kind === 'size' || question.kind === 'long') && question.verb === 'be')
    return null;
  const isFor = tied.mentions.some(
    (mention) => mention.prepositional && [a, b].some(({ value }) => value.uses.has(mention.id)),
  );
  const isTied =
    /^(?:cost|spend|hold|buy|sell|earn)$/.test(tied.verb ?? '') ||
    tied.cues.has('per') ||
    tied.cues.has('to') ||
    isFor;
  if (!isTied) return null;
  const isMeasured = [a, b].some(
    ({ unit }) => unit.kind === 'money' || unit.kind === 'measure' || unit.kind === 'time',
  );
  const repeatsFor =
    isFor && last.inQuestion && (text.question.cues.has('to') || text.question.cues.has('in'));
  if (!isMeasured && !repeatsFor) return null;
  const same = [a, b].find(({ unit }) => unit.head === last.unit.head);
  if (same === undefined) return null;
  const other = same === a ? b : a;
  if (compare(same.value.n, last.value.n) === 0) return null;
  // The more who work, the less time it takes.
  if (other.unit.kind === 'time' && same.unit.kind !== 'measure' && same.unit.kind !== 'money') return null;
  if (
    question.unit !== null &&
    question.unit.head !== other.unit.head &&
    !other.unit.of.includes(question.unit.head)
  )
    return null;
  if (question.unit === null && question.kind === 'many' && other.unit.kind === 'money') return null;
  const value = over(times(other.value, last.value), same.value);
  return value === null ? null : { value, unit: other.unit, way: 'proportion' };
}

/** A rectangle or a square by its sides: how long around it, how large, or the other side. */
export function rectangle(text: StoryText): Calculation | null {
  const { facts, question, cues, clauses } = text;
  if (facts.rates.length + facts.comparisons.length + facts.percents.length > 0 || facts.some) return null;
  const amounts = facts.amounts;
  if (amounts.some(({ unit }) => unit.kind !== 'measure')) return null;
  // A given perimeter is no side.
  if (
    clauses.some((clause) => !clause.question && clause.cues.has('perimeter') && clause.mentions.length > 0)
  )
    return null;
  const isSize = (each: Amount): boolean =>
    [...each.unit.words, ...each.tags].some((word) => /^(?:square|sq|area|cuadrado|carre)$/.test(word)) ||
    (clauses[each.clause]!.cues.has('area') &&
      !clauses[each.clause]!.question &&
      !clauses[each.clause]!.cues.has('length') &&
      !clauses[each.clause]!.cues.has('long') &&
      !clauses[each.clause]!.cues.has('wide') &&
      !clauses[each.clause]!.cues.has('width'));
  const sizes = amounts.filter(isSize);
  const sides = amounts.filter((each) => !sizes.includes(each));
  const asksArea = question.cues.has('area');
  const asksPerimeter = question.cues.has('perimeter');
  const named =
    cues.has('rectangle') ||
    ((cues.has('length') || cues.has('long')) &&
      (cues.has('width') || cues.has('wide') || cues.has('how_size')));
  if (
    cues.has('square') &&
    !named &&
    sides.length === 1 &&
    sizes.length === 0 &&
    asksArea !== asksPerimeter
  ) {
    const side = sides[0]!.value;
    return asksArea
      ? { value: times(side, side), unit: null, way: 'square' }
      : { value: times(constant(4n), side), unit: sides[0]!.unit, way: 'square' };
  }
  if (!named) return null;
  if (
    sides.length === 2 &&
    sizes.length === 0 &&
    sides[0]!.unit.head === sides[1]!.unit.head &&
    asksArea !== asksPerimeter
  ) {
    const [a, b] = sides;
    return asksArea
      ? { value: times(a!.value, b!.value), unit: null, way: 'rectangle' }
      : { value: times(constant(2n), plus(a!.value, b!.value)), unit: a!.unit, way: 'rectangle' };
  }
  const asksSide =
    question.cues.has('length') ||
    question.cues.has('width') ||
    question.cues.has('wide') ||
    question.cues.has('long') ||
    question.kind === 'size' ||
    question.kind === 'long';
  if (sides.length === 1 && sizes.length === 1 && asksSide && !asksArea && !asksPerimeter) {
    const value = over(sizes[0]!.value, sides[0]!.value);
    return value === null ? null : { value, unit: sides[0]!.unit, way: 'rectangle' };
  }
  return null;
}
