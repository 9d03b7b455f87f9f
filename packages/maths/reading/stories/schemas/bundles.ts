import { equation, product, sum, variable, type Expression } from '../../../expression/tree.ts';
import { constant, minus, over, times, type QuantityValue } from '../../quantities/value.ts';
import { isSameStem } from '../same-stem.ts';
import { solved, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const x = variable('x');

/** Counted things with what they cost together. */
type Bundle = { readonly counts: ReadonlyMap<string, QuantityValue>; readonly cost: StoryQuantity };

/** The things of a sentence with their numbers: "3 pens and a ruler"; null where two numbers count the same. */
function countsIn(story: Story, from: number, to: number): ReadonlyMap<string, QuantityValue> | null {
  const counts = new Map<string, QuantityValue>();
  for (let at = from; at < to; at += 1) {
    const part = story.parts[at]!;
    if (part.kind === 'quantity') {
      const { value, unit, percent, per, nouns } = story.quantities[part.id]!;
      if (unit !== null) continue;
      const noun = story.language === 'en' ? nouns.at(-1) : nouns[0];
      if (percent || per !== null || noun === undefined || counts.has(noun)) return null;
      counts.set(noun, value);
    } else if (story.hasIn(at, at + 1, 'article')) {
      const next = story.parts[at + 1];
      if (next?.kind !== 'word' || !next.content || at + 1 >= to) continue;
      const noun =
        story.language === 'en' ? story.stemsIn(at + 1, endOfNoun(story, at + 1)).at(-1)! : next.stem;
      if (!counts.has(noun)) counts.set(noun, constant(1n));
    }
  }
  return counts;
}

function endOfNoun(story: Story, from: number): number {
  let at = from;
  for (; at < story.parts.length; at += 1) {
    const part = story.parts[at]!;
    if (part.kind !== 'word' || !part.content) break;
  }
  return at;
}

/** The two sentences with a cost each. */
function bundlesOf(story: Story): readonly [Bundle, Bundle] | null {
  const costs = story.needed.filter(
    ({ unit, per, at }) => unit?.dimension === 'money' && per === null && !story.isRequested(at),
  );
  const bundles = costs.map((cost): Bundle | null => {
    const [from, to] = story.sentenceAround(cost.at);
    const counts = countsIn(
      story,
      from,
      Math.min(to, story.question.from > cost.at ? story.question.from : to),
    );
    const isAlone = costs.every((other) => other === cost || other.at < from || other.at >= to);
    return counts === null || !isAlone ? null : { counts, cost };
  });
  const [first, second] = bundles;
  return bundles.length === 2 && first != null && second != null ? [first, second] : null;
}

const countOf = ({ counts }: Bundle, noun: string): QuantityValue =>
  [...counts].find(([each]) => isSameStem(each, noun))?.[1] ?? constant(0n);

/** "3 pens and 2 rulers cost 12, a pen and 4 rulers cost 14": the price of one of the two things. */
const twoBundles: StorySchema = {
  name: 'two_bundles',
  needs: [['price'], ['ask']],
  accounts: [],
  read: (story) => {
    if (story.has('reduction', 'increase', 'than', 'mixture') && story.has('more', 'less', 'reduction'))
      return null;
    const bundles = bundlesOf(story);
    if (bundles === null || !story.asks('price')) return null;
    const counted = story.needed.filter(({ unit }) => unit === null);
    if (story.needed.length !== counted.length + 2) return null;
    const mentioned = new Set(
      counted.flatMap(({ nouns }) => (story.language === 'en' ? nouns.slice(-1) : nouns.slice(0, 1))),
    );
    const nouns = [...new Set(bundles.flatMap(({ counts }) => [...counts.keys()]))].filter((noun) =>
      [...mentioned].some((each) => isSameStem(each, noun)),
    );
    const kinds = nouns.filter((noun, at) => nouns.findIndex((each) => isSameStem(each, noun)) === at);
    const asked = kinds.filter((noun) => [...story.question.stems].some((each) => isSameStem(each, noun)));
    const [own] = asked;
    const other = kinds.find((noun) => noun !== own);
    if (kinds.length !== 2 || own === undefined || other === undefined || asked.length > 1) return null;
    if (counted.some(({ at, value }) => story.isRequested(at) && value.n.n !== value.n.d)) return null;
    const [first, second] = bundles;
    const [a1, b1, c1] = [countOf(first, own), countOf(first, other), first.cost.value];
    const [a2, b2, c2] = [countOf(second, own), countOf(second, other), second.cost.value];
    // The price of the other thing from the sentence that tells most about it.
    const [base, rest] =
      a1.n.n === 0n || a2.n.n !== 0n
        ? [
            { a: a1, b: b1, c: c1 },
            { a: a2, b: b2, c: c2 },
          ]
        : [
            { a: a2, b: b2, c: c2 },
            { a: a1, b: b1, c: c1 },
          ];
    if (base.b.n.n === 0n) return null;
    const value = over(minus(times(c2, b1), times(c1, b2)), minus(times(a2, b1), times(a1, b2)));
    if (value === null || value.n.n <= 0n) return null;
    const otherPrice = over(minus(base.c, times(base.a, value)), base.b);
    if (otherPrice === null || otherPrice.n.n <= 0n) return null;
    const price: Expression = {
      kind: 'divide',
      numerator:
        base.a.n.n === 0n
          ? base.c.tree
          : sum([base.c.tree, { kind: 'negate', of: product([base.a.tree, x]) }]),
      denominator: base.b.tree,
    };
    const terms = [
      ...(rest.a.n.n === 0n ? [] : [product([rest.a.tree, x])]),
      ...(rest.b.n.n === 0n ? [] : [product([rest.b.tree, price])]),
    ];
    const uses = story.needed.map(({ id }) => id);
    return solved(
      equation(terms.length === 1 ? terms[0]! : sum(terms), rest.c.tree),
      value,
      uses,
      first.cost.unit?.text,
    );
  },
};

export const bundleSchemas: readonly StorySchema[] = [twoBundles];
