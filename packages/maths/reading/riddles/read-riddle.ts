import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import { toNumber } from '../../expression/rational.ts';
import { equation, number, variable, type Expression, type Relation } from '../../expression/tree.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import type { Language } from '../../texts.ts';
import type { Problem } from '../problem.ts';
import { WordedExpressions, type ConsecutiveGroup } from './expressions.ts';
import { RiddleStatements, type RiddleStatement } from './statements.ts';
import { riddleTokensOf, symbolsAt, type RiddleToken } from './symbols.ts';

/** A longer text is no riddle. */
const mostTokens = 70;

/**
 * The problem of a number riddle: "three more than twice a number is 17", "two numbers add up to 20 and their difference is 6". Every word
 * of the text has to be understood; null otherwise.
 */
export function readRiddle(source: string, language: Language, locale: string | undefined): Problem | null {
  const written = riddleTokensOf(source, language, locale);
  if (written === null || written.length > mostTokens || written.length < 4) return null;
  const symbols = symbolsAt(written, language);
  // "… by 12. The result is 30": the second sentence goes on with the first.
  const tokens = written.map((token, at): RiddleToken =>
    token.kind === 'stop' && symbols[at + 1]?.some(({ symbol, length }) => symbol === 'equals' && length > 1)
      ? { kind: 'comma' }
      : token,
  );
  if (!symbols.some((each) => each.some(({ symbol }) => namesUnknown.has(symbol)))) {
    // A letter in words: "96 is what you get when −8 is multiplied by q".
    if (
      !tokens.some(
        (token, at) => token.kind === 'word' && /^[b-z]$/.test(token.text) && symbols[at]!.length === 0,
      )
    )
      return null;
  }
  const words = new WordedExpressions(tokens, symbols);
  // The group is known before anything is said of its sum.
  tokens.forEach((_, at) => words.groups(at));
  const statements = clausesOf(
    tokens.length,
    (at) => tokens[at]?.kind ?? 'stop',
    symbols,
    new RiddleStatements(words),
  );
  const problem = statements === null ? null : problemOf(statements, words);
  return problem !== null && hasForbiddenRoot(problem, tokens) ? null : problem;
}

/** "A natural number …": an equation that a number of another kind also fulfils says less than the text. */
function hasForbiddenRoot({ expression, task }: Problem, tokens: readonly RiddleToken[]): boolean {
  const has = (pattern: RegExp): boolean =>
    tokens.some((token) => token.kind === 'word' && pattern.test(token.text.toLowerCase()));
  const [positive, negative] = [has(/^(?:positi[vf]|natural|naturel)/u), has(/^(?:negati[vf]|n[eé]gatif)/u)];
  if (task !== 'solve' || expression.kind !== 'relation' || positive === negative) return false;
  return rootsOf(expression).some((root) => (positive ? root < 0 : root > 0));
}

const namesUnknown: ReadonlySet<string> = new Set([
  'unknown',
  'any_unknown',
  'pair',
  'numbers',
  'consecutive',
  'first',
]);

/** The clauses into which the text can be cut so that each is understood: as few as possible. */
function clausesOf(
  length: number,
  kindAt: (at: number) => string,
  symbols: readonly (readonly { readonly symbol: string; readonly length: number }[])[],
  reader: RiddleStatements,
): readonly RiddleStatement[] | null {
  /** The best way to read everything from a token on. */
  const best: (readonly RiddleStatement[] | null)[] = Array.from({ length: length + 1 }, () => null);
  best[length] = [];
  for (let start = length - 1; start >= 0; start -= 1) {
    if (kindAt(start) === 'comma' || kindAt(start) === 'stop') {
      best[start] = best[start + 1] ?? null;
      continue;
    }
    const joins = symbols[start]!.filter(
      ({ symbol }) => symbol === 'and' || symbol === 'when' || symbol === 'filler',
    );
    let found: readonly RiddleStatement[] | null = null;
    for (const { length: size } of joins) {
      const rest = best[start + size];
      if (rest != null && (found === null || rest.length < found.length)) found = rest;
    }
    for (let end = start + 1; end <= length; end += 1) {
      const rest = best[end];
      if (rest != null && (found === null || rest.length + 1 <= found.length)) {
        const statement = reader.read(start, end);
        if (statement !== null) found = [statement, ...rest];
      }
      if (kindAt(end) === 'stop') break;
    }
    best[start] = found;
  }
  return best[0] ?? null;
}

