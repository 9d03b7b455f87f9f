import { numberValue } from '../../expression/build.ts';
import {
  add,
  divide,
  equals,
  multiply,
  rational,
  subtract,
  type Rational,
} from '../../expression/rational.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import {
  fraction,
  isExpression,
  number,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import type { Claim, Statement } from './statement.ts';

/** "If 4x = 28, what is x + 3?": the value of an expression whose letter a linear equation gives. */
export function readGivenEquation(statement: Statement): Claim | null {
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  if (formulas.length !== 2 || formulas.some(({ trees, item }) => trees.length > 1 || item.doubtful))
    return null;
  const [given, asked] = formulas.toSorted(
    (a, b) => Number(isExpression(a.trees[0]!)) - Number(isExpression(b.trees[0]!)),
  );
  const [equation, wanted] = [given!.trees[0]!, asked!.trees[0]!];
  if (equation.kind !== 'relation' || equation.signs.join() !== '=' || !isExpression(wanted)) return null;
  const [letter, ...more] = variablesOf(equation);
  if (
    letter === undefined ||
    more.length > 0 ||
    variablesOf(wanted).join() !== letter ||
    wanted.kind === 'variable'
  )
    return null;
  const value = linearSolution(equation.sides[0]!, equation.sides[1]!, letter);
  if (value === null) return null;
  const used = new Set([given!.index, asked!.index, ...statement.places('evaluate', 'solve', 'simplify')]);
  return {
    problems: [
      {
        task: 'evaluate',
        expression: wanted,
        question: { what: 'value', given: { [letter]: fraction(value) } },
      },
    ],
    used,
    stated: statement.has('find', 'evaluate', 'value'),
  };
}

/** "2x + 3y = 16 and 5x − y = 6, then xy = ?": the value of an expression whose two letters a linear system gives. */
export function readGivenSystem(statement: Statement): Claim | null {
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  if (formulas.some(({ trees, item }) => trees.length > 1 || item.doubtful)) return null;
  const trees = formulas.map(({ trees: [tree] }) => tree!);
  const equations = trees.flatMap((tree) =>
    tree.kind === 'alternatives' && tree.join === 'and' ? tree.items : tree.kind === 'relation' ? [tree] : [],
  );
  const wanted = trees.filter((tree) => isExpression(tree));
  const [asked] = wanted;
  const letters = [...new Set(equations.flatMap((each) => variablesOf(each)))].toSorted();
  if (equations.length !== 2 || wanted.length !== 1 || asked === undefined || letters.length !== 2)
    return null;
  if (equations.some((each) => each.signs.join() !== '=') || asked.kind === 'variable') return null;
  if (variablesOf(asked).some((letter) => !letters.includes(letter)) || variablesOf(asked).length === 0)
    return null;
  const solution = systemSolution(equations, letters as [string, string]);
  if (solution === null) return null;
  return {
    problems: [{ task: 'evaluate', expression: asked, question: { what: 'value', given: solution } }],
    used: new Set([
      ...formulas.map(({ index }) => index),
      ...statement.places('evaluate', 'solve', 'simplify'),
    ]),
    stated: true,
  };
}

/** "x + y = 5 and x − y = 1. What is the value of y?": one letter of the solution of a system. */
export function readSystemLetter(statement: Statement): Claim | null {
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  if (formulas.some(({ trees, item }) => trees.length > 1 || item.doubtful)) return null;
  const equations = formulas.flatMap(({ trees: [tree] }) =>
    tree?.kind === 'alternatives' && tree.join === 'and'
      ? tree.items
      : tree?.kind === 'relation' && tree.signs.join() === '='
        ? [tree]
        : [],
  );
  const letters = [...new Set(equations.flatMap((each) => variablesOf(each)))];
  const last = formulas.at(-1)?.index ?? 0;
  if (equations.length < 2 || equations.length > 3 || letters.length !== equations.length) return null;
  if (equations.length < formulas.length) return null;
  const named = statement.letters().filter(({ name }) => letters.includes(name));
  const [asked] = named;
  if (asked === undefined || asked.index < last || named.some(({ name }) => name !== asked.name)) return null;
  if (!statement.places('find', 'solve', 'evaluate', 'value').some((place) => place > last)) return null;
  return {
    problems: [
      {
        task: 'find',
        expression: { kind: 'alternatives', join: 'and', items: equations },
        question: { what: 'letter_of_system', given: { letter: variable(asked.name) } },
      },
    ],
    used: new Set([
      ...formulas.map(({ index }) => index),
      ...named.map(({ index }) => index),
      ...statement.places('solve', 'evaluate', 'roots', 'add', 'simplify', 'in_reals'),
    ]),
    stated: true,
  };
}

