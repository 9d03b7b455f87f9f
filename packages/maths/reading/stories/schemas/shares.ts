import { isInteger, toNumber, type Rational } from '../../../expression/rational.ts';
import { addExpressions } from '../../../expression/build.ts';
import { equation, variable, sum, divided, number } from '../../../expression/tree.ts';
import { compare } from '../../../expression/rational.ts';
import { constant, minus, over, times, total, withUses, type QuantityValue } from '../../quantities/value.ts';
import { calculated, solved, type SchemaFit, type StorySchema } from '../schema.ts';
import { solvedSystem, type LinearRelation } from '../linear-system.ts';
import type { Story } from '../story.ts';
import { unitNamed } from '../units.ts';
import { wordAt, type StoryQuantity } from '../story-parts.ts';

const x = variable('x');

/** The numbers of a ratio: joined by colons or "to", or listed after "proportional to". */
function ratioOf(story: Story): readonly StoryQuantity[] {
  const { quantities, parts } = story;
  const joined = (a: StoryQuantity, b: StoryQuantity): boolean => {
    const between = parts.slice(a.at + 1, b.at);
    return (
      between.length === 1 &&
      (between[0]!.kind === 'colon' ||
        (between[0]!.kind === 'word' && /^(?:to|a|sur|pour|is)$/.test(between[0]!.folded)))
    );
  };
  const listed = (a: StoryQuantity, b: StoryQuantity): boolean => {
    const between = parts.slice(a.at + 1, b.at);
    return (
      between.length > 0 &&
      between.length <= 2 &&
      between.every(
        (part) => part.kind === 'comma' || (part.kind === 'word' && /^(?:and|y|et|e|a)$/.test(part.folded)),
      )
    );
  };
  for (const ties of [joined, listed]) {
    for (let at = 0; at < quantities.length; at += 1) {
      const run = [quantities[at]!];
      while (quantities[at + run.length] !== undefined && ties(run.at(-1)!, quantities[at + run.length]!))
        run.push(quantities[at + run.length]!);
      if (
        run.length >= 2 &&
        run.every(({ unit, percent, value }) => unit === null && !percent && value.n.n > 0n)
      )
        return run;
    }
  }
  return [];
}

/** The names or nouns that the numbers of a ratio belong to, in their order, and which of them is asked for. */
function requestedPart(story: Story, ratio: readonly StoryQuantity[]): StoryQuantity | null {
  const sizes = ratio.toSorted((a, b) => compare(a.value.n, b.value.n));
  if (story.asks('greatest') && !story.asks('least')) return sizes.at(-1)!;
  if (story.asks('least')) return sizes[0]!;
  if (story.asks('middle') && ratio.length === 3) return sizes[1]!;
  const places = new Set(
    labels(story, ratio.length).flatMap((names) => {
      const asked = names.flatMap((name, at) => (requestedNames(story).has(name) ? [at] : []));
      return asked.length === 1 ? asked : [];
    }),
  );
  const [place] = places;
  return places.size === 1 ? ratio[place!]! : null;
}

const requestedNames = (story: Story): ReadonlySet<string> =>
  new Set(
    story.parts
      .slice(story.question.from, story.question.to)
      .flatMap((part) => (part.kind === 'word' ? [part.stem] : [])),
  );

/** The lists of as many content words as the ratio has numbers: "Ana, Bo and Cem", "les rouges et les verts". */
function labels(story: Story, size: number): readonly (readonly string[])[] {
  const lists: string[][] = [];
  const { parts } = story;
  const isJoin = (at: number): boolean => {
    const part = parts[at];
    return (
      part?.kind === 'comma' || (part?.kind === 'word' && /^(?:and|y|et|e|to|a|aux|au)$/.test(part.folded))
    );
  };
  const skips = (at: number): boolean => {
    const part = parts[at];
    return (
      part?.kind === 'word' &&
      !part.content &&
      /^(?:the|les|le|la|los|las|el|l|of|de|des|du|d|del|his|her|its|their|su|sus|son|sa|ses)$/.test(
        part.folded,
      )
    );
  };
  for (let start = 0; start < story.question.from; start += 1) {
    const first = parts[start];
    if (first?.kind !== 'word' || !first.content || unitNamed(first.folded) !== null) continue;
    const found = [first.stem];
    let at = start + 1;
    while (found.length < size) {
      let next = at;
      // An adjective may belong to the first noun.
      let joins = 0;
      while (isJoin(next) || skips(next)) {
        if (isJoin(next)) joins += 1;
        next += 1;
      }
      const part = parts[next];
      if (joins === 0 || part?.kind !== 'word' || !part.content) break;
      found.push(part.stem);
      at = next + 1;
    }
    if (found.length === size && new Set(found).size === size) lists.push(found);
  }
  return lists;
}

