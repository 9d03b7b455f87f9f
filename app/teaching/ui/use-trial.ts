import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { reasonOf } from '#app/platform/reason-of.ts';
import type { Locale } from '#app/preferences/index.ts';
import { tryLine } from '../api/client.ts';
import type { ModelId } from '../domain/models.ts';
import type { TrialInput } from '../model/schemas.server.ts';
import type { Trial } from '../model/views.ts';

/** A line or words, or a button with the problem that it takes. */
export type TrialTurn = Pick<TrialInput, 'line' | 'does' | 'take' | 'seconds'>;

/**
 * A try without a session: what the tutor says to a problem and to what came last. Give the component that calls this a key
 * of problem and model: another problem is another try. `first` is how it begins, where the page knows that already.
 */
export function useTrial(problem: string, model: ModelId, locale: Locale, first: Trial | null = null) {
  const t = useTranslations('teaching.tutor');
  const [trial, setTrial] = useState<Trial | null>(first);
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

  /** Takes a turn from where the try stands. Null when there was no answer. */
  const send = async (turn: TrialTurn): Promise<Trial | null> => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await tryLine({ problem, model, locale, ...trial?.stands, ...turn });
      setTrial(answer);
      return answer;
    } catch (thrown) {
      setFailure(reasonOf(thrown, t));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { trial, send, busy, failure };
}
