import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { GivenAnswer } from '#app/practice/index.ts';
import type { LocalLessonAnswer } from './stored-answers.ts';
import { failuresUntilShown } from '../../model/limits.ts';
import type { LessonAnswer } from '../../model/lessons-schemas.server.ts';
import { answerLesson } from '../../api/lessons-client.ts';

type Place = Pick<LessonAnswer, 'part' | 'number' | 'line'>;
export type Answering = {
  readonly busy: boolean;
  /** A problem with the input or the connection. */
  readonly error: string | null;
  send(answer: GivenAnswer, text: string): void;
  show(): void;
};

/** Sends answers to one question or blank, one at a time. The response to the second failure includes the solution. */
export function useAnswering(
  lessonId: string,
  place: Place,
  stored: LocalLessonAnswer | undefined,
  storeAnswer: (answer: LocalLessonAnswer) => void,
): Answering {
  const t = useTranslations('lessons');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ask = useSingleFlight(async (answer: GivenAnswer | null, text: string) => {
    setBusy(true);
    setError(null);
    try {
      const response = await answerLesson(lessonId, { ...place, answer });
      const wrong = answer !== null && response.verdict === 'different' && !response.formMissed;
      const failed = (stored?.failed ?? 0) + (wrong ? 1 : 0);
      if (!wrong || failed < failuresUntilShown) storeAnswer({ text, failed, said: response });
      else {
        const solution = await answerLesson(lessonId, { ...place, answer: null });
        storeAnswer({ text, failed, said: { ...response, hint: [], ...solved(solution) } });
      }
    } catch (failure) {
      setError(failure instanceof ApiFailure && failure.message ? failure.message : t('offline'));
    } finally {
      setBusy(false);
    }
  });
  return {
    busy,
    error,
    send: (answer, text) => void ask(answer, text),
    show: () => void ask(null, stored?.text ?? ''),
  };
}

const solved = ({ worked, answer, line }: LocalLessonAnswer['said']) => ({ worked, answer, line });
