import { isNumber, numberValue } from '../../expression/build.ts';
import { equation, relation, rooted, type Relation, type RelationSign } from '../../expression/tree.ts';
import { compareRegions, regionOf } from '../intervals.ts';
import { recogniseInEquation, type Recognised } from './recognise.ts';

const turnedSign: Record<RelationSign, RelationSign> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '!=': '!=',
};

const otherBoundary: Record<RelationSign, RelationSign> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '=',
  '!=': '!=',
};

/** x ≥ 3 for x > 3, and x < 3 for x² < 9. */
function boundaryOrCase(previous: Relation, line: Relation, name: string): Recognised | null {
  const sameRegion = (a: Relation, b: Relation): boolean => {
    const [left, right] = [regionOf(a, name), regionOf(b, name)];
    return left !== null && right !== null && compareRegions(left, right).verdict === 'equal';
  };
  const shifted = relation(line.sides[0]!, otherBoundary[line.signs[0]!], line.sides[1]!);
  if (sameRegion(previous, shifted)) return { id: 'boundary_of_inequality', pieces: { before: previous } };
  const [left, right] = previous.sides;
  if (left?.kind !== 'power' || !isNumber(left.exponent, 2) || numberValue(right!) === null) return null;
  const oneCase = relation(left.base, previous.signs[0]!, rooted(right!));
  return sameRegion(oneCase, line) ? { id: 'root_of_inequality', pieces: { before: previous } } : null;
}

/** The inequality sign was not reversed when multiplying or dividing by a negative number. */
export function recogniseInInequality(previous: Relation, line: Relation, name: string): Recognised | null {
  if (line.signs.length !== 1 || previous.signs.length !== 1) return null;
  const turned = relation(line.sides[0]!, turnedSign[line.signs[0]!], line.sides[1]!);
  const [a, b] = [regionOf(previous, name), regionOf(turned, name)];
  if (a !== null && b !== null && compareRegions(a, b).verdict === 'equal') {
    return { id: 'inequality_not_turned', pieces: { before: previous, right: turned } };
  }
  const other = boundaryOrCase(previous, line, name);
  if (other !== null) return other;
  const asEquation = (from: Relation): Relation => equation(from.sides[0]!, from.sides[1]!);
  const found = recogniseInEquation(asEquation(previous), [asEquation(line)], {
    lost: [],
    gained: [],
    common: false,
  });
  return found?.id === 'wrong_sign_factor_pair' ? null : found;
}
