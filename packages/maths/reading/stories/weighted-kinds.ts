import { isInteger, type Rational } from '../../expression/rational.ts';
import { constant, type QuantityValue } from '../quantities/value.ts';
import { solvedSystem } from './linear-system.ts';
import { pointsToAmounts, requestedAmounts } from './requested-amounts.ts';
import type { SchemaFit } from './schema.ts';
import type { Story } from './story.ts';

/** One of two kinds: what one of it gives, and the words that name it. */
export type WeightedKind = { readonly weight: QuantityValue; readonly names: readonly string[] };

const one = constant(1n);

/**
 * Two kinds, how much there is of both, and what both give together: x + y = count and a·x + b·y = whole. `asked` is by default what the
 * question names.
 */
export function weightedKinds(
  story: Story,
  {
    kinds,
    count,
    whole,
    asked = requestedAmounts(
      story,
      kinds.map(({ names }) => names),
    ),
    uses = [],
    unit = '',
    isPossible = isInteger,
  }: {
    readonly kinds: readonly [WeightedKind, WeightedKind];
    readonly count: QuantityValue;
    readonly whole: QuantityValue;
    readonly asked?: readonly number[] | null;
    readonly uses?: readonly number[];
    readonly unit?: string;
    readonly isPossible?: (value: Rational) => boolean;
  },
): SchemaFit | null {
  if (asked === null) return null;
  const pointing = story.needed.filter((each) => pointsToAmounts(story, each, kinds.length));
  return solvedSystem(
    {
      unknowns: kinds.map(({ names }) => ({ name: names[0] ?? '' })),
      relations: [
        { coefficients: [one, one], value: count },
        { coefficients: kinds.map(({ weight }) => weight), value: whole },
      ],
      isPossible,
    },
    asked,
    { uses: [...uses, ...pointing.map(({ id }) => id)], unit },
  );
}
