import type { Expression, Relation } from '../tree.ts';

/** The grammar rules that the parts call recursively. */
export type Grammar = {
  /** A whole sum, one nesting level deeper. */
  expression(): Expression;
  /** `a`, `a = b` or a chain `a < b < c`. */
  comparison(): Expression | Relation;
  /** One term of a sum with its sign; the first term of a sum may have two signs. */
  signedTerm(first: boolean): Expression;
  /** The divisor after a slash; `measured` when the dividend ends with a unit. */
  divisor(measured?: boolean): Expression;
  /** One unsigned factor with its powers. */
  power(): Expression;
  /** The exponent after `^`. */
  exponent(): Expression;
  /** Powers, factorials, percent and degree signs after `start`, which began at token `from`. */
  postfix(start: Expression, from: number): Expression;
};