const asksHowMuchMore = (story: Story): boolean =>
  story.hasIn(
    story.question.from + 1,
    Math.min(story.question.from + 4, story.question.to),
    'more',
    'less',
  ) && !story.asks('greatest', 'least');

/** An amount that is shared by numbers in proportion, or one part of it that is known. */
const ratioShare: StorySchema = {
  name: 'ratio_share',
  needs: [['ratio', 'share']],
  accounts: ['ratio', 'difference', 'scale'],
  read: (story) => {
    if (story.has('scale') && story.has('apart')) return null;
    if (story.has('angle') && story.has('triangle')) return null;
    const ratio = ratioOf(story);
    const others = story.needed.filter((each) => !ratio.includes(each));
    if (ratio.length < 2) return null;
    const counts = others.filter(
      ({ value, worded, unit, id }) =>
        unit === null && value.n.n === BigInt(ratio.length) && value.n.d === 1n && (worded || id === 0),
    );
    const amounts = others.filter((each) => !counts.includes(each));
    const [whole] = amounts;
    if (amounts.length !== 1 || whole === undefined || whole.percent) return null;
    if (!story.has('ratio') && !hasColon(story)) return null;
    if (story.asks('difference') || asksHowMuchMore(story)) return null;
    // "Ana gets 24 more than Ben": the amount is none of the parts and not their sum.
    if (
      story.has('than') &&
      story.hasIn(...story.sentenceAround(whole.at), 'more', 'less') &&
      !story.isRequested(whole.at)
    )
      return null;
    const owner = ownerOf(story, whole, labels(story, ratio.length));
    if (owner === null) return null;
    const asked = requestedPart(story, ratio);
    const uses = [...ratio, ...counts].map(({ id }) => id);
    if (asked === null)
      return asksEachPart(story, ratio)
        ? sharesOf(
            story,
            ratio,
            {
              value: whole.value,
              unit: whole.unit?.text,
              // People and things are shared whole.
              isPossible: (value) => whole.unit !== null || isInteger(value),
            },
            { uses, owner },
          )
        : null;
    if (owner >= 0) {
      const value = over(times(whole.value, asked.value), ratio[owner]!.value);
      return ratio[owner] === asked || ratio.length > 2 || value === null
        ? null
        : calculated(withUses(value, uses), whole.unit?.text);
    }
    const value = over(times(whole.value, asked.value), total(ratio.map(({ value: each }) => each)));
    return value === null ? null : calculated(withUses(value, uses), whole.unit?.text);
  },
};

/** "The sides are in the ratio 3:4:5 and the perimeter is 36", "the angles of a triangle are in the ratio 1:2:3". */
const figureRatio: StorySchema = {
  name: 'figure_ratio',
  needs: [['triangle', 'rectangle']],
  accounts: ['ratio', 'perimeter'],
  read: (story) => {
    const ratio = ratioOf(story);
    if (story.has('triangle') === story.has('rectangle')) return null;
    if (ratio.length !== (story.has('triangle') ? 3 : 2)) return null;
    // "A triangle 3:4:5": only the sides of a figure are written so without a word.
    if (!story.has('ratio') && !hasColon(story)) return null;
    const others = story.needed.filter((each) => !ratio.includes(each));
    const [whole, more] = others;
    const ofAngles = story.has('angle');
    if (
      more !== undefined ||
      ofAngles !== (whole === undefined) ||
      (ofAngles && story.has('rectangle', 'perimeter'))
    )
      return null;
    if (whole !== undefined && (whole.percent || whole.per !== null || !isPerimeter(story, whole)))
      return null;
    const uses = ratio.map(({ id }) => id);
    const sum = whole === undefined ? constant(180n) : whole.value;
    const unit = whole === undefined ? '°' : whole.unit?.text;
    const sides = story.has('rectangle') ? 2n : 1n;
    const asked = requestedPart(story, ratio);
    if (asked === null)
      return asksEachPart(story, ratio)
        ? sharesOf(
            story,
            ratio,
            { value: sum, unit, isPossible: () => true },
            { uses, owner: -1, times: sides },
          )
        : null;
    const parts = total(ratio.map(({ value }) => value));
    const value = over(times(sum, asked.value), sides === 1n ? parts : times(constant(sides), parts));
    return value === null ? null : calculated(withUses(value, uses), unit);
  },
};

