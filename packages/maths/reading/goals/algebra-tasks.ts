import type { Concept } from '../lexicon/concepts.ts';
import type { Task } from '../problem.ts';
import type { MessageItem } from '../message/message-item.ts';
import type { Statement } from './statement.ts';

/* The tasks of algebra by the words that ask for them. */

/** Tasks by the words that ask for them, strongest first: "factor and solve" solves, "expand and simplify" expands. */
const tasksByConcept: readonly (readonly [Task, readonly Concept[]])[] = [
  ['complete_square', ['complete_square']],
  ['factor', ['factor', 'as_product']],
  ['expand', ['expand']],
  ['solve', ['solve', 'roots', 'isolate', 'formula_method']],
  ['simplify', ['simplify', 'single', 'as_complex']],
  ['evaluate', ['evaluate']],
];

/** Words that a task also covers: "add and simplify", "factor to solve", "solve and graph". */
const covered: Readonly<Partial<Record<Task, readonly Concept[]>>> = {
  solve: [
    'solve',
    'roots',
    'isolate',
    'formula_method',
    'factor',
    'complete_square',
    'simplify',
    'evaluate',
    'slope_intercept',
    'in_reals',
    'in_complex',
    'domain',
    'ratio',
    'meet',
    'round',
    'as_product',
    'inverse',
    'single',
    'side',
    'base',
    'second',
    'discriminant',
    'missing',
  ],
  factor: ['factor', 'gcd', 'simplify', 'evaluate', 'as_product', 'multiply', 'in_reals', 'complete_square'],
  expand: ['expand', 'simplify', 'evaluate', 'multiply', 'add', 'factor', 'square_shape', 'in_reals'],
  simplify: [
    'simplify',
    'single',
    'evaluate',
    'add',
    'subtract',
    'multiply',
    'divide',
    'as_fraction',
    'as_complex',
    'in_complex',
    'in_reals',
    'expand',
    'first_terms',
    'roots',
  ],
  evaluate: [
    'evaluate',
    'simplify',
    'single',
    'add',
    'subtract',
    'multiply',
    'divide',
    'as_fraction',
    'in_reals',
    'factorial',
    'solve',
    'roots',
    'expand',
    'in_complex',
    'as_complex',
  ],
  complete_square: ['complete_square', 'simplify', 'evaluate', 'vertex'],
  divide: ['divide', 'simplify', 'evaluate', 'remainder'],
};

export const operations = ['add', 'subtract', 'multiply', 'divide'] as const;

/** The task that the words ask for; null where none does. */
export function taskOf(statement: Statement): Task | null {
  return tasksByConcept.find(([, concepts]) => statement.has(...concepts))?.[0] ?? null;
}

export function takeCovered(statement: Statement, used: Set<number>, task: Task): void {
  for (const place of statement.places(...(covered[task] ?? [])))
    if (!isOwnQuestion(statement, place)) used.add(place);
}

/** "The discriminant, then the roots": joined to the task, the discriminant is no method but a second question. */
function isOwnQuestion(statement: Statement, place: number): boolean {
  const isPause = (item: MessageItem): boolean => item.kind === 'break' && item.sign === ',';
  return (
    statement.isConcept(place, 'discriminant') &&
    (statement.isConcept(statement.next(place, isPause, 2), 'and') ||
      statement.isConcept(statement.before(place, isPause, 2), 'and'))
  );
}
