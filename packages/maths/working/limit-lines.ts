import { differentiate } from '../algebra/differentiate.ts';
import { exactLimit, limitTree } from '../algebra/limits.ts';
import { toPlain } from '../expression/plain.ts';
import { divided, isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { contains, partsOf, substitute, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { integrationForms } from '../solve/calculus/normal.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import { valueOf } from './tree-values.ts';

/* Lines about a limit, which learners write without saying again where the letter goes: "lim (x + 2) = 4", "1/x² → 0", "0/0". */

type Limit = Expression & { readonly kind: 'limit' };

const limitOf = ({ expression }: Problem): Limit | null =>
  isExpression(expression) && expression.kind === 'limit' ? expression : null;

const bareLimit = /(?<!\p{L})l[ií]m(?:ite|it(?!e))?\s*(?=[^\p{L}\s_→-]|[a-z](?!\p{L}|\s*(?:→|->)))/giu;
const arrow = /\s*(?:→|⟶|->|\\to(?!\p{L}))\s*/u;

const approaching =
  /([^\s,;:=]+(?:\s*[-+−*/·^]\s*[^\s,;:=]+)*)\s+(?:tends? (?:to|towards)|goes to|approaches|tienden? a|se acercan? a|tend(?:ent)? vers|se rapproche(?:nt)? de)\s+([-+−]?(?:\d[\d.,/]*(?<![.,])|∞|infinity|infinito|l['’]infini))/giu;

/** The line with the place of the problem's limit where it names none; unchanged for any other problem. */
export function withLimitPlace(written: string, problem: Problem, locale: string | undefined): string {
  const limit = limitOf(problem);
  if (limit === null) return written;
  const place = `lim_(${limit.variable}→${toPlain(limit.to, locale)})`;
  // "1/x tends to 0", but not "x tends to 2".
  const line = written.replaceAll(approaching, (all, of: string, to: string) =>
    of === limit.variable ? all : `${place}(${of}) = ${/\p{L}/u.test(to) ? '∞' : to}`,
  );
  const [left, right, more] = line.split(arrow);
  const isValue = left !== undefined && right !== undefined && more === undefined;
  // "1/x² → 0", but not "lim x → 2" nor "x → 2".
  if (isValue && !/\p{L}{2}|=/u.test(line) && left.trim() !== limit.variable)
    return `${place}(${left}) = ${right}`;
  return line.replaceAll(bareLimit, `${place} `);
}

/**
 * "lim 1/x² = 0": whether the limit of another function than the one in question is what the line says, by its exact value. Null where the line says
 * nothing of the kind.
 */
export function holdsForOtherLimit({ sides, signs }: Relation, problem: Problem): boolean | null {
  const limit = limitOf(problem);
  const [left, right, more] = sides;
  if (limit === null || left?.kind !== 'limit' || right === undefined || more !== undefined) return null;
  if (signs[0] !== '=' || variablesOf(right).length > 0 || isSame(limit.of, left.of)) return null;
  const value = exactLimit(left, integrationForms);
  if (value === null) return null;
  const tree = limitTree(value);
  return tree !== null && (isSame(tree, right) || valueOf(tree) === valueOf(right));
}

const limitWord = String.raw`(?:limits?|l[ií]mites?|limites?)(?!\p{L})`;
const denials = [
  new RegExp(
    String.raw`(?<!\p{L})(?:no|without|has no|sin|ningún|ningun|pas de|aucune|sans)\s(?:\p{L}+\s)?${limitWord}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:no existe|no hay|il n['’]y a pas|n['’]existe)\s(?:\p{L}+\s){0,2}${limitWord}`,
    'iu',
  ),
  new RegExp(
    String.raw`${limitWord}\s(?:\p{L}+\s)?(?:does(?:n['’]t| not) exist|no existe|n['’]existe pas)`,
    'iu',
  ),
];

/** "There is no limit": whether that is true; null for any other line or problem. */
export function holdsForDenial(line: string, problem: Problem, result: number | null): boolean | null {
  const limit = limitOf(problem);
  if (limit === null || !denials.some((pattern) => pattern.test(line))) return null;
  const value = exactLimit(limit, integrationForms);
  return value === null ? null : value.kind === 'none' || (value.kind === 'infinite' && result === null);
}

/** 0/0, ∞/∞, ∞ − ∞, 0 · ∞: forms that have no value of their own. */
export function isIndeterminate(tree: Expression): boolean {
  if (variablesOf(tree).length > 0 || Number.isFinite(valueOf(tree))) return false;
  const isEndless = (part: Expression): boolean => Math.abs(valueOf(part)) === Infinity;
  const parts = partsOf(tree);
  const [first, second] = parts;
  if (first === undefined || second === undefined) return false;
  if (tree.kind === 'divide')
    return (valueOf(first) === 0 && valueOf(second) === 0) || (isEndless(first) && isEndless(second));
  if (tree.kind === 'multiply') return parts.some((part) => valueOf(part) === 0) && parts.some(isEndless);
  return tree.kind === 'add' && parts.filter(isEndless).length > 1 && Number.isNaN(valueOf(tree));
}

/** 0/0 = 0: a form without a value that is said to have one. */
export const isValueOfIndeterminate = ({ sides, signs }: Relation, problem: Problem): boolean =>
  limitOf(problem) !== null &&
  signs.every((sign) => sign === '=') &&
  sides.some(isIndeterminate) &&
  sides.some((side) => variablesOf(side).length === 0 && !isIndeterminate(side));

/**
 * How a formula stands to the limit in question: the function in another form, a factorised part of it, the quotient of the derivatives, or the
 * form that comes out at the place itself. Null where it is none of these and cannot be called wrong.
 */
export function holdsForLimit(tree: Tree, problem: Problem): 'step' | 'aside' | 'fails' | null {
  const limit = limitOf(problem);
  if (limit === null || !isExpression(tree)) return null;
  const { of, variable, to } = limit;
  if (isIndeterminate(tree)) return isFormOf(tree, limit) ? 'aside' : 'fails';
  if (!variablesOf(tree).includes(variable) || contains(tree, ({ kind }) => kind === 'limit')) return null;
  if (isSame(of, tree)) return 'step';
  if (partsOf(of).some((part) => variablesOf(part).includes(variable) && isSame(part, tree))) return 'aside';
  if (of.kind === 'divide' && isIndeterminate(substitute(of, variable, to))) {
    const [above, below] = [differentiate(of.numerator, variable), differentiate(of.denominator, variable)];
    if (above !== null && below !== null && isSame(divided(above, below), tree)) return 'step';
  }
  const [wanted, own] = [valueOf(limit), valueOf({ ...limit, of: tree })];
  const isOther = Number.isFinite(wanted) && Number.isFinite(own) && Math.abs(wanted - own) > 1e-6;
  return isOther ? 'fails' : null;
}

const isSame = (a: Expression, b: Expression): boolean => compareExpressions(a, b).verdict === 'equal';

/** 0/0 where the place makes both parts 0; ∞/∞ where both parts grow without end. */
function isFormOf(tree: Expression, { of, variable, to }: Limit): boolean {
  if (tree.kind !== of.kind) return true;
  const [own, theirs] = [tree, substitute(of, variable, to)].map((each) =>
    partsOf(each).map((part) => Math.abs(valueOf(part))),
  ) as [number[], number[]];
  return own.length !== theirs.length || own.every((value, index) => !(value === 0 && theirs[index]! > 1e-9));
}
