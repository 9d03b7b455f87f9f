import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { hostileCorpora } from './corpora/server-corpora.ts';
import { hostileGraphCorpora } from './corpora/graph-corpora.ts';
import { hostile } from './corpora/hostile.ts';
import { localCorpora } from './corpora/local-corpora.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { TypedLine } from './parts/typed-lines.tsx';

export const meta = labMeta;

const corpora = [...hostileGraphCorpora, ...hostileCorpora, ...localCorpora];
const examples = hostile.filter((text) => text.trim() !== '' && text.length < 32).slice(0, 24);

/** Inputs that try to break the reader, the checker or the renderer; the page must survive all of them. */
export default function Bulletproof() {
  const t = useTranslations('lab.field');
  const [text, setText] = useState('1/sin(1/x)');
  return (
    <LabPage name="bulletproof">
      <section className="lab-two">
        <div className="lab-form">
          <TypedLine label={t('formula')} value={text} onChange={setText} />
          <div className="chips">
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                className="chip"
                aria-pressed={example === text}
                onClick={() => setText(example)}
              >
                <code>{example}</code>
              </button>
            ))}
          </div>
        </div>
        <LabGraph texts={[text]} />
      </section>
      <CorpusRun corpora={corpora} />
    </LabPage>
  );
}
