import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Task } from '#app/maths/public.ts';
import type { PracticeFamily } from './families.ts';

export type PracticeProblem = {
  text: string;
  family: PracticeFamily;
  task: Task;
  formula: { latex: string; plain: string; speech: string; html: string | null };
};

/** The same seed gives the same problem. */
export const problemQuery = (family: PracticeFamily, seed: number) =>
  queryOptions({
    queryKey: ['practice', family, seed],
    queryFn: ({ signal }) =>
      callApi<{ problem: PracticeProblem }>(`/practice/problems/${family}?seed=${seed}`, { signal }).then(
        (answer) => answer.problem,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
