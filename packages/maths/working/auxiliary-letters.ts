import { differentiate } from '../algebra/differentiate.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { partsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import type { WorkingContext } from './judgement.ts';
import { functionsOfProblem } from './named-functions.ts';
import { resolve } from './truth.ts';

const auxiliary = /^[uvw]′?$/u;
/** Parts of a function that are tried for each letter. */
const mostParts = 8;

/**
 * "f′(x) = u′/u" before u has been given a meaning: true when some parts of the function can be put for the letters; false is never said, null
 * means that the line has no such letters.
 */
export function holdsForParts(
  tree: Tree,
  { problem, problemText, story, definitions }: WorkingContext,
): boolean | null {
  if (tree.kind !== 'definition' || tree.parameters.length !== 1) return null;
  const known = functionsOfProblem(problem, story ?? problemText);
  const wanted = known.get(tree.name);
  const whole = known.get(tree.name.replace(/[′″]$/u, ''));
  if (wanted === undefined || whole === undefined) return null;
  const body = resolve(tree.body, definitions);
  const open = variablesOf(body).filter((name) => auxiliary.test(name));
  const others = variablesOf(body).filter((name) => !auxiliary.test(name));
  if (open.length === 0 || others.some((name) => name !== wanted.variable)) return null;
  const letters = [...new Set(open.map((name) => name[0]!))];
  const parts = partsWithin(whole.body, wanted.variable).slice(0, mostParts);
  return choicesOf(parts, letters.length).some((choice) => {
    const names = new Map<string, Expression>();
    letters.forEach((letter, index) => {
      const part = choice[index]!;
      names.set(letter, part);
      const derived = differentiate(part, wanted.variable);
      if (derived !== null) names.set(`${letter}′`, derived);
    });
    return compareExpressions(wanted.body, resolve(body, names)).verdict === 'equal';
  });
}

/** The parts of a function that depend on its letter, without repetition. */
function partsWithin(tree: Expression, name: string): readonly Expression[] {
  const found: Expression[] = [];
  const visit = (part: Expression): void => {
    if (!variablesOf(part).includes(name) || found.some((each) => sameTree(each, part))) return;
    found.push(part);
    partsOf(part).forEach(visit);
  };
  partsOf(tree).forEach(visit);
  return found.filter(isExpression);
}

function choicesOf(parts: readonly Expression[], length: number): readonly (readonly Expression[])[] {
  if (length === 0) return [[]];
  return choicesOf(parts, length - 1).flatMap((rest) =>
    parts.filter((part) => !rest.includes(part)).map((part) => [...rest, part]),
  );
}
