import { useTranslations } from 'use-intl/react';
import { Judged } from '@curvela/maths-react/verdict';
import type { AttemptView } from '../model/views.ts';
import { Sentence } from './parts.tsx';

/** The verdict on an answer: icon, then words. In a live region of its own. */
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
