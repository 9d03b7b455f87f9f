import { isInteger, multiply, rational, type Rational } from '../../../expression/rational.ts';
import { isSameStem } from '../same-stem.ts';
import { constant, type QuantityValue } from '../../quantities/value.ts';
import { solvedSystem } from '../linear-system.ts';
import { pointsToAmounts, requestedAmounts } from '../requested-amounts.ts';
import type { StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import { type StoryQuantity, wordAt } from '../story-parts.ts';

/** Counted things, and what all of them cost or weigh together. */
type Bundle = { readonly counts: readonly Count[]; readonly whole: StoryQuantity };
type Count = { readonly nouns: readonly string[]; readonly value: QuantityValue };

const isWhole = ({ unit, percent, per }: StoryQuantity): boolean =>
  unit !== null && ['money', 'mass', 'volume', 'time'].includes(unit.dimension) && !percent && per === null;

/** A whole number of hundredths. */
const isPrice = (value: Rational): boolean => isInteger(multiply(value, rational(100n)));

/** The bundles of the statements: each sum closes the things that are counted before it, or opens those behind it. */
function bundlesOf(story: Story): readonly Bundle[] | null {
  const bundles: { counts: Count[]; whole: StoryQuantity | null }[] = [];
  const numbered = story.quantities.flatMap(({ unit, nouns }) => (unit === null ? nouns : []));
  let isOpening: boolean | null = null;
  const bundle = () => {
    const last = bundles.at(-1);
    if (last !== undefined && (isOpening === true || last.whole === null)) return last;
    bundles.push({ counts: [], whole: null });
    return bundles.at(-1)!;
  };
  for (let at = 0; at < story.parts.length; at += 1) {
    const part = story.parts[at]!;
    if (story.isRequested(at)) continue;
    if (part.kind === 'quantity') {
      const quantity = story.quantities[part.id]!;
      if (isWhole(quantity)) {
        isOpening ??= true;
        if (isOpening) bundles.push({ counts: [], whole: quantity });
        else bundle().whole = quantity;
        continue;
      }
      const { unit, percent, per, nouns, value } = quantity;
      if (unit !== null || percent || per !== null || nouns.length === 0) return null;
      isOpening ??= false;
      const counts = bundle().counts;
      const isElliptic = /^(?:de|d)$/.test(wordAt(story.parts, at + 1) ?? '');
      const head = isElliptic ? counts.at(-1)?.nouns[0] : undefined;
      counts.push({ nouns: head === undefined ? nouns : [head, ...nouns], value });
    } else if (story.hasIn(at, at + 1, 'article')) {
      const nouns = nounsFrom(story, at + 1);
      if (!nouns.some((noun) => numbered.some((each) => isSameStem(each, noun)))) continue;
      isOpening ??= false;
      bundle().counts.push({ nouns, value: constant(1n) });
    }
  }
  const complete = bundles.flatMap(({ counts, whole }) => (whole === null ? [] : [{ counts, whole }]));
  return complete.length === bundles.length ? complete : null;
}

function nounsFrom(story: Story, from: number): readonly string[] {
  const nouns: string[] = [];
  for (let at = from; at < story.parts.length; at += 1) {
    const part = story.parts[at]!;
    if (part.kind !== 'word') break;
    if (part.content) nouns.push(part.stem);
    else if (!/^(?:of|de|d|du|des)$/.test(part.folded)) break;
  }
  return nouns;
}

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((each) => others.some((other) => isSameStem(each, other)));

/** The kinds of things by the words that tell them apart; null unless each number counts one of them. */
function kindsOf(bundles: readonly Bundle[]): readonly (readonly string[])[] | null {
  // What two numbers of one bundle count is no kind: "2 adult tickets and 3 child tickets".
  const common = bundles.flatMap(({ counts }) =>
    counts.flatMap(({ nouns }, at) =>
      nouns.filter((noun) => counts.some((other, place) => place !== at && share([noun], other.nouns))),
    ),
  );
  const ownOf = ({ nouns }: Count): readonly string[] => nouns.filter((noun) => !share([noun], common));
  const kinds: (readonly string[])[] = [];
  for (const count of bundles.flatMap(({ counts }) => counts)) {
    const own = ownOf(count);
    if (own.length === 0) return null;
    const known = kinds.flatMap((kind, at) => (share(kind, own) ? [at] : []));
    const [place] = known;
    if (known.length > 1) return null;
    if (place === undefined) kinds.push(own);
    else kinds[place] = [...kinds[place]!, ...own];
  }
  return kinds;
}

/** "3 pens and 2 rulers cost 12, a pen and 4 rulers cost 14": what one of each thing costs or weighs. */
const bundles: StorySchema = {
  name: 'two_bundles',
  needs: [['ask']],
  accounts: [],
  read: (story) => {
    if (story.has('reduction', 'increase', 'than', 'mixture') && story.has('more', 'less', 'reduction'))
      return null;
    const found = bundlesOf(story);
    const kinds = found === null ? null : kindsOf(found);
    if (found === null || kinds === null || kinds.length < 2 || kinds.length !== found.length) return null;
    const [first] = found;
    const { dimension, scale } = first!.whole.unit!;
    if (found.some(({ whole }) => whole.unit!.dimension !== dimension || whole.unit!.scale.n !== scale.n))
      return null;
    const coefficientsOf = ({ counts }: Bundle): readonly QuantityValue[] | null => {
      const own = kinds.map((kind) => counts.filter(({ nouns }) => share(kind, nouns)));
      return own.some(({ length }) => length > 1) ? null : own.map(([count]) => count?.value ?? constant(0n));
    };
    const relations = found.flatMap((each) => {
      const coefficients = coefficientsOf(each);
      return coefficients === null ? [] : [{ coefficients, value: each.whole.value }];
    });
    const pointing = story.needed.filter((each) => pointsToAmounts(story, each, kinds.length));
    const asked = requestedAmounts(story, kinds);
    const countsThings = share(story.question.nouns, kinds.flat());
    if (asked === null || countsThings || (dimension === 'money' && !story.asks('price'))) return null;
    return solvedSystem(
      {
        unknowns: kinds.map(([name]) => ({ name: name! })),
        relations,
        isPossible: dimension === 'money' ? isPrice : () => true,
      },
      asked,
      { uses: pointing.map(({ id }) => id), unit: first!.whole.unit!.text },
    );
  },
};

export const bundleSchemas: readonly StorySchema[] = [bundles];