/** "the perimeter is 36", "36 cm de perímetro": no side and no condition comes between. */
function isPerimeter(story: Story, { at, end }: StoryQuantity): boolean {
  if (story.hasIn(end, end + 2, 'perimeter')) return true;
  const cue = story.cues.findLast((each) => each.cue === 'perimeter' && each.end <= at);
  if (cue === undefined || story.hasIn(cue.end, at, 'greatest', 'least', 'middle')) return false;
  return story.parts
    .slice(cue.end, at)
    .every(
      ({ kind }, offset) =>
        kind === 'word' &&
        !/^(?:if|si|when|where|cuando|quand|sachant)$/.test(wordAt(story.parts, cue.end + offset) ?? ''),
    );
}

/** "How much does each get?", or the names of all. */
function asksEachPart(story: Story, ratio: readonly StoryQuantity[]): boolean {
  if (story.asks('greatest', 'least', 'middle')) return false;
  const names = requestedNames(story);
  return (
    story.asks('every_one') ||
    labels(story, ratio.length).some((label) => label.every((name) => names.has(name)))
  );
}

/** The part whose amount is known ("there are 24 boys", "Ana gets 24"), −1 where it is the sum, null where that is not certain. */
function ownerOf(story: Story, whole: StoryQuantity, lists: readonly (readonly string[])[]): number | null {
  const counted = lists
    .map((names) => names.findIndex((name) => whole.nouns.includes(name)))
    .find((place) => place >= 0);
  if (counted !== undefined) return counted;
  const clause = story.stemsIn(...story.clauseAround(whole.at));
  const named = lists.map((names) => names.flatMap((name, at) => (clause.includes(name) ? [at] : [])));
  const single = new Set(named.flatMap((places) => (places.length === 1 ? places : [])));
  const [place] = single;
  return single.size > 1 ? null : (place ?? -1);
}

/** All parts of an amount: x/2 = y/3 and x + y = 60, or x = 24 where one part is known. */
function sharesOf(
  story: Story,
  ratio: readonly StoryQuantity[],
  whole: {
    readonly value: QuantityValue;
    readonly unit: string | undefined;
    readonly isPossible: (value: Rational) => boolean;
  },
  {
    uses,
    owner,
    times: often = 1n,
  }: { readonly uses: readonly number[]; readonly owner: number; readonly times?: bigint },
): SchemaFit | null {
  const lists = labels(story, ratio.length);
  const zero = constant(0n);
  const sizes = ratio.map(({ value }) => value);
  const proportions = ratio.slice(1).map((_, at): LinearRelation => {
    const [a, b] = [sizes[at]!, sizes[at + 1]!];
    return {
      coefficients: sizes.map((_size, place) =>
        place === at ? b : place === at + 1 ? minus(zero, a) : zero,
      ),
      value: zero,
      write: (terms) => equation(divided(terms[at]!, a.tree), divided(terms[at + 1]!, b.tree)),
    };
  });
  const names = lists.length === 1 ? lists[0]! : [];
  return solvedSystem(
    {
      unknowns: ratio.map((_, at) => ({ name: names[at] ?? '' })),
      relations: [
        ...proportions,
        {
          coefficients: sizes.map((_, at) => constant(owner < 0 || at === owner ? often : 0n)),
          value: whole.value,
        },
      ],
      isPossible: whole.isPossible,
    },
    ratio.map((_, at) => at),
    { uses, unit: whole.unit },
  );
}

