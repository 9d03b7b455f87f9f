import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { AuthOutcome } from '../auth-calls.ts';
import { normaliseEmail } from '../../model/rules.ts';
import { changeEmail } from './account-calls.ts';
import { accountKey } from '../../api/account-page-client.ts';

/**
 * Requests a change of address. `confirming`: the service requires a fresh sign-in first; the request is repeated
 * after it.
 */
export function useEmailChange(onSent: (address: string) => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const ask = useSingleFlight(async (typed: string): Promise<AuthOutcome> => {
    const address = normaliseEmail(typed);
    setBusy(true);
    const outcome = await changeEmail(address);
    setBusy(false);
    setConfirming(outcome === 'signInAgain');
    const wrong = outcome === 'signInAgain' ? null : outcome;
    setProblem(wrong);
    if (outcome === null) {
      onSent(address);
      await queries.invalidateQueries({ queryKey: accountKey });
    }
    return wrong;
  });
  return { busy, confirming, problem, setProblem, ask, cancel: () => setConfirming(false) };
}
