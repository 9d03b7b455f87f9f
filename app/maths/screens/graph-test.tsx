import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { graphs } from './corpora/graphs.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { Gallery } from './parts/gallery.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';

export const meta = labMeta;

const names = Object.keys(graphs) as (keyof typeof graphs)[];

/** A whole corpus at a glance: what is wrong in one picture stands out beside the others. */
export default function GraphTest() {
  const t = useTranslations('lab');
  const [chosen, setChosen] = useState<keyof typeof graphs>('functions');
  return (
    <LabPage name="graphTest">
      <section className="lab-wide">
        <div className="chips" role="group" aria-label={t('run.corpus')}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={name === chosen}
              onClick={() => setChosen(name)}
            >
              {t(`corpora.${name}`)}
            </button>
          ))}
        </div>
        <Gallery key={chosen} texts={graphs[chosen].map(([text]) => text)} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
