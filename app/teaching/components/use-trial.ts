import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import type { Locale } from '#app/preferences/public.ts';
import { tryLine } from '../client.ts';
import type { ModelId } from '../models.ts';
import type { Trial } from '../views.ts';

/**
 * A try without a session: what the tutor says to a problem and to the latest line. Give the component that calls this a key
 * of problem and model: another problem is another try. `first` is how it begins, where the page knows that already.
 */
export function useTrial(problem: string, model: ModelId, locale: Locale, first: Trial | null = null) {
  const t = useTranslations('teaching.tutor');
  const [trial, setTrial] = useState<Trial | null>(first);
  const [lines, setLines] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (first) return;
    let current = true;
    tryLine({ problem, model, locale }).then(
      (answer) => current && setTrial(answer),
      (thrown: unknown) => current && setFailure(reasonOf(thrown, t)),
    );
    return () => {
      current = false;
    };
  }, [problem, model, locale, first, t]);

  /** Checks a line; a right one becomes the line that the next is compared with. Null when there was no answer. */
  const check = async (line: string): Promise<Trial | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await tryLine({ problem, model, locale, lines, line });
      setTrial(answer);
      if (isRight(answer) && answer.plain !== null) setLines([...lines, answer.plain]);
      return answer;
    } catch (thrown) {
      setFailure(reasonOf(thrown, t));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { trial, check, busy, failure, count: lines.length };
}

export const isRight = ({ judgement }: Pick<Trial, 'judgement'>) =>
  judgement === 'right' || judgement === 'finished';

function reasonOf(thrown: unknown, t: (key: 'offline' | 'failed') => string): string {
  if (thrown instanceof ApiUnreachable) return t('offline');
  return thrown instanceof ApiFailure && thrown.message !== '' ? thrown.message : t('failed');
}
