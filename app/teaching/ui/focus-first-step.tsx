import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { readingQuery } from '../api/client.ts';
import type { Energy } from '../domain/sprint.ts';
import { isInWords } from '../model/possible-reading.ts';
import { Maths } from './sentence.tsx';

const firstSteps = { low: 'firstQuestion', okay: 'firstNamed', high: 'firstAlone' } as const;

type Props = {
  problem: string;
  locale: string;
  energy: Energy;
  onProblem(problem: string): void;
};

/** The first step before the session starts: how the problem was parsed, and what will be asked. */
export function FirstStep({ problem, locale, energy, onProblem }: Props) {
  const t = useTranslations('teaching.focus');
  const r = useTranslations('focusRoom');
  const text = problem.trim();
  const { data: reading } = useQuery({
    ...readingQuery(text, locale),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
  });
  const read = text.length > 1 ? reading : undefined;
  return (
    <div className="f-first" aria-live="polite">
      <p className="label">{t('first')}</p>
      {read?.ok && (
        <p className="f-first-read">
          <span className="small muted">{r('readAs')}</span> <Maths formula={read.formula} />
        </p>
      )}
      {read && !read.ok && 'readings' in read && (
        <fieldset>
          <legend>{r('meansWhich')}</legend>
          <div className="t-choices">
            {read.readings.map((one) => (
              <button
                key={one.text}
                type="button"
                className="btn btn-secondary"
                onClick={() => onProblem(one.text)}
              >
                {isInWords(one) ? one.text : <Maths formula={one.formula} />}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <p>{r(firstSteps[energy])}</p>
    </div>
  );
}
