import { useState } from 'react';
import { GraphBoard } from '@curvela/maths-react/graph';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { graphs } from './corpora/graphs.ts';
import { CorpusChoice } from './parts/corpus-choice.tsx';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';

export const meta = labMeta;

/** Number of corpus functions put on the board. */
const atOnce = 4;

/** The graph board of learners: typed formulas in one graph, prefilled from a corpus. */
export default function GraphLab() {
  const [chosen, setChosen] = useState<keyof typeof graphs>('functions');
  const items = graphs[chosen].slice(0, atOnce).map(([text], at) => ({ id: `${chosen}${at}`, text }));
  return (
    <LabPage name="graph">
      <section className="lab-wide">
        <CorpusChoice chosen={chosen} onChoose={setChosen} />
        <GraphBoard key={chosen} items={items} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
