import type { Maths, Task } from '#app/maths/public.ts';
import { platformError } from '#app/platform/problems.ts';
import { patternOf, type PracticeFamily } from './families.ts';

export type FreshProblem = {
  text: string;
  task: Task;
  formula: { latex: string; plain: string; speech: string };
};

/** A problem of the family; the same seed gives the same one. Throws 503 when the engine is busy. */
export async function freshProblem(
  { maths }: { maths: Maths },
  family: PracticeFamily,
  seed: number,
  locale: string,
): Promise<FreshProblem> {
  const made = await maths.analogous({ problem: patternOf(family, seed), seed, locale });
  if (made.kind !== 'problem') throw platformError('unavailable', { status: 503, retryAfter: 2 });
  const { latex, plain, speech } = made.formula;
  return { text: made.text, task: made.task, formula: { latex, plain, speech } };
}
