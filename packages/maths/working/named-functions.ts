import { antiderivative } from '../algebra/antiderivative.ts';
import { differentiate } from '../algebra/differentiate.ts';
import { toPlain } from '../expression/plain.ts';
import { read } from '../expression/read.ts';
import { isExpression, variable, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { contains, substitute, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { integrationForms } from '../solve/calculus/normal.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import { curveBody } from './result-names.ts';
import { isNear, valueOf } from './tree-values.ts';

/*
 * The functions that a problem brings with it: f for the formula in it, f′ for its derivative, F for an antiderivative. Learners write lines
 * about them whatever is asked for.
 */

type NamedBody = {
  readonly variable: string;
  readonly body: Expression;
  /** Any constant may be added. */
  readonly upToConstant: boolean;
};

const ownNames = ['f', 'g', 'h', 'y'];

/** The functions by name: those that the text defines, where there are several, else the one formula of the problem under every name. */
export function functionsOfProblem(problem: Problem, text: string): ReadonlyMap<string, NamedBody> {
  const found = new Map<string, NamedBody>();
  const add = (key: string, name: string, body: Expression | null, upToConstant = false): void => {
    if (body !== null) found.set(key, { variable: name, body, upToConstant });
  };
  const addWithDerivatives = (key: string, name: string, of: Expression): void => {
    const derived = differentiate(of, name);
    add(key, name, of);
    add(`${key}′`, name, derived);
    add(`${key}″`, name, derived === null ? null : differentiate(derived, name));
  };
  const defined = definitionsIn(text);
  if (defined.length > 1) {
    for (const { key, name, of } of defined) addWithDerivatives(key, name, of);
    return found;
  }
  const given = formulaOf(problem);
  if (given === null) return found;
  const { name, of } = given;
  for (const key of ownNames) addWithDerivatives(key, name, of);
  if (isIntegral(problem.expression)) add('F', name, antiderivative(of, name, integrationForms), true);
  return found;
}

type Definition = { readonly key: string; readonly name: string; readonly of: Expression };

const definitionHead = /(?<!\p{L})([fghpq])\s*\(\s*([a-z])\s*\)\s*=/gu;
/** What cannot belong to the formula of a definition any more. */
const definitionEnd = /[;:?\n]|,(?!\d)|\.(?!\d)|\s\p{L}{2,}|\s[ye]\s/u;

/** "f(x) = 2x − 5 and g(x) = x²": the functions that a text defines. */
function definitionsIn(text: string): readonly Definition[] {
  const heads = [...text.matchAll(definitionHead)];
  return heads.flatMap((head, index) => {
    const rest = text.slice(head.index + head[0].length, heads[index + 1]?.index);
    const end = rest.search(definitionEnd);
    const result = read((end < 0 ? rest : rest.slice(0, end)).trim());
    const [, key, name] = head as unknown as [string, string, string];
    return result.ok && isExpression(result.tree) && variablesOf(result.tree).every((each) => each === name)
      ? [{ key, name, of: result.tree }]
      : [];
  });
}

const isIntegral = (tree: Tree): tree is Expression & { readonly kind: 'integral' } =>
  isExpression(tree) && tree.kind === 'integral';

function formulaOf(problem: Problem): { readonly name: string; readonly of: Expression } | null {
  const { expression } = problem;
  if (isIntegral(expression) || (isExpression(expression) && expression.kind === 'derivative'))
    return single(expression.of, expression.variable);
  return curveBody(problem);
}

const single = (of: Expression, name: string): { readonly name: string; readonly of: Expression } | null =>
  variablesOf(of).every((letter) => letter === name) ? { name, of } : null;

/** "F(x) = x³", "f′(x) = 2x": whether it is that function; null for a function that the problem does not have. */
export function holdsForFunction(tree: Tree, problem: Problem, text: string): boolean | null {
  if (tree.kind !== 'definition' || tree.parameters.length !== 1) return null;
  const known = functionsOfProblem(problem, text).get(tree.name);
  if (known === undefined) return null;
  const own = substitute(tree.body, tree.parameters[0]!, variable(known.variable));
  return known.upToConstant
    ? isAntiderivative(own, known.body, known.variable)
    : decided(compareExpressions(known.body, own).verdict);
}

const decided = (verdict: string): boolean | null => (verdict === 'unknown' ? null : verdict === 'equal');

/** Whether two functions have the same derivative. The constant of integration may be any letter. */
function isAntiderivative(own: Expression, other: Expression, name: string): boolean | null {
  const [left, right] = [differentiate(own, name), differentiate(other, name)];
  return left === null || right === null ? null : decided(compareExpressions(left, right).verdict);
}

/** "∫ 3x² dx = x³ + C": judged by the derivative of the right side. Null for anything else. */
export function holdsForIntegral({ sides, signs }: Relation): boolean | null {
  const [left, right] = sides;
  if (signs.join() !== '=' || left?.kind !== 'integral' || left.bounds !== null || right === undefined)
    return null;
  if (contains(right, ({ kind }) => kind === 'integral')) return null;
  const derived = differentiate(right, left.variable);
  return derived === null ? null : decided(compareExpressions(left.of, derived).verdict);
}

/** "x² + x" where ∫ (2x + 1) dx is wanted between bounds: an antiderivative. */
export function isAntiderivativeLine(tree: Tree, { expression }: Problem): boolean {
  if (!isExpression(tree) || !isIntegral(expression) || !variablesOf(tree).includes(expression.variable))
    return false;
  const derived = differentiate(tree, expression.variable);
  return derived !== null && compareExpressions(expression.of, derived).verdict === 'equal';
}

/** "6x² → 2x³" where an integral is wanted: what the operation of the problem makes of a part; unchanged for any other line. */
export function withOperationArrow(line: string, { expression }: Problem): string {
  const [left, right, more] = line.split(/\s*(?:→|⟶|->)\s*/u);
  if (right === undefined || more !== undefined || /[=<>]|\p{L}{2}/u.test(line)) return line;
  if (isIntegral(expression)) return `∫(${left!}) d${expression.variable} = ${right}`;
  return isExpression(expression) && expression.kind === 'derivative'
    ? `d/d${expression.variable}(${left!}) = ${right}`
    : line;
}

const primes = `['’′]{1,2}|″`;
const applied = new RegExp(
  `(?<![\\p{L}\\d_])([fghyF])(${primes})?\\s*\\(\\s*([-−]?[\\p{L}\\d.,/√π]{1,12})\\s*\\)`,
  'gu',
);

/**
 * f(3), f′(−2) and F(1) replaced by what they are, so that a line about them can be read: "f(3) = 2", "F(3) − F(1) = 8". In a chain, f′(x) is a
 * name: "f′(x) = 2x · 3 = 6x".
 */
export function withFunctionValues(
  line: string,
  problem: Problem,
  text: string,
  locale: string | undefined,
): string {
  if (line.search(applied) < 0 && line.search(composed) < 0) return line;
  const functions = functionsOfProblem(problem, text);
  if (definitionsIn(text).length > 1) return withComposedValues(line, functions, locale);
  const isChain = (line.match(/=/g) ?? []).length > 1;
  return line.replaceAll(applied, (all, letter: string, written: string | undefined, at: string) => {
    const order = written === undefined ? 0 : written === '″' ? 2 : written.length;
    const name = letter + ['', '′', '″'][order]!;
    const known = functions.get(name);
    const argument = known === undefined ? null : read(at, locale === undefined ? {} : { locale });
    if (known === undefined || argument?.ok !== true || !isExpression(argument.tree)) return all;
    const isOwn = argument.tree.kind === 'variable' && argument.tree.name === known.variable;
    if (isOwn && (isChain || order === 2) && !known.upToConstant) return `(${toPlain(known.body, locale)})`;
    if (variablesOf(argument.tree).length > 0) return all;
    return `(${toPlain(substitute(known.body, known.variable, argument.tree), locale)})`;
  });
}

const composed = /(?<![\p{L}\d_])[fghpq]\s*\(\s*[fghpq]\s*\(/u;
/** A function of something that holds no further one, with brackets of its own at most. */
const innermost = /(?<![\p{L}\d_])([fghpq])\s*\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/gu;
const mostDepth = 4;

/** f(g(3)) and g(x): each function of a text with several ones replaced by what it is, from the inside. */
function withComposedValues(
  line: string,
  functions: ReadonlyMap<string, NamedBody>,
  locale: string | undefined,
): string {
  const put = (text: string, depth: number): string =>
    depth === 0
      ? text
      : text.replaceAll(innermost, (all, letter: string, inside: string) => {
          const known = functions.get(letter);
          const argument = read(put(inside, depth - 1), locale === undefined ? {} : { locale });
          if (known === undefined || !argument.ok || !isExpression(argument.tree)) return all;
          return `(${toPlain(substitute(known.body, known.variable, argument.tree), locale)})`;
        });
  // "g(x) = x²" is judged as the definition of the text.
  const [, head = '', rest = line] = /^(\s*[fghpq]\s*\(\s*[a-z]\s*\)\s*=)(.*)$/su.exec(line) ?? [];
  return head + put(rest, mostDepth);
}

/** Whether an expression is the composition of two functions of the text, g(f(x)) or g(f(3)), where the other order is asked for. */
export function isOtherOrder(
  claimed: Expression,
  { expression }: Problem,
  text: string,
  result: number | null,
): boolean {
  const functions = definitionsIn(text);
  const compose = (outer: Definition, inner: Expression): Expression =>
    substitute(outer.of, outer.name, inner);
  return functions.some((f) =>
    functions.some((g) => {
      if (f === g) return false;
      if (result === null) {
        if (!isExpression(expression)) return false;
        const [asked, other] = [compose(f, g.of), compose(g, substitute(f.of, f.name, variable(g.name)))];
        return isSameFunction(asked, expression) && isSameFunction(other, claimed);
      }
      return numbersIn(text).some((at) => {
        const [asked, other] = [compose(f, compose(g, at)), compose(g, compose(f, at))].map((each) =>
          valueOf(each),
        );
        return isNear(asked!, result) && isNear(other!, valueOf(claimed)) && !isNear(asked!, other!);
      });
    }),
  );
}

const isSameFunction = (a: Expression, b: Expression): boolean =>
  compareExpressions(a, b).verdict === 'equal';

const numbersIn = (text: string): readonly Expression[] =>
  [...text.matchAll(/(?<=\()\s*[-−]?\d+(?:[.,]\d+)?\s*(?=\))/gu)].flatMap(([digits]) => {
    const found = read(digits.trim());
    return found.ok && isExpression(found.tree) ? [found.tree] : [];
  });
