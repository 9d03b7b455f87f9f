import { type VariableValues } from '../algebra/evaluate.ts';
import { relationsOf } from '../expression/signs.ts';
import { isExpression, sum, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { type ProblemAnswered, type Interpretation, noNames } from './problem-knowledge.ts';
import { conventionsOf, rootOrders, numbered } from './quadratic-letters.ts';
import { fractionNames } from './data-names.ts';
import { valueOf } from './tree-values.ts';

/* Equations and systems */

export function aboutSolutions(
  problem: Problem,
  solution: ProblemAnswered | null,
  lines: readonly Tree[],
): readonly Interpretation[] {
  if (solution === null || problem.task !== 'solve' || isExpression(problem.expression)) return [];
  const worlds = solutionWorlds(problem, solution);
  const letters = variablesOf(problem.expression);
  const [name] = letters;
  // No real solution: the letters of the formula for quadratics still have their values.
  if (worlds.length === 0)
    return name === undefined || letters.length > 1
      ? []
      : conventionsOf([problem.expression, ...lines], name, letters).map((fixed) => ({
          about: 'result',
          names: noNames,
          worlds: [fixed],
        }));
  if (letters.length !== 1 || name === undefined) return [{ about: 'solutions', names: noNames, worlds }];
  const roots = [...new Set(worlds.map((world) => world[name]!))];
  const inDegrees = expressionsOf(solution.result).some((side) =>
    contains(side, ({ kind }) => kind === 'degrees'),
  );
  const steps = solution.steps.map(({ after }) => after);
  const denominators = fractionNames(sum(expressionsOf(problem.expression)));
  const conventions = [...conventionsOf([problem.expression, ...lines, ...steps], name, letters), {}].map(
    (convention) => ({ ...denominators, ...convention }),
  );
  const degrees: readonly Interpretation[] = inDegrees
    ? [
        {
          about: 'solutions',
          names: noNames,
          worlds: worlds.map((world) => ({ [name]: (world[name]! * 180) / Math.PI })),
          degrees: true,
        },
      ]
    : [];
  return [
    ...conventions.flatMap((convention) =>
      rootOrders(roots).map((order): Interpretation => {
        const fixed = { ...convention, ...numbered(name, order) };
        return {
          about: 'solutions',
          names: noNames,
          worlds: worlds.map((world) => ({ ...fixed, ...world })),
        };
      }),
    ),
    ...degrees,
  ];
}

/** The values of the unknowns, for each solution; families of angles by some of their members. */
function solutionWorlds(problem: Problem, { result }: ProblemAnswered): readonly VariableValues[] {
  const systems = result.kind === 'systems' ? result.items : [result];
  const free = variablesOf(problem.expression);
  return systems
    .flatMap((each) => {
      const relations = relationsOf(each);
      if (relations === null || relations.items.some(({ signs }) => signs.join() !== '=')) return [];
      const groups = relations.join === 'and' ? [relations.items] : relations.items.map((item) => [item]);
      return groups.flatMap((group) => {
        const names = group.map(({ sides }) => sides[0]);
        if (!names.every((side) => side?.kind === 'variable')) return [];
        const others = [...new Set(group.flatMap(({ sides }) => variablesOf(sides[1]!)))].filter(
          (letter) => !names.some((side) => side.name === letter),
        );
        return assignments(others, free).map((values) => {
          const world: Record<string, number> = { ...values };
          group.forEach(({ sides }, index) => {
            world[names[index]!.name] = valueOf(sides[1]!, world);
          });
          return world;
        });
      });
    })
    .filter((world) => Object.values(world).every(Number.isFinite));
}

/** Values for the letters that are free: letters of the problem take samples, those of a family whole numbers. */
function assignments(letters: readonly string[], ofProblem: readonly string[]): readonly VariableValues[] {
  if (letters.length === 0) return [{}];
  const isFamily = letters.every((letter) => !ofProblem.includes(letter));
  return (isFamily ? [-1, 0, 1, 2] : [1.37, 2.61, 4.43]).map((value, index) =>
    Object.fromEntries(
      letters.map((letter, at) => [letter, isFamily ? value : value + 0.59 * at + 0.1 * index]),
    ),
  );
}
