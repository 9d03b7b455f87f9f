import { useTranslations } from 'use-intl/react';
import type { GraphProblem } from '@curvela/maths/graph';

/** Why a formula cannot be drawn, in the reader’s language. */
export function ProblemText({ problem, id }: { problem: GraphProblem; id?: string }) {
  const t = useTranslations('graph.errors');
  const reading = useTranslations('graphReading');
  return (
    <p className="error" id={id}>
      {problem.kind === 'graph'
        ? t(problem.code)
        : reading(problem.error.code, { found: problem.error.found })}
    </p>
  );
}
