import { contains, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { isExpression, variable, type Expression, type Tree } from '../../expression/tree.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { NamedFunction, StatedFormula } from './named-functions.ts';

/** "f(x) = x² and g(x) = x + 1, find f + g", "… fg", "… f/g": the formula of a function made of others. */
export function readFunctionOperation(statement: Statement): Claim | null {
  const functions = [...statement.definitions.values()].filter(
    (each) => each.variable !== null && statement.formulaAt(each.index)?.trees[0]?.kind === 'definition',
  );
  if (functions.length < 2) return null;
  const isMade = ({ index, trees }: StatedFormula): boolean =>
    !functions.some((each) => each.index === index) && isOperation(trees[0], functions);
  const made = statement.formulas.filter(isMade);
  const [asked] = made;
  const tree = asked?.trees[0];
  const letter = functions[0]!.variable!;
  if (made.length !== 1 || tree === undefined || !isExpression(tree)) return null;
  if (functions.some((each) => each.variable !== letter) || variablesOf(tree).includes(letter)) return null;
  const used = [asked!.index, ...functions.map(({ index }) => index)];
  const expression = functions.reduce<Expression>(
    (whole, each) => substitute(whole, each.name, each.body),
    tree,
  );
  // A product of sums is written as one sum.
  const isProduct = expression.kind === 'multiply' && !contains(expression, (part) => part.kind === 'divide');
  return {
    problems: [{ task: isProduct ? 'expand' : 'simplify', expression }],
    used: new Set([
      ...used,
      ...statement.places(
        'composition',
        'evaluate',
        'simplify',
        'add',
        'subtract',
        'multiply',
        'divide',
        'after',
      ),
      ...statement.letters().flatMap(({ index, name }) => (name === letter ? [index] : [])),
    ]),
    stated: true,
  };
}

/** A sum, product or quotient of at least two functions and of nothing else: f + g, fg, 2f − g. */
function isOperation(tree: Tree | undefined, functions: readonly NamedFunction[]): boolean {
  if (tree === undefined || !isExpression(tree)) return false;
  const letters = variablesOf(tree);
  return letters.length > 1 && letters.every((name) => functions.some((each) => each.name === name));
}

/** "Evaluate f(x) = x² + 3x at the following values of x: a + h": the value at each listed number or letter. */
export function readValuesAt(statement: Statement): Claim | null {
  const functions = [...statement.definitions.values()].filter(
    (each) => statement.formulaAt(each.index)?.trees[0]?.kind === 'definition',
  );
  const [given] = functions;
  if (given?.variable == null || functions.length > 1 || !statement.has('evaluate', 'find', 'value'))
    return null;
  const others = statement.formulas.filter(({ index }) => index !== given.index);
  const letters = statement
    .letters()
    .filter(({ name, index }) => name !== given.variable && index > given.index);
  const [formula] = others;
  const [letter] = letters;
  const argument = formula === undefined ? null : formula.trees[0];
  // The letter a at the end has been taken for an article.
  const last = /:\s{0,3}\$?([a-z])\$?\s{0,3}[.?]?\s*$/u.exec(statement.message.text)?.[1];
  const place = formula?.index ?? letter?.index ?? (last === undefined ? undefined : statement.items.length);
  if (place === undefined || others.length + letters.length > 1 || place < given.index) return null;
  if (argument != null && (!isExpression(argument) || formula!.item.calls.length > 0)) return null;
  if (!isIntroduced(statement, place)) return null;
  const value = argument != null && isExpression(argument) ? argument : variable(letter?.name ?? last!);
  const used = new Set([
    given.index,
    place,
    ...statement.places('evaluate', 'image', 'after', 'simplify'),
    ...statement.letters().flatMap(({ index, name }) => (name === given.variable ? [index] : [])),
  ]);
  return isConstant(value)
    ? {
        problems: [
          {
            task: 'evaluate',
            expression: given.body,
            question: { what: 'value', given: { [given.variable]: value } },
          },
        ],
        used,
        stated: true,
      }
    : {
        problems: [{ task: 'simplify', expression: substitute(given.body, given.variable, value) }],
        used,
        stated: true,
      };
}

/** "at: 2", "at the following values of x: a": a colon behind a word for a place. */
function isIntroduced(statement: Statement, place: number): boolean {
  const colon = statement.items[place - 1];
  if (colon?.kind !== 'break' || colon.sign !== ':') return false;
  return statement.places('when', 'value').some((each) => each < place - 1 && place - each < 9);
}
