import { compare, isInteger, isZero, rational } from '../../../expression/rational.ts';
import { addExpressions, subtractExpressions } from '../../../expression/build.ts';
import {
  equation,
  negated,
  number,
  product,
  sum,
  variable,
  type Expression,
} from '../../../expression/tree.ts';
import { constant, minus, over, plus, times, type QuantityValue } from '../../quantities/value.ts';
import { comparisonsOf, entitiesIn, entityAt, type StoryComparison } from '../comparisons.ts';
import { solvedSystem, type LinearRelation, type Unknown } from '../linear-system.ts';
import { solved, type SchemaFit, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const x = variable('x');
const [zero, one] = [constant(0n), constant(1n)];

/** An amount as k·x + c. */
type Form = { readonly k: QuantityValue; readonly c: QuantityValue };

const isOne = ({ n }: QuantityValue): boolean => n.n === 1n && n.d === 1n;
const scale = (a: QuantityValue, b: QuantityValue): QuantityValue =>
  isOne(a)
    ? withUsesOf(b, a)
    : isOne(b)
      ? withUsesOf(a, b)
      : isZero(a.n) || isZero(b.n)
        ? withUsesOf(withUsesOf(zero, a), b)
        : times(a, b);
const withUsesOf = (a: QuantityValue, b: QuantityValue): QuantityValue => ({
  ...a,
  uses: new Set([...a.uses, ...b.uses]),
});
const addTo = (a: QuantityValue, b: QuantityValue): QuantityValue =>
  isZero(a.n) ? withUsesOf(b, a) : isZero(b.n) ? withUsesOf(a, b) : plus(a, b);
const takeFrom = (a: QuantityValue, b: QuantityValue): QuantityValue =>
  isZero(b.n) ? withUsesOf(a, b) : minus(a, b);

function treeOf({ k, c }: Form): Expression {
  const left = isOne(k) ? x : product([k.tree, x]);
  if (isZero(c.n)) return left;
  return c.n.n < 0n && c.tree.kind === ('subtract' as string)
    ? subtractExpressions(left, negated(c.tree))
    : addExpressions(left, c.tree);
}

/** The forms of all that are compared, from the one that is x. */
function formsFrom(start: string, comparisons: readonly StoryComparison[]): ReadonlyMap<string, Form> | null {
  const forms = new Map<string, Form>([[start, { k: one, c: zero }]]);
  let open = [...comparisons];
  while (open.length > 0) {
    const next = open.find(({ subject, base }) => forms.has(subject) !== forms.has(base));
    if (next === undefined) return null;
    open = open.filter((each) => each !== next);
    const { subject, base, factor, offset } = next;
    const known = forms.get(base);
    if (known !== undefined) {
      forms.set(subject, { k: scale(factor, known.k), c: addTo(scale(factor, known.c), offset) });
      continue;
    }
    const own = forms.get(subject)!;
    const c = takeFrom(own.c, offset);
    const [k2, c2] = isOne(factor) ? [own.k, c] : [over(own.k, factor), over(c, factor)];
    if (k2 === null || c2 === null) return null;
    forms.set(base, { k: withUsesOf(k2, factor), c: isZero(c.n) ? withUsesOf(zero, c) : c2 });
  }
  return forms;
}

/** The one that is asked for: by its name, or as the greatest or least. */
function requestedOf(
  story: Story,
  entities: readonly string[],
  valuesOf: (entity: string) => QuantityValue | null,
): string | null {
  const named = entitiesIn(story, story.question.from, story.question.to).filter((each) =>
    entities.includes(each),
  );
  const distinct = [...new Set(named)];
  if (distinct.length === 1) return distinct[0]!;
  if (distinct.length > 1) return null;
  const least = story.asks('least');
  if (least === story.asks('greatest')) return null;
  const values = entities.map((entity) => ({ entity, value: valuesOf(entity) }));
  if (values.some(({ value }) => value === null)) return null;
  const sorted = values.toSorted((a, b) => compare(a.value!.n, b.value!.n));
  const [end, next] = least ? [sorted[0], sorted[1]] : [sorted.at(-1), sorted.at(-2)];
  return end === undefined || next === undefined || compare(end.value!.n, next.value!.n) === 0
    ? null
    : end.entity;
}

/** The question asks for all: it names each of them, or says "each". */
function asksForAll(story: Story, entities: readonly string[]): boolean {
  if (story.asks('greatest', 'least', 'total', 'difference')) return false;
  const { from, to } = story.question;
  const named = new Set(entitiesIn(story, from, to).filter((each) => entities.includes(each)));
  return named.size === entities.length || (named.size === 0 && (story.asks('every_one') || from === to));
}

/** subject = factor · base + offset, at a time that is `shift` years away. */
function relationOf(
  { subject, base, factor, offset }: StoryComparison,
  entities: readonly string[],
  shift: QuantityValue = zero,
): LinearRelation {
  const [own, other] = [entities.indexOf(subject), entities.indexOf(base)];
  const later = (tree: Expression): Expression =>
    isZero(shift.n)
      ? tree
      : shift.n.n < 0n
        ? subtractExpressions(tree, number({ n: -shift.n.n, d: shift.n.d }))
        : addExpressions(tree, shift.tree);
  return {
    coefficients: entities.map((_, at) => (at === own ? one : at === other ? minus(zero, factor) : zero)),
    value: withUsesOf(takeFrom(addTo(scale(factor, shift), offset), shift), shift),
    write: (terms) => {
      const right = later(terms[other]!);
      const scaled = isOne(factor) ? right : product([factor.tree, right]);
      const more = offset.n.n < 0n ? number({ n: -offset.n.n, d: offset.n.d }) : offset.tree;
      return equation(
        later(terms[own]!),
        isZero(offset.n)
          ? scaled
          : offset.n.n < 0n
            ? subtractExpressions(scaled, more)
            : addExpressions(scaled, more),
      );
    },
  };
}

const unknownOf = (entity: string): Unknown => ({ name: entity.startsWith('§') ? '' : entity });

const isShift = ({ unit }: StoryQuantity): boolean => unit?.dimension === 'calendar';

/** The time that a sentence speaks of: years from now, or years ago as a negative number. */
function shiftOf(
  story: Story,
  place: number,
): { readonly value: QuantityValue; readonly sign: 1n | -1n } | null {
  const [from, to] = story.sentenceAround(place);
  for (const each of story.quantities) {
    if (each.at < from || each.at >= to || !isShift(each)) continue;
    const direction = shiftDirection(story, each);
    if (direction !== null) return { value: each.value, sign: direction };
  }
  return null;
}

function shiftDirection(story: Story, each: StoryQuantity): 1n | -1n | null {
  const word = (at: number): string => {
    const part = story.parts[at];
    return part?.kind === 'word' ? part.folded : '';
  };
  const [before, two] = [word(each.at - 1), word(each.at - 2)];
  const after = [word(each.end), word(each.end + 1)];
  if (
    /^(?:ago)$/.test(after[0]!) ||
    before === 'hace' ||
    (before === 'a' && two === 'y' && word(each.at - 3) === 'il')
  )
    return -1n;
  if (before === 'in' || before === 'dans' || before === 'en' || (before === 'de' && two === 'dentro'))
    return 1n;
  if (
    /^(?:from|later|hence)$/.test(after[0]!) ||
    (after[0] === 'mas' && after[1] === 'tarde') ||
    (after[0] === 'plus' && after[1] === 'tard')
  )
    return 1n;
  if (before === 'd' && two === 'ici') return 1n;
  return null;
}

/** Amounts that are tied to each other and together make a sum: parts, ages, the sides of a rectangle. */
const partsOfSum: StorySchema = {
  name: 'parts_of_sum',
  needs: [['more', 'less', 'twice', 'thrice', 'times', 'half', 'exceed']],
  accounts: ['twice', 'thrice', 'half', 'times', 'exceed', 'perimeter', 'reduction', 'left', 'rest'],
  read: (story) => {
    const comparisons = comparisonsOf(story);
    if (comparisons === null || comparisons.length === 0) return null;
    const used = new Set(comparisons.flatMap(({ uses }) => [...uses]));
    const entities = [...new Set(comparisons.flatMap(({ subject, base }) => [subject, base]))];
    if (entities.length !== comparisons.length + 1) return null;
    const rest = story.needed.filter(({ id }) => !used.has(id));
    const counts = rest.filter(
      ({ value, unit, worded, percent }) =>
        unit === null && !percent && worded && value.n.n === BigInt(entities.length) && value.n.d === 1n,
    );
    const shifts = rest.filter((each) => isShift(each) && shiftDirection(story, each) !== null);
    const totals = rest.filter((each) => !counts.includes(each) && !shifts.includes(each));
    const [whole] = totals;
    if (whole === undefined || totals.length > 1 || shifts.length > 1 || whole.per !== null || whole.percent)
      return null;
    const isFigure = entities.every((each) => each.startsWith('#'));
    if (isFigure !== story.has('perimeter') || (isFigure && entities.length !== 2)) return null;
    const [from, to] = story.clauseAround(whole.at);
    const [sentenceFrom, sentenceTo] = story.sentenceAround(whole.at);
    // "Lena and Max have 60 marbles": the sum, where all are named before it and nothing is compared there.
    const isOfAll =
      whole.unit?.dimension !== 'calendar' &&
      !story.hasIn(sentenceFrom, sentenceTo, 'each', 'every') &&
      comparisons.every(({ at }) => at < sentenceFrom || at >= sentenceTo) &&
      story.quantities.every(({ id, unit }) => !used.has(id) || unit?.dimension === whole.unit?.dimension) &&
      areJoined(story, entities, [sentenceFrom, whole.at]);
    if (
      !isFigure &&
      !isOfAll &&
      !story.hasIn(from, to, 'total', 'between', 'share') &&
      !story.hasIn(sentenceFrom, sentenceTo, 'total', 'between', 'share')
    )
      return null;
    // "how many more", "combien de plus"
    const { from: asking } = story.question;
    if (story.hasIn(asking + 1, asking + 4, 'more', 'less') && !story.asks('greatest', 'least')) return null;
    if (story.asks('total', 'difference', 'perimeter', 'area')) return null;
    const shift = shiftOf(story, whole.at);
    if ((shift === null) !== (shifts.length === 0)) return null;
    if (comparisons.some(({ at }) => shiftOf(story, at) !== null && !isSameSentence(story, at, whole.at)))
      return null;
    const solve = (asked: string): { forms: ReadonlyMap<string, Form>; value: QuantityValue } | null => {
      const forms = formsFrom(asked, comparisons);
      if (forms === null) return null;
      let k: QuantityValue = zero;
      let c: QuantityValue = zero;
      for (const form of forms.values()) {
        k = addTo(k, form.k);
        c = addTo(c, form.c);
        if (shift !== null) c = shift.sign > 0n ? addTo(c, shift.value) : takeFrom(c, shift.value);
      }
      if (isFigure) {
        k = times(constant(2n), k);
        c = isZero(c.n) ? c : times(constant(2n), c);
      }
      const value = over(takeFrom(whole.value, c), k);
      return value === null ? null : { forms, value };
    };
    const uses = [whole, ...counts, ...shifts].map(({ id }) => id).concat([...used]);
    if (asksForAll(story, entities) && !isFigure) {
      const later = shift === null ? zero : shift.sign > 0n ? shift.value : minus(zero, shift.value);
      const size = constant(BigInt(entities.length));
      const sumOfAll: LinearRelation = {
        coefficients: entities.map(() => one),
        value: isZero(later.n) ? whole.value : minus(whole.value, times(size, later)),
      };
      return solvedSystem(
        {
          unknowns: entities.map(unknownOf),
          relations: [...comparisons.map((each) => relationOf(each, entities)), sumOfAll],
          isPossible: (value) => whole.unit !== null || isInteger(value) || !isInteger(whole.value.n),
        },
        entities.map((_, at) => at),
        { uses, unit: whole.unit?.text },
      );
    }
    const asked = requestedOf(story, entities, (entity) => solve(entity)?.value ?? null);
    if (asked === null) return null;
    const result = solve(asked);
    if (result === null || result.value.n.n <= 0n) return null;
    // Each part is positive, and things and people are counted in whole numbers.
    for (const entity of entities) {
      const value = solve(entity)?.value.n;
      if (
        value === undefined ||
        value.n <= 0n ||
        (whole.unit === null && !isInteger(value) && isInteger(whole.value.n))
      )
        return null;
    }
    const terms = [...result.forms.values()].map((form) => {
      const tree = treeOf(form);
      if (shift === null) return tree;
      return shift.sign > 0n
        ? addExpressions(tree, shift.value.tree)
        : subtractExpressions(tree, shift.value.tree);
    });
    const left = isFigure ? product([number(2), sum(terms)]) : sum(terms);
    return solved(equation(left, whole.value.tree), result.value, uses, whole.unit?.text);
  },
};

/** "Lena, Max and Omar": all of them and nothing else, side by side. */
function areJoined(
  story: Story,
  entities: readonly string[],
  [from, to]: readonly [number, number],
): boolean {
  const places = Array.from({ length: to - from }, (_, at) => from + at).filter((at) =>
    entities.includes(entityAt(story, at) ?? ''),
  );
  const [first, last] = [places[0] ?? to, places.at(-1) ?? from];
  const areOnly = story.parts
    .slice(first, last)
    .every(
      (part, at) =>
        part.kind === 'comma' ||
        places.includes(first + at) ||
        story.hasIn(first + at, first + at + 1, 'and', 'article', 'determiner'),
    );
  return areOnly && places.length === entities.length && story.hasIn(first, last, 'and');
}

const isSameSentence = (story: Story, a: number, b: number): boolean => {
  const [from, to] = story.sentenceAround(a);
  return b >= from && b < to;
};

/** "Twice as old now, in 4 years …": two comparisons at two times. */
const agesAtTimes: StorySchema = {
  name: 'ages_at_times',
  needs: [
    ['ages', 'age_question', 'hence', 'ago'],
    ['twice', 'thrice', 'half', 'times'],
  ],
  accounts: ['twice', 'thrice', 'half', 'times', 'left'],
  read: (story): SchemaFit | null => {
    const comparisons = comparisonsOf(story);
    if (comparisons === null || comparisons.length > 2 || comparisons.length === 0) return null;
    const used = new Set(comparisons.flatMap(({ uses }) => [...uses]));
    const rest = story.needed.filter(({ id }) => !used.has(id));
    const entities = [...new Set(comparisons.flatMap(({ subject, base }) => [subject, base]))];
    if (entities.length !== 2) return null;
    if (comparisons.length === 2) {
      const [now, then] = comparisons.toSorted(
        (a, b) => Number(shiftOf(story, a.at) !== null) - Number(shiftOf(story, b.at) !== null),
      ) as [StoryComparison, StoryComparison];
      const shift = shiftOf(story, then.at);
      if (shift === null || shiftOf(story, now.at) !== null || rest.length !== 1) return null;
      const uses = [...used, ...rest.map(({ id }) => id)];
      if (asksForAll(story, entities))
        return solvedSystem(
          {
            unknowns: entities.map(unknownOf),
            relations: [
              relationOf(now, entities),
              relationOf(then, entities, shift.sign > 0n ? shift.value : minus(zero, shift.value)),
            ],
            isPossible: () => true,
          },
          [0, 1],
          { uses },
        );
      const asked = requestedOf(story, entities, () => null);
      if (asked === null) return null;
      const forms = formsFrom(asked, [now]);
      if (forms === null) return null;
      const move = ({ k, c }: Form): Form => ({
        k,
        c: shift.sign > 0n ? addTo(c, shift.value) : takeFrom(c, shift.value),
      });
      const [a, b] = [move(forms.get(then.subject)!), move(forms.get(then.base)!)];
      // a.k x + a.c = f (b.k x + b.c) + d
      const k = takeFrom(a.k, scale(then.factor, b.k));
      const c = takeFrom(addTo(scale(then.factor, b.c), then.offset), a.c);
      const value = over(c, k);
      if (value === null || value.n.n <= 0n) return null;
      const right = isOne(then.factor) ? treeOf(b) : product([then.factor.tree, treeOf(b)]);
      return solved(
        equation(treeOf(a), isZero(then.offset.n) ? right : addExpressions(right, then.offset.tree)),
        value,
        uses,
      );
    }
    // Two ages are known; the number of years is asked for.
    const [then] = comparisons as [StoryComparison];
    const ages = rest.map((each) => ({ each, owner: ownerOf(story, each, entities) }));
    // "Yanis is 11 … twice as old as his son": the age that is left is that of the other one.
    const own =
      ages.find(({ owner }) => owner === then.subject) ??
      ages.find(({ owner }) => owner === null && ages.some((each) => each.owner === then.base));
    const other =
      ages.find(({ owner }) => owner === then.base) ??
      ages.find(({ owner }) => owner === null && ages.some((each) => each.owner === then.subject));
    if (own === undefined || other === undefined || rest.length !== 2 || own === other) return null;
    if (!story.has('ages', 'age_question') || !rest.every(isAge)) return null;
    if (story.question.unit?.dimension !== 'calendar' && !story.asks('ask_when')) return null;
    const past = asksPast(story);
    const [a, b] = [own.each.value, other.each.value];
    const k = past ? takeFrom(then.factor, one) : takeFrom(one, then.factor);
    const value = over(takeFrom(addTo(scale(then.factor, b), then.offset), a), k);
    if (value === null || value.n.n <= 0n) return null;
    const at = (age: QuantityValue): Expression =>
      past ? subtractExpressions(age.tree, x) : addExpressions(age.tree, x);
    const right = isOne(then.factor) ? at(b) : product([then.factor.tree, at(b)]);
    return solved(
      equation(at(a), isZero(then.offset.n) ? right : addExpressions(right, then.offset.tree)),
      value,
      [...used, own.each.id, other.each.id],
    );
  },
};

const oldest = rational(150n);
const isAge = ({ unit, value }: StoryQuantity): boolean =>
  (unit === null || unit.dimension === 'calendar') && compare(value.n, oldest) <= 0;

const asksPast = (story: Story): boolean => {
  const [from, to] = story.sentenceAround(story.question.from);
  const words = story.parts.slice(from, to).flatMap((part) => (part.kind === 'word' ? [part.folded] : []));
  return words.includes('ago') || words.includes('hace') || words.join(' ').includes('il y a combien');
};

/** Whose age a number is: the nearest before it in its clause, or right after it. */
function ownerOf(story: Story, quantity: StoryQuantity, entities: readonly string[]): string | null {
  const before = story.quantities.filter(({ at }) => at < quantity.at).at(-1);
  const [from] = story.sentenceAround(quantity.at);
  const found = entitiesIn(story, Math.max(from, before?.end ?? 0), quantity.at).filter((each) =>
    entities.includes(each),
  );
  return new Set(found).size === 1 ? found[0]! : null;
}

/** "In 8 years she will be three times as old as she was 6 years ago": the age of one person at two times. */
const ageOfOne: StorySchema = {
  name: 'age_of_one',
  needs: [
    ['twice', 'thrice', 'times'],
    ['ages', 'age_question'],
  ],
  accounts: ['twice', 'thrice', 'times', 'left'],
  read: (story) => {
    if (new Set(entitiesIn(story, 0, story.parts.length)).size > 1 || !story.asks('age_question'))
      return null;
    const shifts = story.needed.filter(isShift);
    const numbers = story.needed.filter((each) => !shifts.includes(each));
    const words = story.cues.filter(({ cue }) => cue === 'twice' || cue === 'thrice');
    const [number] = numbers;
    if (numbers.length + words.length !== 1 || story.has('more', 'less', 'half', 'total')) return null;
    if (number !== undefined && !story.hasIn(number.at + 1, number.at + 2, 'times')) return null;
    const factor = number?.value ?? constant(words[0]!.cue === 'twice' ? 2n : 3n);
    const [first, second, more] = shifts.map((each) => ({ each, sign: shiftDirection(story, each) }));
    if (first === undefined || more !== undefined || shifts.some(({ at }) => story.isRequested(at)))
      return null;
    if (first.sign === null || second?.sign === null || first.sign === second?.sign) return null;
    // One time alone is compared with today.
    if (second === undefined && (first.sign === 1n ? !story.states('now') : story.states('hence')))
      return null;
    const later = [first, second].find((each) => each?.sign === 1n)?.each.value ?? zero;
    const earlier = [first, second].find((each) => each?.sign === -1n)?.each.value ?? zero;
    // x + later = factor · (x − earlier)
    const value = over(addTo(scale(factor, earlier), later), takeFrom(factor, one));
    if (value === null || compare(value.n, earlier.n) <= 0) return null;
    const [left, base] = [
      isZero(later.n) ? x : addExpressions(x, later.tree),
      isZero(earlier.n) ? x : subtractExpressions(x, earlier.tree),
    ];
    return solved(
      equation(left, product([factor.tree, base])),
      value,
      story.needed.map(({ id }) => id),
      first.each.unit?.text,
    );
  },
};

export const relationSchemas: readonly StorySchema[] = [partsOfSum, agesAtTimes, ageOfOne];
