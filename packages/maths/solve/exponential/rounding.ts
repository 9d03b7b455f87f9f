import { rational } from '../../expression/rational.ts';
import { negated, number, type Expression } from '../../expression/tree.ts';

/** A double rounded to four decimals. */
export function decimalPlaces(value: number): Expression {
  const size = number(rational(BigInt(Math.round(Math.abs(value) * 10_000)), 10_000n));
  return value < 0 ? negated(size) : size;
}