const hasColon = (story: Story): boolean => story.parts.some(({ kind }) => kind === 'colon');

/** "Three consecutive odd integers whose sum is 75": one of them. */
const consecutive: StorySchema = {
  name: 'consecutive',
  needs: [['consecutive']],
  accounts: ['consecutive', 'difference'],
  read: (story) => {
    const pointing = story.needed.filter((each) => story.isRequested(each.at) && each.worded);
    const [count, whole, more] = story.needed.filter(
      (each) => !pointing.some((other) => other === each && each.value.n.n <= 7n && story.asks('every_one')),
    );
    if (count === undefined || whole === undefined || more !== undefined) return null;
    if (
      !isInteger(count.value.n) ||
      count.value.n.n < 2n ||
      count.value.n.n > 7n ||
      !story.states('total') ||
      story.asks('total')
    )
      return null;
    const size = toNumber(count.value.n);
    const step = story.has('even', 'odd') ? 2 : 1;
    const place = story.asks('least')
      ? 0
      : story.asks('greatest')
        ? size - 1
        : story.asks('middle') && size % 2 === 1
          ? (size - 1) / 2
          : null;
    if (place === null)
      return story.asks('every_one') && !story.asks('greatest', 'least', 'middle', 'second')
        ? consecutiveTerms(count, whole, { size, step, parity: parityOf(story) })
        : null;
    const offsets = Array.from({ length: size }, (_, at) => (at - place) * step);
    const terms = offsets.map((offset) => (offset === 0 ? x : addExpressions(x, number(offset))));
    const offset = offsets.reduce((all, each) => all + each, 0);
    const value = over(minus(whole.value, constant(BigInt(offset))), count.value);
    if (value === null || !isInteger(value.n)) return null;
    if (story.has('even', 'odd') && (((value.n.n % 2n) + 2n) % 2n === 0n) !== story.has('even')) return null;
    return solved(equation(sum(terms), whole.value.tree), value, [count.id, whole.id]);
  },
};

const parityOf = (story: Story): bigint | null => (story.has('even') ? 0n : story.has('odd') ? 1n : null);

/** All of the consecutive numbers: y = x + 1 and x + y = 45. */
function consecutiveTerms(
  count: StoryQuantity,
  whole: StoryQuantity,
  { size, step, parity }: { readonly size: number; readonly step: number; readonly parity: bigint | null },
): SchemaFit | null {
  const all = Array.from({ length: size }, (_, at) => at);
  const following = all.slice(1).map((at): LinearRelation => ({
    coefficients: all.map((place) => constant(place === at ? 1n : place === 0 ? -1n : 0n)),
    value: constant(BigInt(at * step)),
    write: (terms) => equation(terms[at]!, addExpressions(terms[0]!, number(at * step))),
  }));
  return solvedSystem(
    {
      unknowns: all.map(() => ({ name: '' })),
      relations: [...following, { coefficients: all.map(() => constant(1n)), value: whole.value }],
      isPossible: (value) => isInteger(value) && (parity === null || value.n % 2n === parity),
    },
    all,
    { uses: [count.id, whole.id] },
  );
}

/** Values whose mean is to reach a number: the value that is missing. */
const missingValue: StorySchema = {
  name: 'missing_value',
  needs: [['average'], ['new_value', 'to_reach']],
  accounts: ['average', 'left'],
  read: (story) => {
    // "without the lowest score": fewer values than are told.
    if (story.has('speed') || story.states('least') || !story.asks('ask')) return null;
    const numbers = story.needed.filter(({ percent }) => !percent);
    const target = numbers.find(({ at }) => {
      const near = story.cues
        .filter(({ cue }) => cue === 'average')
        .map(({ at: place }) => Math.abs(place - at));
      return Math.min(...near) <= 3;
    });
    if (target === undefined) return null;
    const rest = numbers.filter((each) => each !== target);
    const values = longestList(story, rest);
    const counts = rest.filter((each) => !values.includes(each));
    if (values.length < 2) return null;
    const isCount = (each: StoryQuantity): boolean =>
      each.value.n.d === 1n &&
      (each.value.n.n === BigInt(values.length) || each.value.n.n === BigInt(values.length + 1));
    if (!counts.every(isCount)) return null;
    const size = constant(BigInt(values.length + 1));
    const known = total(values.map(({ value }) => value));
    const value = minus(times(size, target.value), known);
    return solved(
      equation(
        divided(sum([...values.map(({ value: each }) => each.tree), x]), size.tree),
        target.value.tree,
      ),
      value,
      [...counts, ...values].map(({ id }) => id),
    );
  },
};

