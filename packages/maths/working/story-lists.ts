import type { Expression } from '../expression/tree.ts';
import { expressionsOf, partsOf, variablesOf } from '../expression/tree-parts.ts';
import type { WorkingContext } from './judgement.ts';
import { isNear, valueOf } from './tree-values.ts';

/* Lists of the numbers of a story: "22 and 24", "n and n + 2". */

/**
 * "22 and 23" for the two numbers of a story, in any order: the result, or wrong (false). "13 and 18" where one age is asked for: beside it. Null
 * where it cannot be decided.
 */
export function holdsForListOfStory(
  items: readonly Expression[],
  context: WorkingContext,
): 'result' | 'aside' | false | null {
  const { story, known } = context;
  if (story === null || items.some((item) => variablesOf(item).length > 0)) return null;
  const values = items.map((item) => valueOf(item));
  const isSame = (wanted: readonly number[]): boolean =>
    wanted.length === values.length && sorted(wanted).every((each, at) => isNear(each, sorted(values)[at]!));
  const worlds = worldsOf(context).map((world) =>
    [...known.letters].flatMap((letter) => world[letter] ?? []),
  );
  if (known.letters.size > 1 && worlds.length > 0 && values.length === known.letters.size)
    return worlds.some(isSame) ? 'result' : false;
  const { asked, onTheWay } = numbersOfAnswer(context);
  return values.some((value) => has(asked, value)) &&
    values.every((value) => has(asked, value) || has(onTheWay, value))
    ? 'aside'
    : null;
}

/** "n and n + 2": whether one letter can stand for a number of the answer, so that each formula is one, too. */
export function namesNumbersOfStory(items: readonly Expression[], context: WorkingContext): boolean {
  const [letter, more] = [...new Set(items.flatMap(variablesOf))];
  if (context.story === null || letter === undefined || more !== undefined) return false;
  if (!/^\p{L}$/u.test(letter) || items.every(({ kind }) => kind === 'variable')) return false;
  const { asked, onTheWay } = numbersOfAnswer(context);
  const numbers = [...asked, ...onTheWay];
  return numbers.some((value) => items.every((item) => has(numbers, valueOf(item, { [letter]: value }))));
}

const worldsOf = ({ known }: WorkingContext) =>
  known.interpretations.filter(({ about }) => about === 'solutions').flatMap((each) => each.worlds);

/** What the story asks for, and the numbers on the way: of x + (x + 5) = 31 the second part, too, is one. */
function numbersOfAnswer(context: WorkingContext): {
  readonly asked: readonly number[];
  readonly onTheWay: readonly number[];
} {
  const { known } = context;
  const worlds = worldsOf(context);
  const parts = expressionsOf(known.problem.expression).flatMap(allParts);
  const ofParts = worlds.flatMap((world) => parts.map((part) => valueOf(part, world)));
  const asked = worlds.flatMap((world) => [...known.letters].flatMap((letter) => world[letter] ?? []));
  return {
    asked: known.result === null ? asked : [...asked, known.result],
    onTheWay: [...known.intermediates, ...ofParts],
  };
}

const allParts = (tree: Expression): readonly Expression[] => [tree, ...partsOf(tree).flatMap(allParts)];

const has = (wanted: readonly number[], value: number): boolean => wanted.some((each) => isNear(each, value));

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
