import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { Facts } from './parts/facts.tsx';
import { graphFacts } from './parts/graph-facts.ts';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { TypedLine } from './parts/typed-lines.tsx';

export const meta = labMeta;

/** Internals of plotting one function, beside its graph. */
export default function GraphDebug() {
  const t = useTranslations('lab');
  const { state } = usePreferences();
  const hydrated = useHydrated();
  const [text, setText] = useState('(x^2-1)/(x-1)');
  return (
    <LabPage name="graphDebug">
      <section className="lab-two">
        <div className="lab-form">
          <TypedLine label={t('field.formula')} value={text} onChange={setText} />
          {/* Times differ between machines, so they are not rendered on the server. */}
          {hydrated && <Facts facts={graphFacts(text, state.locale)} />}
        </div>
        <LabGraph texts={[text]} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
