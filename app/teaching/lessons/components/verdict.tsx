import { useTranslations } from 'use-intl/react';
import { Mark } from '#app/ui/verdict.tsx';
import type { LessonAnswerView } from '../views.ts';
import { Said } from './parts.tsx';

/** What is said to an answer: shape, then words; the idea where it is not right yet. */
export function Verdict({ said, line = false }: { said: LessonAnswerView; line?: boolean }) {
  const t = useTranslations('lessons');
  if (said.verdict === null) return null;
  const { verdict, formMissed, feedback, hint } = said;
  const kind = verdict === 'equal' && formMissed ? 'different' : verdict;
  const key = formMissed
    ? 'form'
    : line && verdict !== 'unknown'
      ? verdict === 'equal'
        ? 'line'
        : 'notLine'
      : verdict;
  return (
    <>
      <div className={`verdict ls-verdict ${kind}`}>
        <Mark kind={kind} />
        <p>{feedback.length > 0 ? <Said parts={feedback} /> : t(`verdict.${key}`)}</p>
      </div>
      {hint.length > 0 && (
        <div className="hint ls-hint">
          <p className="hint-head">{t('hint')}</p>
          <p>
            <Said parts={hint} />
          </p>
        </div>
      )}
    </>
  );
}
