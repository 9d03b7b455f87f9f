import type { Expression, Relation } from '../tree.ts';

/** The rules of the whole grammar that its parts call again: everything in brackets is an expression once more. */
export type Grammar = {
  /** A whole sum, one level deeper. */
  expression(): Expression;
  /** `a`, `a = b` or a chain `a < b < c`. */
  comparison(): Expression | Relation;
  /** One term of a sum with the sign before it; the first term of a sum may carry two signs. */
  signedTerm(first: boolean): Expression;
  /** What is below a slash; `measured` when a unit is above it. */
  divisor(measured?: boolean): Expression;
  /** One factor without its sign, with its powers. */
  power(): Expression;
  /** What is behind `^`. */
  exponent(): Expression;
  /** Powers, factorials, percent and degree signs behind `start`, which began at token `from`. */
  postfix(start: Expression, from: number): Expression;
};
