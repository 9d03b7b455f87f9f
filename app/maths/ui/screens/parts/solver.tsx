import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { MathInput } from '@curvela/maths-react/input';
import { LiveFormula, StandingFormula } from '@curvela/maths-react/formula';
import { askSolution, type Solution } from './server-cases.ts';
import { shortTime } from './statistics.ts';
import { useRequest } from './use-request.ts';

/** A problem and its solution with all steps. */
export function Solver({ begin, onSolved }: { begin: string; onSolved?: (problem: string) => void }) {
  const t = useTranslations('lab.field');
  const { state } = usePreferences();
  const [problem, setProblem] = useState(begin);
  const [request, ask] = useRequest<Solution>();
  return (
    <form
      className="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem.trim() === '' || request.state === 'busy') return;
        onSolved?.(problem);
        void ask(() => askSolution(problem, state.locale));
      }}
    >
      <MathInput
        label={t('problem')}
        value={problem}
        onChange={setProblem}
        locale={state.locale}
        help={t('problemHelp')}
      />
      <button className="btn btn-primary" type="submit" aria-disabled={request.state === 'busy'}>
        {t(request.state === 'busy' ? 'busy' : 'solve')}
      </button>
      <div aria-live="polite">
        {request.state === 'failed' && <p className="error">{t('failed')}</p>}
        {request.state === 'answered' && (
          <Steps
            solution={request.answer}
            time={t('milliseconds', { time: shortTime(request.milliseconds, state.locale) })}
          />
        )}
      </div>
    </form>
  );
}

function Steps({ solution, time }: { solution: Solution; time: string }) {
  const t = useTranslations('lab.field');
  if ('unsupported' in solution) return <p className="help">{solution.why}</p>;
  return (
    <>
      <p className="lab-time">
        <code>{solution.kind}</code> · {time}
      </p>
      {solution.note !== undefined && <p className="help">{solution.note}</p>}
      <ol className="lab-steps">
        {solution.steps.map((step, at) => (
          <li key={at}>
            <p>{step.text}</p>
            <LiveFormula latex={step.afterLatex} plain={step.after} display className="lab-formula" />
            <code className="lab-rule">{step.rule}</code>
          </li>
        ))}
      </ol>
      <p className="label">{t('result')}</p>
      <StandingFormula latex={solution.answerLatex} plain={solution.answer} />
    </>
  );
}
