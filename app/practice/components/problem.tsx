import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { MathInput } from '#app/maths/public.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { defaultModel, GraphView, TrialAnswer, TrialLines, useTrial } from '#app/teaching/public.ts';

export type Solved = { withoutMistake: boolean };

/** One problem until it is solved; then the next. */
export function Problem({
  text,
  onSolved,
  onNext,
}: {
  text: string;
  onSolved(solved: Solved): void;
  onNext(): void;
}) {
  const t = useTranslations('practice');
  const { state } = usePreferences();
  const { trial, check, busy, failure, count } = useTrial(text, defaultModel, state.locale);
  const [mistakes, setMistakes] = useState(0);
  const submit = async (line: string) => {
    const answer = await check(line);
    if (answer?.judgement === 'different') setMistakes(mistakes + 1);
    if (answer?.finished) onSolved({ withoutMistake: mistakes === 0 });
    return answer;
  };
  return (
    <div className="p-item">
      <div>
        {trial ? (
          <TrialLines trial={trial} />
        ) : (
          !failure && <div className="bone" style={{ height: '8rem' }} />
        )}
        <TrialAnswer
          line={count + 2}
          busy={busy}
          done={trial?.finished === true}
          failure={failure}
          onCheck={submit}
          Field={MathInput}
        />
        <div className="p-go">
          <button
            type="button"
            className={`btn ${trial?.finished ? 'btn-primary btn-lg' : 'btn-quiet'}`}
            onClick={onNext}
          >
            {t(trial?.finished ? 'next' : 'skip')}
          </button>
          {!trial?.finished && (
            <Link
              className="btn btn-quiet"
              to={`/ai-tutor?${new URLSearchParams({ model: defaultModel, problem: text })}`}
            >
              {t('teach')}
            </Link>
          )}
        </div>
      </div>
      {trial?.graph && (
        <figure className="card on-card p-fig">
          <GraphView graph={trial.graph} />
        </figure>
      )}
    </div>
  );
}
