import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { reasonOf } from '#app/platform/reason-of.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { Locale } from '#app/preferences/index.ts';
import { tryLine } from '../api/client.ts';
import type { ModelId } from '../domain/models.ts';
import type { TrialInput } from '../model/schemas.server.ts';
import type { Trial } from '../model/views.ts';

/** A line or message, or a button with the problem it takes. */
export type TrialTurn = Pick<TrialInput, 'line' | 'does' | 'take' | 'seconds'>;

/**
 * A trial without a session: the tutor's response to a problem and to the last input. Use problem and model as `key` of the calling
 * component: another problem is another trial. `first`: the first response, if the page has it already.
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

  /** Takes a turn from the trial's current state. Null without a response. */
  const send = useSingleFlight(async (turn: TrialTurn): Promise<Trial | null> => {
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
  });
  return { trial, send, busy, failure };
}
