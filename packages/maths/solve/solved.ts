import { toPlain } from '../expression/plain.ts';
import { readRequest } from '../reading/request.ts';
import { solveTree } from './solve.ts';

/** The result of a problem as plain text, or why there is none; used by the tables in the solver's tests. */
export function resultOf(text: string): string {
  const request = readRequest(text);
  if (!request.ok) return 'not read';
  const solution = solveTree(request.problem);
  return solution.kind === 'cannot' ? `cannot ${solution.reason}` : toPlain(solution.result);
}

/** The rules of the steps, each with its result. */
export function stepsOf(text: string): string[] {
  const request = readRequest(text);
  const solution = request.ok ? solveTree(request.problem) : null;
  if (solution?.kind !== 'solved') return ['cannot'];
  return solution.steps.map(({ rule, after }) => `${rule}: ${toPlain(after)}`);
}