const x = variable('x');

function problemOf(statements: readonly RiddleStatement[], words: WordedExpressions): Problem | null {
  const equations = statements.flatMap((each) => (each.kind === 'equation' ? [each.equation] : []));
  const asked = statements.flatMap((each) => (each.kind === 'ask' ? [each.of] : []));
  const asksInside = statements.some((each) => each.kind === 'equation' && each.asks);
  if (asked.length > 1 && new Set(asked).size > 1) return null;
  const of = asked[0] ?? 'all';
  const letters = [...new Set(equations.flatMap((each) => variablesOf(each)))].toSorted();
  const [first, second, more] = equations;
  if (first === undefined || more !== undefined || letters.length === 0) return null;
  if (words.group !== null) return second === undefined ? consecutiveProblem(first, words.group, of) : null;
  if (letters.length === 1 && second === undefined) {
    if (letters[0] === 'y' || (of !== 'all' && of !== 'first')) return null;
    if (asked.length === 0 && !asksInside && !tiesNumbers(first)) return null;
    const neighbour = words.neighbour();
    if (neighbour !== null && words.asksMany()) return withNeighbour(first, neighbour);
    return { task: 'solve', expression: first, unknown: letters[0]! };
  }
  if (letters.join() !== 'x,y' || second === undefined) return null;
  if (of === 'all' || of === 'middle')
    return { task: 'solve', expression: { kind: 'alternatives', join: 'and', items: [first, second] } };
  const larger = largerOf(first, second);
  if ((of === 'larger' || of === 'smaller') && larger === null) return null;
  const wanted =
    of === 'larger' ? larger! : of === 'smaller' ? (larger === 'x' ? 'y' : 'x') : of === 'first' ? 'x' : 'y';
  const single = eliminated(first, second, wanted) ?? eliminated(second, first, wanted);
  return single === null ? null : { task: 'solve', expression: single, unknown: wanted };
}

/** Which of the two numbers is the larger one; null where the equations are not linear. */
function largerOf(first: Relation, second: Relation): 'x' | 'y' | null {
  const planes = [first, second].map(({ sides: [left, right] }) => {
    const at = (x0: number, y0: number): number => valueAt(left!, x0, y0) - valueAt(right!, x0, y0);
    const c = at(0, 0);
    const [a, b] = [at(1, 0) - c, at(0, 1) - c];
    return Math.abs(at(2, 3) - (2 * a + 3 * b + c)) < 1e-9 ? { a, b, c } : null;
  });
  const [p, q] = planes;
  if (p == null || q == null) return null;
  const size = p.a * q.b - q.a * p.b;
  if (!(Math.abs(size) > 1e-9)) return null;
  const x0 = (p.b * q.c - q.b * p.c) / size;
  const y0 = (q.a * p.c - p.a * q.c) / size;
  return Math.abs(x0 - y0) < 1e-9 ? null : x0 > y0 ? 'x' : 'y';
}

/** A number and the one after or before it, both of them asked for. */
const withNeighbour = (stated: Relation, step: number): Problem => ({
  task: 'solve',
  expression: {
    kind: 'alternatives',
    join: 'and',
    items: [stated, equation(variable('y'), plusWhole(x, step))],
  },
});

/** An equation that ties an unknown to numbers, even where nothing asks for it. */
const tiesNumbers = (each: Relation): boolean => variablesOf(each).length === 1;

