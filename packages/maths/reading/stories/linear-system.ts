import { divide, equals, isZero, multiply, one, subtract, type Rational } from '../../expression/rational.ts';
import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import {
  divided,
  equation,
  negated,
  number,
  product,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import type { QuantityValue } from '../quantities/value.ts';
import type { SchemaFit } from './schema.ts';

/** An amount that is not known, by the stem of its word: the price of a pen, the number of hens. */
export type Unknown = { readonly name: string };

/** coefficients · unknowns = value; one coefficient for each unknown. */
export type LinearRelation = {
  readonly coefficients: readonly QuantityValue[];
  readonly value: QuantityValue;
  /** The relation as the story states it: y = 2x + 3 for y − 2x = 3. */
  readonly write?: (unknowns: readonly Expression[]) => Relation;
};

const letters = ['x', 'y', 'z', 't'];
/** The engine solves systems of so many unknowns. */
export const mostUnknowns = 4;

/** The only solution of the relations; null where there is none or more than one, or where a relation contradicts the others. */
function solutionOf(relations: readonly LinearRelation[], size: number): readonly Rational[] | null {
  const rows = relations.map(({ coefficients, value }) => [...coefficients.map(({ n }) => n), value.n]);
  for (let column = 0; column < size; column += 1) {
    const found = rows.findIndex((row, at) => at >= column && !isZero(row[column]!));
    if (found < 0) return null;
    [rows[column], rows[found]] = [rows[found]!, rows[column]!];
    const pivot = rows[column]!;
    const lead = pivot[column]!;
    rows[column] = pivot.map((each) => divide(each, lead));
    rows.forEach((row, at) => {
      const factor = row[column]!;
      if (at === column || isZero(factor)) return;
      rows[at] = row.map((each, place) => subtract(each, multiply(factor, rows[column]![place]!)));
    });
  }
  return rows.slice(size).every((row) => row.every(isZero))
    ? rows.slice(0, size).map((row) => row[size]!)
    : null;
}

/** Σ coefficient · term, without the terms whose coefficient is 0. */
function combine(coefficients: readonly QuantityValue[], terms: readonly Expression[]): Expression {
  const parts = coefficients.flatMap(({ n, tree }, at): Expression[] => {
    if (isZero(n)) return [];
    const term = terms[at]!;
    if (equals(n, one)) return [term];
    return n.n < 0n
      ? [negated(equals(n, { n: -1n, d: 1n }) ? term : product([number({ n: -n.n, d: n.d }), term]))]
      : [product([tree, term])];
  });
  if (parts.length === 0) return number(0);
  return parts.every(({ kind }) => kind !== 'negate')
    ? sum(parts)
    : parts.reduce((all, part) =>
        part.kind === 'negate' ? subtractExpressions(all, part.of) : addExpressions(all, part),
      );
}

const relationTree = (
  { coefficients, value, write }: LinearRelation,
  terms: readonly Expression[],
): Relation => write?.(terms) ?? equation(combine(coefficients, terms), value.tree);

/** The system as one equation in x, the unknown that is asked for: the others are replaced by what the relations say of them. */
function equationFor(relations: readonly LinearRelation[], asked: number): Relation | null {
  const size = relations[0]!.coefficients.length;
  if (size > 2) return null;
  const other = 1 - asked;
  const isSimple = ({ coefficients }: LinearRelation): boolean => equals(coefficients[other]!.n, one);
  const source =
    relations.find(isSimple) ??
    relations.find(({ coefficients }) => coefficients[other]!.n.n > 0n) ??
    relations.find(({ coefficients }) => !isZero(coefficients[other]!.n));
  const target = relations.find((each) => each !== source);
  if (source === undefined || target === undefined) return null;
  const x = variable('x');
  const own = source.coefficients[asked]!;
  const rest = isZero(own.n)
    ? source.value.tree
    : subtractExpressions(source.value.tree, combine([own], [x]));
  const by = isSimple(source) ? rest : divided(rest, source.coefficients[other]!.tree);
  return relationTree(target, asked === 0 ? [x, by] : [by, x]);
}

/**
 * The values of the unknowns that are asked for: all of them as a system, one of them as an equation. Null unless the relations have exactly
 * one solution and all its values are positive and of the kind that is asked for.
 */
export function solvedSystem(
  {
    unknowns,
    relations,
    isPossible,
  }: {
    readonly unknowns: readonly Unknown[];
    readonly relations: readonly LinearRelation[];
    readonly isPossible: (value: Rational) => boolean;
  },
  asked: readonly number[],
  { uses, unit = '' }: { readonly uses: Iterable<number>; readonly unit?: string | undefined },
): SchemaFit | null {
  const size = unknowns.length;
  if (size > mostUnknowns || relations.length !== size) return null;
  const values = solutionOf(relations, size);
  if (values === null || values.some((each) => each.n <= 0n || !isPossible(each))) return null;
  const all = {
    uses: new Set([
      ...relations.flatMap(({ coefficients, value }) =>
        [...coefficients, value].flatMap((each) => [...each.uses]),
      ),
      ...uses,
    ]),
    unit,
  };
  const [only, another] = asked;
  if (only === undefined) return null;
  if (another === undefined) {
    const expression = equationFor(relations, only);
    return expression === null
      ? null
      : { ...all, problem: { task: 'solve', expression, unknown: 'x' }, values: [values[only]!] };
  }
  if (asked.length < size) return null;
  const terms = letters.slice(0, size).map((letter) => variable(letter));
  return {
    ...all,
    problem: {
      task: 'solve',
      expression: {
        kind: 'alternatives',
        join: 'and',
        items: relations.map((each) => relationTree(each, terms)),
      },
    },
    values,
    letters: unknowns.map(({ name }, at) => ({ letter: letters[at]!, name, value: values[at]! })),
  };
}
