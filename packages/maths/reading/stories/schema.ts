import type { Tree } from '../../expression/tree.ts';
import type { Rational } from '../../expression/rational.ts';
import type { Problem } from '../problem.ts';
import type { QuantityValue } from '../quantities/value.ts';
import type { SchemaCue } from './lexicon/schema-lexicon.ts';
import type { Story } from './story.ts';

/** A letter, and the stem of the person or thing whose amount it is. */
export type LetterOfAmount = { readonly letter: string; readonly name: string; readonly value: Rational };

/** What a schema makes of a story. */
export type SchemaFit = {
  readonly problem: Problem;
  /** The values that are asked for, in the order of their letters; null where they are no rational numbers, and for a formula. */
  readonly values: readonly Rational[] | null;
  /** What the letters of a system are: the price of a pen, the number of hens; by the stem of its word. */
  readonly letters?: readonly LetterOfAmount[];
  /** The numbers of the story that its roles hold. */
  readonly uses: ReadonlySet<number>;
  readonly unit: string;
};

/** A kind of story: quantities in roles, tied by equations. */
export type StorySchema = {
  readonly name: string;
  /** At least one of each group stands in the story. */
  readonly needs: readonly (readonly SchemaCue[])[];
  /** The binding words that its roles account for. */
  readonly accounts: readonly SchemaCue[];
  readonly read: (story: Story) => SchemaFit | null;
};

/** A value that is calculated. */
export const calculated = (value: QuantityValue | null, unit = ''): SchemaFit | null =>
  value === null
    ? null
    : { problem: { task: 'evaluate', expression: value.tree }, values: [value.n], uses: value.uses, unit };

/** A value that an equation in x gives. */
export const solved = (
  expression: Tree,
  value: QuantityValue | null,
  uses: Iterable<number>,
  unit = '',
): SchemaFit | null =>
  value === null
    ? null
    : {
        problem: { task: 'solve', expression, unknown: 'x' },
        values: [value.n],
        uses: new Set([...value.uses, ...uses]),
        unit,
      };
