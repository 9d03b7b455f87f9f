import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { graphs } from './corpora/graphs.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { linesOf, TypedLines } from './parts/typed-lines.tsx';

export const meta = labMeta;

/** Groups of examples beyond y = f(x); the letters a, b, k become sliders. */
const groups = {
  regions: [
    'y > 2x+1\nx^2+y^2 <= 9',
    'y ≤ x^2\ny ≥ x',
    '|x| + |y| < 3',
    ...graphs.regions.slice(4).map(([text]) => text),
  ],
  implicit: graphs.implicit.map(([text]) => text),
  curves: ['(3cos t, 2sin t)\nr = 1+cos θ', ...graphs.curves.map(([text]) => text)],
  sliders: ['y = a·sin(b·x)', 'y = a(x-b)^2 + k', 'x^2/a^2 + y^2 = 4', 'r = a·cos(k·θ)'],
} as const;
const names = Object.keys(groups) as (keyof typeof groups)[];

export default function Enhanced() {
  const t = useTranslations('lab');
  const [chosen, setChosen] = useState<keyof typeof groups>('regions');
  const [text, setText] = useState<string>(groups.regions[0] ?? '');
  return (
    <LabPage name="enhanced">
      <section className="lab-two">
        <div className="lab-form">
          <div className="chips" role="group" aria-label={t('run.corpus')}>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                className="chip"
                aria-pressed={name === chosen}
                onClick={() => {
                  setChosen(name);
                  setText(groups[name][0] ?? '');
                }}
              >
                {t(name === 'sliders' ? 'field.sliders' : `corpora.${name}`)}
              </button>
            ))}
          </div>
          <TypedLines label={t('field.functions')} value={text} onChange={setText} />
          <ul className="lab-examples">
            {groups[chosen].map((example) => (
              <li key={example}>
                <button type="button" className="btn btn-quiet btn-sm" onClick={() => setText(example)}>
                  {example.replaceAll('\n', ' ; ')}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <LabGraph texts={linesOf(text)} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
