import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { problemOfCall } from '../../api/account-page-client.ts';
import { Problem } from '../fields.tsx';
import type { AuthOutcome } from '../../model/errors.ts';
import { ownErasureQuery, stopErasure } from '../../api/own-data-client.ts';

type Props = { label: string; busyLabel: string; onStopped?: () => void };

/** Cancels the deletion. */
export function StopErasure({ label, busyLabel, onStopped }: Props) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const stop = useSingleFlight(async () => {
    setBusy(true);
    const outcome = await stopErasure().then(() => null, problemOfCall);
    setBusy(false);
    setProblem(outcome);
    if (outcome === null) onStopped?.();
    await queries.invalidateQueries({ queryKey: ownErasureQuery.queryKey });
  });
  return (
    <div>
      <Problem id="stop-erasure-problem" problem={problem} />
      <button className="btn btn-secondary" type="button" aria-disabled={busy} onClick={() => void stop()}>
        {busy ? busyLabel : label}
      </button>
    </div>
  );
}
