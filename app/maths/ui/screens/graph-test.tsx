import { useState } from 'react';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { graphs } from './corpora/graphs.ts';
import { CorpusChoice } from './parts/corpus-choice.tsx';
import { CorpusRun } from './parts/corpus-run.tsx';
import { Gallery } from './parts/gallery.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';

export const meta = labMeta;

/** Thumbnails of a whole corpus, so that a wrong graph stands out. */
export default function GraphTest() {
  const [chosen, setChosen] = useState<keyof typeof graphs>('functions');
  return (
    <LabPage name="graphTest">
      <section className="lab-wide">
        <CorpusChoice chosen={chosen} onChoose={setChosen} />
        <Gallery key={chosen} texts={graphs[chosen].map(([text]) => text)} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
