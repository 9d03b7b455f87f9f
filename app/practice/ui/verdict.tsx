import { useTranslations } from 'use-intl/react';
import { Judged } from '@curvela/maths-react/verdict';
import type { AttemptView } from '../model/views.ts';
import { Sentence } from './parts.tsx';

/** What is said to an answer: shape, then words. Stands in a live region of its own. */
export function Verdict({ attempt }: { attempt: AttemptView }) {
  const t = useTranslations('practice.verdict');
  if (attempt.verdict === null) return null;
  return (
    <Judged className="p-verdict" verdict={attempt.verdict} formMissed={attempt.formMissed}>
      {attempt.feedback.length > 0 ? (
        <Sentence parts={attempt.feedback} />
      ) : (
        t(attempt.formMissed ? 'form' : attempt.verdict)
      )}
    </Judged>
  );
}