/** The exact solution of two linear equations in two letters; null for others. */
function systemSolution(
  equations: readonly Relation[],
  [p, q]: readonly [string, string],
): Readonly<Record<string, Expression>> | null {
  const planes = equations.map(({ sides: [left, right] }) => {
    const at = (u: number, v: number): Rational | null => {
      const values = [left!, right!].map((side) => valueAt(substitute(side, q, number(v)), p, rational(u)));
      return values[0] == null || values[1] == null ? null : subtract(values[0], values[1]);
    };
    const [c, a, b, sum, double] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(2, 3)];
    if (c === null || a === null || b === null || sum === null || double === null) return null;
    const [da, db] = [subtract(a, c), subtract(b, c)];
    const isLinear =
      equals(add(add(da, db), c), sum) &&
      equals(add(add(multiply(rational(2), da), multiply(rational(3), db)), c), double);
    return isLinear ? { a: da, b: db, c } : null;
  });
  const [first, second] = planes;
  if (first == null || second == null) return null;
  const size = subtract(multiply(first.a, second.b), multiply(second.a, first.b));
  if (size.n === 0n) return null;
  const own = (left: Rational, right: Rational): Expression => fraction(divide(subtract(left, right), size));
  return {
    [p]: own(multiply(first.b, second.c), multiply(second.b, first.c)),
    [q]: own(multiply(second.a, first.c), multiply(first.a, second.c)),
  };
}

/** The exact solution of a linear equation in one letter; null for any other equation. */
function linearSolution(left: Expression, right: Expression, letter: string): Rational | null {
  const [at0, at1, at2, at3] = [0, 1, 2, 3].map((value) => {
    const [a, b] = [valueAt(left, letter, rational(value)), valueAt(right, letter, rational(value))];
    return a === null || b === null ? null : subtract(a, b);
  });
  if (at0 == null || at1 == null || at2 == null || at3 == null) return null;
  const step = subtract(at1, at0);
  if (step.n === 0n || !equals(subtract(at2, at1), step) || !equals(subtract(at3, at2), step)) return null;
  return divide(subtract(rational(0), at0), step);
}

/** The value of an expression of sums, products, quotients and small powers; null for anything else. */
function valueAt(tree: Expression, letter: string, value: Rational): Rational | null {
  switch (tree.kind) {
    case 'variable':
      return tree.name === letter ? value : null;
    case 'add':
      return combine(tree.terms, add, rational(0), letter, value);
    case 'multiply':
      return combine(tree.factors, multiply, rational(1), letter, value);
    case 'negate': {
      const of = valueAt(tree.of, letter, value);
      return of === null ? null : subtract(rational(0), of);
    }
    case 'divide': {
      const [above, below] = [
        valueAt(tree.numerator, letter, value),
        valueAt(tree.denominator, letter, value),
      ];
      return above === null || below === null || below.n === 0n ? null : divide(above, below);
    }
    case 'power': {
      const [base, exponent] = [valueAt(tree.base, letter, value), numberValue(tree.exponent)];
      if (base === null || exponent?.d !== 1n || exponent.n < 0n || exponent.n > 4n) return null;
      let result = rational(1);
      for (let count = 0n; count < exponent.n; count += 1n) result = multiply(result, base);
      return result;
    }
    default:
      return numberValue(tree);
  }
}

function combine(
  parts: readonly Expression[],
  join: (a: Rational, b: Rational) => Rational,
  start: Rational,
  letter: string,
  value: Rational,
): Rational | null {
  let result = start;
  for (const part of parts) {
    const each = valueAt(part, letter, value);
    if (each === null) return null;
    result = join(result, each);
  }
  return result;
}