/** One equation in the wanted letter, where the other equation gives the other letter. */
function eliminated(from: Relation, into: Relation, wanted: string): Relation | null {
  const other = wanted === 'x' ? 'y' : 'x';
  const [left, right] = from.sides as [Expression, Expression];
  const own = variable(wanted);
  const isSum = left.kind === 'add' && variablesOf(left).join() === 'x,y' && left.terms.length === 2;
  let value: Expression | null = null;
  if (left.kind === 'variable' && left.name === other && !variablesOf(right).includes(other)) value = right;
  else if (isSum && left.terms.every(({ kind }) => kind === 'variable') && variablesOf(right).length === 0)
    value = subtractExpressions(right, own);
  if (value === null) return null;
  const substituted = into.sides.map((side) => substitute(side, other, value));
  return equation(substituted[0]!, substituted[1]!);
}

/** Numbers that follow each other: x, x + 1, x + 2. They must be whole, and even or odd where the text says so. */
function consecutiveProblem(
  stated: Relation,
  group: ConsecutiveGroup,
  of: Extract<RiddleStatement, { kind: 'ask' }>['of'],
): Problem | null {
  if (variablesOf(stated).join() !== 'x' || !hasWholeRoot(stated, group)) return null;
  const single = (place: number): Problem => ({
    task: 'solve',
    expression: shifted(stated, -place * group.step),
    unknown: 'x',
  });
  if (of === 'first' || of === 'smaller') return single(0);
  if (of === 'larger') return single(group.count - 1);
  if (of === 'middle') return group.count % 2 === 1 ? single((group.count - 1) / 2) : null;
  if (of === 'second') return single(1);
  const [left, right] = stated.sides as [Expression, Expression];
  if (group.count > names.length || (left.kind !== 'add' && left.kind !== 'multiply')) return null;
  const own = names.slice(0, group.count);
  const steps = own.slice(1).map((name, at): Relation => equation(name, plusWhole(x, (at + 1) * group.step)));
  const whole: Expression =
    left.kind === 'add' ? { kind: 'add', terms: own } : { kind: 'multiply', factors: own };
  return {
    task: 'solve',
    expression: { kind: 'alternatives', join: 'and', items: [equation(whole, right), ...steps] },
  };
}

const names = ['x', 'y', 'z'].map((name) => variable(name));

const plusWhole = (of: Expression, by: number): Expression =>
  by < 0 ? subtractExpressions(of, number(-by)) : addExpressions(of, number(by));

/** The same equation for another member of the group. */
const shifted = (stated: Relation, by: number): Relation =>
  by === 0
    ? stated
    : { ...stated, sides: stated.sides.map((side) => substitute(side, 'x', plusWhole(x, by))) };

/** Whether a linear or quadratic equation in x has a solution that a member of the group can be. */
function hasWholeRoot(stated: Relation, { step, rest }: ConsecutiveGroup): boolean {
  return rootsOf(stated).some((root) => ((root % step) + step) % step === rest);
}

/** The whole solutions of an equation in x between −2000 and 2000. */
function rootsOf(stated: Relation): readonly number[] {
  const at = (value: number): number => {
    const [left, right] = stated.sides.map((side) => valueAt(side, value));
    return left! - right!;
  };
  return Array.from({ length: 4001 }, (_, place) => place - 2000).filter((each) => at(each) === 0);
}

function valueAt(tree: Expression, x0: number, y0 = Number.NaN): number {
  switch (tree.kind) {
    case 'number':
      return toNumber(tree.value);
    case 'variable':
      return tree.name === 'x' ? x0 : y0;
    case 'negate':
      return -valueAt(tree.of, x0, y0);
    case 'add':
      return tree.terms.reduce((all, each) => all + valueAt(each, x0, y0), 0);
    case 'multiply':
      return tree.factors.reduce((all, each) => all * valueAt(each, x0, y0), 1);
    case 'divide':
      return valueAt(tree.numerator, x0, y0) / valueAt(tree.denominator, x0, y0);
    case 'power':
      return valueAt(tree.base, x0, y0) ** valueAt(tree.exponent, x0, y0);
    default:
      return Number.NaN;
  }
}
