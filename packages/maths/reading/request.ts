import { classOf } from '../expression/class.ts';
import { read, type ReadOptions } from '../expression/read.ts';
import type { ReadingError } from '../expression/tokens.ts';
import type { Tree, TreeClass } from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';
import { readMessage, type PartReading, type StatementReading } from './message/read-message.ts';
import type { Problem } from './problem.ts';

export {
  readMessage,
  longestMessage,
  type MessageReading,
  type PartReading,
  type StatementReading,
} from './message/read-message.ts';
export { clauses, tasks, type Clause, type Problem, type SolvingMethod, type Task } from './problem.ts';

export type RequestResult =
  | {
      readonly ok: true;
      readonly problem: Problem;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      /** All formulas that the text can mean, the first one that of the problem; null when there is only one. */
      readonly ambiguous: readonly Tree[] | null;
      /** False when the text has no verb and the task was inferred from the kind of expression. */
      readonly worded: boolean;
      /** A word problem: its numbers are tied by words. */
      readonly isStory: boolean;
      /** Several problems in one text, with their list marks; empty for one problem. */
      readonly parts: readonly { readonly label: string; readonly problem: Problem }[];
    }
  | {
      readonly ok: false;
      readonly error: ReadingError;
      /** What the text can mean, where a formula was found but not what to do with it. */
      readonly readings?: readonly Problem[];
    };

/**
 * Reads a text that states one problem, as a textbook or a pupil writes it, or as a bare formula, whose task is inferred from its kind. Of
 * several parts the first one that is read counts. A text that is not understood is an error; it is never read as another problem.
 */
export function readRequest(text: string, options: ReadOptions = {}): RequestResult {
  const reading = readMessage(text, options.locale === undefined ? {} : { locale: options.locale });
  const first =
    reading.kind === 'parts'
      ? (reading.parts.find(({ reading: each }) => each.kind === 'problem') ?? reading.parts[0]!).reading
      : reading;
  if (first.kind === 'unread') return failure(text, options);
  if (first.kind === 'readings' && first.by === 'task')
    return { ...failure(text, options), readings: first.problems };
  return success(first, reading.kind === 'parts' ? problemsOf(reading.parts) : []);
}

const problemsOf = (parts: readonly PartReading[]): readonly { label: string; problem: Problem }[] =>
  parts.flatMap(({ label, reading }) =>
    reading.kind === 'problem' ? [{ label, problem: reading.problem }] : [],
  );

function success(
  reading: Exclude<StatementReading, { kind: 'unread' }>,
  parts: readonly { label: string; problem: Problem }[],
): RequestResult {
  const problems = reading.kind === 'problem' ? [reading.problem] : reading.problems;
  const [problem] = problems as [Problem, ...Problem[]];
  const trees = problems
    .map(({ expression }) => expression)
    .filter((tree, index, all) => !all.slice(0, index).some((other) => sameTree(other, tree)));
  return {
    ok: true,
    problem,
    class: classOf(problem.expression),
    variables: variablesOf(problem.expression),
    ambiguous: trees.length > 1 ? trees : null,
    worded: reading.kind === 'problem' && reading.stated,
    isStory: reading.kind === 'problem' && reading.quantities !== undefined,
    parts,
  };
}

/** Why the text is not a problem: the mistake in its formula, or that it is words. */
function failure(text: string, options: ReadOptions): Extract<RequestResult, { ok: false }> {
  const start = /^\s*(?:\p{L}{3,}[\s:,]+)*/u.exec(text)?.[0].length ?? 0;
  const formula = text.slice(start);
  const result = read(formula.length > 600 ? formula.slice(0, 600) : formula, options);
  if (result.ok) return { ok: false, error: { code: 'words', at: start, length: 0, found: '' } };
  return { ok: false, error: { ...result.error, at: result.error.at + start } };
}
