import type { Tree } from '../../expression/tree.ts';
import type { CountedUnit, SentenceClause } from './clauses.ts';
import type { Facts } from './facts.ts';
import type { SentenceItem } from './items.ts';
import type { Question } from './question.ts';
import type { QuantityValue } from './value.ts';

/** Quantities that are known only by how they are tied: the equations, and the numbers of the text that they use. */
export type Equations = {
  readonly expression: Tree;
  readonly unknown: string | null;
  /** The values that are asked for, to judge whether they are plausible. */
  readonly values: readonly QuantityValue[];
  readonly unit: CountedUnit | null;
  readonly way: string;
};

/** A word problem with what its sentences state. */
export type StoryText = {
  readonly items: readonly SentenceItem[];
  readonly clauses: readonly SentenceClause[];
  readonly facts: Facts;
  readonly question: Question;
  readonly cues: ReadonlySet<string>;
};
