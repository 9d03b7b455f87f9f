import { type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { type Stance } from './line-clauses.ts';
import { quantityPrefix } from './quantity-words.ts';

/** One statement of a line. */
export type SplitStatement = {
  /** Several trees where it can be read in several ways, the likeliest first. */
  readonly trees: readonly Tree[];
  /** Words say that it is a check. */
  readonly check: boolean;
  /** It stands among words. */
  readonly worded: boolean;
  /** A value among words that say nothing about it ("there are 4 numbers"). */
  readonly inWords: boolean;
  readonly stance: Stance;
  /** Whether the words around it leave no other meaning: only then may it be called wrong. */
  readonly certain: boolean;
  /** Words say that its value is what the problem asks for. */
  readonly requested: boolean;
  /** Words say that there are no other values. */
  readonly complete: boolean;
  /** Words call its values the solutions of the problem. */
  readonly solutions: boolean;
  /** Words say that the values fulfil the problem. */
  readonly tested: boolean;
  /** Words in a clause of its own say what it is: "x = 22, the numbers are 22". */
  readonly introduced: boolean;
  /** The value that a trial gives: "x = 5 gives 25". */
  readonly outcome: boolean;
};

export type SplitLine = {
  readonly statements: readonly SplitStatement[];
  readonly approximate: boolean;
  readonly cutOff: readonly string[];
  /** Letters that words introduce without a value: "let x be the number". */
  readonly introduced: readonly string[];
  /** Mathematics that could not be read. */
  readonly unread: boolean;
  /** The whole line is one formula. */
  readonly whole: boolean;
};

export const statementOf = (trees: readonly Tree[], rest: Partial<SplitStatement> = {}): SplitStatement => ({
  trees,
  check: false,
  worded: false,
  inWords: false,
  stance: 'claimed',
  certain: true,
  requested: false,
  complete: false,
  solutions: false,
  tested: false,
  introduced: false,
  outcome: false,
  ...rest,
});

/** A statement among words, with its place in the line. */
export type PlacedStatement = SplitStatement & {
  readonly at: number;
  /** Put together from a formula and words: "5 is 20". */
  readonly assembled: boolean;
};

/** S = {4}: a set is complete. */
export const isSolutionSet = (tree: Tree | undefined): boolean =>
  tree?.kind === 'relation' && tree.sides[0]?.kind === 'variable' && tree.sides[0].name === 'S';

/** x = 2, or several of these; null for anything else. */
export function valuesOf(tree: Tree | undefined): readonly Relation[] | null {
  if (tree?.kind === 'alternatives')
    return tree.items.every((item) => valuesOf(item) !== null) ? tree.items : null;
  if (tree?.kind !== 'relation' || tree.sides.length !== 2 || tree.signs[0] !== '=') return null;
  const [left, right] = tree.sides;
  return left?.kind === 'variable' &&
    !left.name.startsWith(quantityPrefix) &&
    variablesOf(right!).length === 0
    ? [tree]
    : null;
}

export const numberTree = (value: number): Expression => ({
  kind: 'number',
  value: { n: BigInt(Math.round(value)), d: 1n },
});
