import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { MathInput } from '@curvela/maths-react/input';
import { problemCorpora, readingCorpora, verdictCorpora } from './corpora/server-corpora.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { Solver } from './parts/solver.tsx';
import { Working } from './parts/working.tsx';

export const meta = labMeta;

const corpora = [...problemCorpora, ...verdictCorpora, ...readingCorpora];

/** Parsing, checking, solving with steps, and working line by line, through the real API. */
export default function MathLab() {
  return (
    <LabPage name="mathLab">
      <Solver begin="2x^2 - 5x - 3 = 0" />
      <Comparison />
      <Working />
      <CorpusRun corpora={corpora} />
    </LabPage>
  );
}

function Comparison() {
  const t = useTranslations('lab.field');
  const { state } = usePreferences();
  const [expected, setExpected] = useState('(x-2)(x-3)');
  const [answer, setAnswer] = useState('x^2-5x+6');
  return (
    <section className="lab-pair">
      <MathInput label={t('expected')} value={expected} onChange={setExpected} locale={state.locale} />
      <MathInput
        label={t('answer')}
        value={answer}
        onChange={setAnswer}
        locale={state.locale}
        against={{ expected }}
      />
    </section>
  );
}