function longestList(story: Story, all: readonly StoryQuantity[]): readonly StoryQuantity[] {
  let best: readonly StoryQuantity[] = [];
  let run: StoryQuantity[] = [];
  for (const each of all) {
    const last = run.at(-1);
    const joined =
      last !== undefined &&
      story.parts
        .slice(last.end, each.at)
        .every(
          (part) => part.kind === 'comma' || (part.kind === 'word' && /^(?:and|y|et|e)$/.test(part.folded)),
        );
    run = joined ? [...run, each] : [each];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** One draw from a bag whose things are counted by kind. */
const draw: StorySchema = {
  name: 'draw',
  needs: [['probability'], ['draw']],
  accounts: ['probability', 'left'],
  read: (story): SchemaFit | null => {
    const counts = story.needed.filter(({ at }) => !story.isRequested(at));
    if (story.has('replacement') || counts.length !== story.needed.length || counts.length < 2) return null;
    if (
      counts.some(
        ({ unit, percent, per, value }) => unit !== null || percent || per !== null || !isInteger(value.n),
      )
    )
      return null;
    const nounSets = counts.map(({ nouns }) => nouns);
    const common = nounSets[0]!.filter((noun) => nounSets.every((each) => each.includes(noun)));
    const own = nounSets.map((nouns) =>
      nouns.filter(
        (noun) =>
          !common.includes(noun) &&
          !(nouns.length > 1 && noun === nounSets[0]![0] && story.language !== 'en'),
      ),
    );
    // "12 balls: 5 red, 4 blue, 3 green": the first is the sum of the others.
    const sumOfOthers = total(counts.slice(1).map(({ value }) => value));
    const hasTotal = counts.length > 2 && compare(sumOfOthers.n, counts[0]!.value.n) === 0;
    const kinds = hasTotal ? counts.slice(1) : counts;
    const words = requestedStems(story);
    const asked = kinds.filter((each) => {
      const at = counts.indexOf(each);
      return own[at]!.some((noun) => words.some((word) => sameColour(word, noun)));
    });
    if (asked.length === 0 || asked.length === kinds.length) return null;
    if (
      asked.length > 1 &&
      !story.parts
        .slice(story.question.from, story.question.to)
        .some((part) => part.kind === 'word' && /^(?:or|o|u|ou)$/.test(part.folded))
    )
      return null;
    const wanted = story.asks('not') ? kinds.filter((each) => !asked.includes(each)) : asked;
    const all = hasTotal ? counts[0]!.value : total(kinds.map(({ value }) => value));
    const value = over(total(wanted.map(({ value: each }) => each)), all);
    return value === null
      ? null
      : calculated(
          withUses(
            value,
            counts.map(({ id }) => id),
          ),
        );
  },
};

const requestedStems = (story: Story): readonly string[] => {
  const [from, to] = story.sentenceAround(story.question.from);
  return story.parts
    .slice(from, to)
    .flatMap((part) => (part.kind === 'word' && part.folded.length > 2 ? [part.stem] : []));
};

/** Colours with the endings of gender: roja, rojas; noir, noire. */
const sameColour = (a: string, b: string): boolean =>
  a === b ||
  (a.length > 3 &&
    b.length > 3 &&
    (a.startsWith(b.slice(0, -1)) || b.startsWith(a.slice(0, -1))) &&
    Math.abs(a.length - b.length) < 3);

export const shareSchemas: readonly StorySchema[] = [
  ratioShare,
  figureRatio,
  consecutive,
  missingValue,
  draw,
];
