import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { GraphBoard } from '../graph/graph.ts';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { graphs } from './corpora/graphs.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';

export const meta = labMeta;

const names = Object.keys(graphs) as (keyof typeof graphs)[];
/** Functions of a corpus that are put into the board. */
const atOnce = 4;

/** The board that learners get: formulas to type, one picture of all. A corpus puts its first ones in. */
export default function GraphLab() {
  const t = useTranslations('lab');
  const [chosen, setChosen] = useState<keyof typeof graphs>('functions');
  const items = graphs[chosen].slice(0, atOnce).map(([text], at) => ({ id: `${chosen}${at}`, text }));
  return (
    <LabPage name="graph">
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
        <GraphBoard key={chosen} items={items} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
