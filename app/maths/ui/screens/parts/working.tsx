import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { LiveFormula } from '@curvela/maths-react/formula';
import type { Verdict } from '@curvela/maths';
import { useRequest } from './use-request.ts';

type Judged = {
  verdict: Verdict;
  plain: string | null;
  latex: string | null;
  mistake?: { text: string };
  error?: { text: string };
};
type Answer = { ok: true; lines: Judged[] } | { ok: false; text: string };

const begin = '3(x-2) = 9\n3x - 2 = 9\n3x = 11\nx = 11/3';

/** The first line is the problem; each further line is checked, and the mistake in the first wrong one is named. */
export function Working() {
  const t = useTranslations('lab.field');
  const { state } = usePreferences();
  const [text, setText] = useState(begin);
  const [request, ask] = useRequest<Answer>();
  const [problem = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <form
      className="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length === 0 || request.state === 'busy') return;
        const body = { problem, lines, locale: state.locale };
        void ask(() => callApi<Answer>('/maths/check-line', { method: 'POST', body }));
      }}
    >
      <label className="field">
        <span className="label">{t('working')}</span>
        <textarea
          className="input lab-lines"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button className="btn btn-secondary" type="submit" aria-disabled={request.state === 'busy'}>
        {t(request.state === 'busy' ? 'busy' : 'checkWorking')}
      </button>
      <div aria-live="polite">
        {request.state === 'failed' && <p className="error">{t('failed')}</p>}
        {request.state === 'answered' && !request.answer.ok && <p className="help">{request.answer.text}</p>}
        {request.state === 'answered' && request.answer.ok && <Lines lines={request.answer.lines} />}
      </div>
    </form>
  );
}

function Lines({ lines }: { lines: readonly Judged[] }) {
  const t = useTranslations('lab.field');
  return (
    <ol className="lines">
      {lines.map((line, at) => (
        <li key={at}>
          <span className="n">{at + 2}</span>
          <span className="lab-formula">
            {line.latex ? <LiveFormula latex={line.latex} plain={line.plain ?? ''} /> : line.error?.text}
          </span>
          <span>
            <Mark kind={line.verdict} />
            <span className="sr">{t(line.verdict)}</span>
          </span>
          {line.mistake && <span className="note">{line.mistake.text}</span>}
        </li>
      ))}
    </ol>
  );
}
