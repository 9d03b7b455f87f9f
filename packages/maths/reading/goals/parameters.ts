import { Canonical } from '../../algebra/canonical.ts';
import { coefficientsIn, zeroPolynomial } from '../../algebra/polynomial.ts';
import { writePolynomial, writeQuotient } from '../../algebra/present.ts';
import { Field } from '../../algebra/quotient.ts';
import { subtractExpressions } from '../../expression/build.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import {
  negated,
  number,
  product,
  raised,
  relation,
  sum,
  type Expression,
  type RelationSign,
} from '../../expression/tree.ts';
import type { Claim, Statement } from './statement.ts';

/**
 * "For which k does x² + kx + 9 = 0 have exactly one solution?": the discriminant as an equation or inequality in the parameter. Never
 * solves such an equation for the parameter itself, which would be another question.
 */
export function readRootCount(statement: Statement): Claim | null {
  const count = countOfRoots(statement);
  if (count === null) return null;
  const equations = statement.formulas.filter(({ trees: [tree] }) => tree?.kind === 'relation');
  const [formula] = equations;
  const tree = formula?.trees[0];
  if (equations.length !== 1 || tree?.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const letters = variablesOf(tree);
  const asked = statement.letters().filter(({ name }) => letters.includes(name));
  const names = [...new Set(asked.map(({ name }) => name))];
  const parameter = names.length === 1 ? names[0]! : letters.find((name) => name !== 'x');
  const unknown = letters.find((name) => name !== parameter);
  if (letters.length !== 2 || parameter === undefined || unknown === undefined) return null;
  const discriminant = discriminantOf(tree.sides[0]!, tree.sides[1]!, unknown);
  if (discriminant === null || !variablesOf(discriminant).includes(parameter)) return null;
  return {
    problems: [
      { task: 'solve', expression: relation(discriminant, count.sign, number(0)), unknown: parameter },
    ],
    used: new Set([
      formula!.index,
      ...count.used.filter(
        (index) => !statement.isConcept(index, 'quantifier') || statement.isConcept(index, 'sole'),
      ),
      ...asked.map(({ index }) => index),
      ...statement.places('solve', 'roots', 'sole', 'distinct', 'in_reals', 'evaluate'),
    ]),
    stated: true,
  };
}

/** How the discriminant compares with 0 for the number of solutions that is named, and the items that name it. */
function countOfRoots(
  statement: Statement,
): { readonly sign: RelationSign; readonly used: readonly number[] } | null {
  for (const place of statement.places('roots')) {
    // "two opposite solutions": more is said of them.
    if (isDescribed(statement, place)) continue;
    // "no real roots", "a double root"
    if (statement.isConcept(place, 'negation')) return { sign: '<', used: statement.places('negation') };
    if (statement.isConcept(place, 'comparison')) return { sign: '=', used: [] };
    if (statement.isConcept(place + 1, 'sole') || statement.isConcept(place + 2, 'sole'))
      return { sign: '=', used: [] };
    for (let at = place - 1; at >= Math.max(0, place - 4); at -= 1) {
      const item = statement.items[at]!;
      if (item.kind === 'break' || item.kind === 'formula' || item.kind === 'word') break;
      if (statement.isConcept(at - 1, 'quantifier') && !statement.isConcept(at - 1, 'sole')) break;
      if (item.kind === 'count' && item.value === 1) return { sign: '=', used: [at, at - 1] };
      if (item.kind === 'count' && item.value === 2) return { sign: '>', used: [at, at - 1] };
      if (statement.isConcept(at, 'sole') && statement.items[at - 1]?.kind !== 'count')
        return { sign: '=', used: [at] };
      if (statement.isConcept(at, 'negation')) return { sign: '<', used: statement.places('negation') };
    }
  }
  return null;
}

/** Whether an unknown word in the clause behind says more of the solutions than that they are real and distinct. */
function isDescribed(statement: Statement, place: number): boolean {
  for (let at = place + 1; at < statement.items.length; at += 1) {
    const item = statement.items[at]!;
    if (item.kind === 'break' || item.kind === 'formula') return false;
    if (item.kind === 'word' && item.folded.length > 3) return true;
  }
  return false;
}

/** b² − 4ac of left = right as a quadratic in a letter; null for any other equation. */
function discriminantOf(left: Expression, right: Expression, unknown: string): Expression | null {
  const field = new Field();
  const canonical = new Canonical(field);
  const { top } = canonical.of(subtractExpressions(left, right));
  if (canonical.divisors.length > 0) return null;
  const [c, b, a, ...higher] = coefficientsIn(top, unknown);
  if (a === undefined || higher.length > 0) return null;
  const [square, middle, free] = [a, b, c].map((part) => writePolynomial(part ?? zeroPolynomial));
  return writeQuotient(
    canonical.of(sum([raised(middle!, number(2)), negated(product([number(4), square!, free!]))])),
  );
}
