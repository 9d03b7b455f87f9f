import { useTranslations } from 'use-intl/react';
import { Judged } from '@curvela/maths-react/verdict';
import type { LessonAnswerView } from '../../model/lessons/views.ts';
import { TextParts } from './parts.tsx';

/** Response to an answer: mark, then text; the idea if it is not known yet. */
export function Verdict({ answer, line = false }: { answer: LessonAnswerView; line?: boolean }) {
  const t = useTranslations('lessons');
  if (answer.verdict === null) return null;
  const { verdict, formMissed, feedback, hint } = answer;
  const key = formMissed
    ? 'form'
    : line && verdict !== 'unknown'
      ? verdict === 'equal'
        ? 'line'
        : 'notLine'
      : verdict;
  return (
    <>
      <Judged className="verdict ls-verdict" verdict={verdict} formMissed={formMissed}>
        {feedback.length > 0 ? <TextParts parts={feedback} /> : t(`verdict.${key}`)}
      </Judged>
      {hint.length > 0 && (
        <div className="hint ls-hint">
          <p className="hint-head">{t('hint')}</p>
          <p>
            <TextParts parts={hint} />
          </p>
        </div>
      )}
    </>
  );
}
