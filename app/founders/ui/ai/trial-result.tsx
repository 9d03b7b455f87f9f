import { useTranslations } from 'use-intl/react';
import type { PromptTrialResult } from '../../model/ai-schemas.ts';
import { useGuard, useOutcome } from './describe-outcome.ts';
import { useFigures } from './use-figures.ts';

/** Trial result: what the learner would read, the cost of each call, and which guard withheld what. */
export function TrialResult({ tried, language }: { tried: PromptTrialResult; language: string }) {
  const t = useTranslations('foundersAi.trial');
  const { money } = useFigures();
  return (
    <div className="ai-result">
      {tried.by === 'people' && <p>{t('people')}</p>}
      {tried.by === 'built_in' && <p>{t('builtInOnly')}</p>}
      {tried.by === 'model' && <Shown tried={tried} language={language} />}
      {tried.builtIn !== '' && (
        <>
          <h3>{t('builtIn')}</h3>
          <blockquote className="ai-said" lang={language}>
            {tried.builtIn}
          </blockquote>
        </>
      )}
      {tried.attempts.map((attempt, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- tries have no name but their number
        <Attempt key={at} number={at + 1} attempt={attempt} language={language} />
      ))}
      {tried.by === 'model' && <p className="small">{t('cost', { cost: money(tried.cost) })}</p>}
    </div>
  );
}

function Shown({ tried, language }: { tried: PromptTrialResult; language: string }) {
  const t = useTranslations('foundersAi.trial');
  if (tried.shown === '') return <p>{t('nothing')}</p>;
  return (
    <>
      <h3>{t('shown')}</h3>
      <blockquote className="ai-said" lang={language}>
        {tried.shown}
      </blockquote>
      {tried.state === 'cut' && <p className="small">{t('cut')}</p>}
    </>
  );
}

type AttemptProps = { number: number; attempt: PromptTrialResult['attempts'][number]; language: string };

function Attempt({ number, attempt, language }: AttemptProps) {
  const t = useTranslations('foundersAi.trial');
  const { seconds, count } = useFigures();
  const outcome = useOutcome();
  const guard = useGuard();
  const { asked, answered, firstWordMs, totalMs, said } = attempt;
  const sizes = { asked: count(asked), answered: count(answered), total: seconds(totalMs) };
  return (
    <div>
      <h3>
        {t('attempt', { number: String(number), outcome: outcome(attempt.outcome) })}
        {attempt.guard && <> · {guard(attempt.guard)}</>}
      </h3>
      <p className="small muted">
        {firstWordMs === null ? t('tookNoWord', sizes) : t('took', { ...sizes, first: seconds(firstWordMs) })}
      </p>
      {attempt.outcome === 'guarded' && said !== '' && (
        <blockquote className="ai-said" lang={language}>
          {said}
        </blockquote>
      )}
    </div>
  );
}
