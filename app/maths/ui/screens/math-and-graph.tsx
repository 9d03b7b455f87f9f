import { useState } from 'react';
import { usePreferences } from '#app/preferences/index.ts';
import { problemCorpora } from './corpora/server-corpora.ts';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { sidesOf } from './parts/graph-facts.ts';
import { Solver } from './parts/solver.tsx';

export const meta = labMeta;

const begin = '2x^2 - 5x - 3 = 0';
const corpora = [...problemCorpora, ...graphCorpora];

/** A problem solved by algebra and shown as a graph: the solutions are where the two sides meet. */
export default function MathAndGraph() {
  const { state } = usePreferences();
  const [problem, setProblem] = useState(begin);
  return (
    <LabPage name="mathAndGraph">
      <section className="lab-two">
        <Solver begin={begin} onSolved={setProblem} />
        <LabGraph texts={sidesOf(problem, state.locale)} />
      </section>
      <CorpusRun corpora={corpora} />
    </LabPage>
  );
}
