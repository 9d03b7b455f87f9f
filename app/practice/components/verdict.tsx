import { useTranslations } from 'use-intl/react';
import { Mark } from '#app/ui/verdict.tsx';
import type { AttemptView } from '../views.ts';
import { Sentence } from './parts.tsx';

/** What is said to an answer: shape, then words. Stands in a live region of its own. */
export function Verdict({ attempt }: { attempt: AttemptView }) {
  const t = useTranslations('practice.verdict');
  if (attempt.verdict === null) return null;
  const kind = attempt.verdict === 'equal' && attempt.formMissed ? 'different' : attempt.verdict;
  return (
    <div className={`p-verdict ${kind}`}>
      <Mark kind={kind} />
      <p>
        {attempt.feedback.length > 0 ? (
          <Sentence parts={attempt.feedback} />
        ) : (
          t(attempt.formMissed ? 'form' : attempt.verdict)
        )}
      </p>
    </div>
  );
}
