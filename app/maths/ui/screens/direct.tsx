import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { graphs } from './corpora/graphs.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { TypedLine } from './parts/typed-lines.tsx';

export const meta = labMeta;

const unlessAsked = 'x^2 + y^2 = 9';
const examples = [...graphs.implicit.slice(0, 5), ...graphs.functions.slice(0, 3)].map(([text]) => text);

/** The equation is in the URL, so a graph can be shared as a link and survives a reload. */
export default function Direct() {
  const t = useTranslations('lab.field');
  const [search, setSearch] = useSearchParams();
  const equation = search.get('equation') ?? unlessAsked;
  const [text, setText] = useState(equation);
  const draw = (next: string) => setSearch({ equation: next }, { replace: true, preventScrollReset: true });
  return (
    <LabPage name="direct">
      <section className="lab-two">
        <form
          className="lab-form"
          onSubmit={(event) => {
            event.preventDefault();
            draw(text);
          }}
        >
          <TypedLine label={t('equation')} value={text} onChange={setText} />
          <button className="btn btn-primary" type="submit">
            {t('draw')}
          </button>
          <div className="chips">
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                className="chip"
                aria-pressed={example === equation}
                onClick={() => {
                  setText(example);
                  draw(example);
                }}
              >
                {example}
              </button>
            ))}
          </div>
        </form>
        <LabGraph texts={[equation]} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
