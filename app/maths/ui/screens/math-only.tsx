import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { StandingFormula } from '@curvela/maths-react/formula';
import { MathText } from '@curvela/maths-react/text';
import { drawingCorpora } from './corpora/drawing-corpora.ts';
import { drawings, modelTexts } from './corpora/drawings.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';

export const meta = labMeta;

/** Milliseconds between two letters of a simulated stream. */
const letterEvery = 25;

/** Characters of an example shown on its button. */
const mostShown = 24;

/** Formulas without graphs: single, inside text, and in a streamed model answer. */
export default function MathOnly() {
  return (
    <LabPage name="mathOnly">
      <OneFormula />
      <ArrivingText />
      <CorpusRun corpora={drawingCorpora} />
    </LabPage>
  );
}

function OneFormula() {
  const t = useTranslations('lab.field');
  const [latex, setLatex] = useState('x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}');
  return (
    <section className="lab-form">
      <label className="field">
        <span className="label">{t('latex')}</span>
        <input
          className="input input-math"
          value={latex}
          maxLength={2000}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setLatex(target.value)}
        />
      </label>
      <StandingFormula latex={latex} />
      <div className="chips">
        {drawings.slice(0, 12).map(([example]) => (
          <button key={example} type="button" className="chip" onClick={() => setLatex(example)}>
            <code>{example.length > mostShown ? `${example.slice(0, mostShown)}…` : example}</code>
          </button>
        ))}
      </div>
    </section>
  );
}

function ArrivingText() {
  const t = useTranslations('lab.field');
  const [text, setText] = useState(modelTexts.map(([each]) => each).join('\n\n'));
  const [arrived, setArrived] = useState<number | null>(null);
  useEffect(() => {
    if (arrived === null || arrived > text.length) return;
    const timer = setTimeout(() => setArrived(arrived + 1), letterEvery);
    return () => clearTimeout(timer);
  }, [arrived, text]);
  const arriving = arrived !== null && arrived <= text.length;
  return (
    <section className="lab-form">
      <label className="field">
        <span className="label">{t('text')}</span>
        <textarea
          className="input lab-lines"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setArrived(null);
            setText(target.value);
          }}
        />
      </label>
      <button type="button" className="btn btn-secondary" onClick={() => setArrived(0)}>
        {t('stream')}
      </button>
      <MathText text={arriving ? text.slice(0, arrived) : text} ended={!arriving} className="lab-text" />
    </section>
  );
}
