import { relationsOf } from '../expression/signs.ts';
import { subtractExpressions } from '../expression/build.ts';
import { number, type Expression, type Relation } from '../expression/tree.ts';
import { partsOf, variablesOf } from '../expression/tree-parts.ts';
import { isNear, valueOf } from './tree-values.ts';
import type { WorkingContext } from './judgement.ts';
import { numbersOfText } from './story-claims.ts';
import { resolve, truthOf } from './truth.ts';

type Choice = ReadonlyMap<string, Expression>;
const mostLetters = 3;

/**
 * Equations that a learner sets up for a story with letters of their own: n + (n + 1) + (n + 2) = 72, a + k = 30. They hold when the letters can
 * stand for what the story asks for; then they mean that from here on, where only one choice fits. Null for anything else.
 */
export function meaningOfLetters(
  relations: readonly Relation[],
  context: WorkingContext,
): { readonly holds: true; readonly letters: Choice } | { readonly holds: false } | null {
  const { story, problem, known, definitions, locale } = context;
  if (story === null || problem.task !== 'solve' || problem.question !== undefined) return null;
  if (relations.length === 0 || relations.some(({ signs }) => signs.some((sign) => sign !== '=')))
    return null;
  const letters = [...new Set(relations.flatMap(variablesOf))].filter((name) => !definitions.has(name));
  const isOwn = letters.every((name) => /^\p{L}$/u.test(name) && !known.letters.has(name));
  const isValue = relations.some(
    ({ sides: [left, right] }) => left?.kind === 'variable' && numbersIn(right).length < 2,
  );
  if (letters.length === 0 || letters.length > mostLetters || !isOwn || isValue) return null;
  const solutions = (relationsOf(known.solution?.result ?? problem.expression)?.items ?? []).flatMap(
    ({ sides: [left, right] }) =>
      left?.kind === 'variable' && right !== undefined && variablesOf(right).length === 0 ? [right] : [],
  );
  const { expression } = problem;
  const others = known.intermediates.filter(
    (value) => !solutions.some((each) => isNear(valueOf(each), value)),
  );
  const isTrue = (values: Readonly<Record<string, number>>): boolean =>
    relations.every((relation) => {
      const sides = relation.sides.map((side) => resolve(side, definitions));
      return truthOf({ ...relation, sides }, new Map(), values, context.precision)?.holds === true;
    });
  const given = numbersOfText(story, locale);
  // What is left of a number of the story: 30 tickets without the 12 for adults.
  const rests = given
    .filter(Number.isInteger)
    .flatMap((whole) => solutions.map((part) => subtractExpressions(number(whole), part)))
    .filter((rest) => valueOf(rest) > 0 && !solutions.some((each) => isNear(valueOf(each), valueOf(rest))));
  const values = letters.length > 1 ? [...solutions, ...rests] : solutions;
  const fitting = choicesOf(letters, values).filter((choice) =>
    isTrue(Object.fromEntries([...choice].map(([name, tree]) => [name, valueOf(tree)]))),
  );
  const [only, more] = fitting;
  if (only !== undefined) return { holds: true, letters: more === undefined ? only : new Map() };
  // Another quantity of the story, or one of several unknowns that the engine did without.
  const [letter, second] = letters;
  if (letter === undefined || second !== undefined || variablesOf(expression).length === 0) return null;
  if ([...others, ...rests.map((each) => valueOf(each))].some((value) => isTrue({ [letter]: value })))
    return null;
  const isOfStory = relations.some((relation) =>
    relation.sides.flatMap(numbersIn).some((size) => given.some((each) => isNear(each, size))),
  );
  return isOfStory ? { holds: false } : null;
}

/** Every way to give different values to the letters. */
function choicesOf(letters: readonly string[], values: readonly Expression[]): readonly Choice[] {
  const [first, ...rest] = letters;
  if (first === undefined) return [new Map()];
  return values.flatMap((value) =>
    choicesOf(
      rest,
      values.filter((each) => each !== value),
    ).map((choice) => new Map([...choice, [first, value]])),
  );
}

const numbersIn = (tree: Expression | undefined): readonly number[] =>
  tree === undefined ? [] : tree.kind === 'number' ? [valueOf(tree)] : partsOf(tree).flatMap(numbersIn);
