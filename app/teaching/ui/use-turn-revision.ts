import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { reasonOf } from '#app/platform/reason-of.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { editTurn, rephraseTurn, sessionQuery } from '../api/client.ts';
import type { SafetyCare } from '../model/blocks.ts';
import type { PossibleReading } from '../model/possible-reading.ts';
import type { SessionWithTurns } from '../model/views.ts';
import type { SessionNotice } from './use-session.ts';

/** Supersedes turns: edits a question or rephrases a response. Errors are shown, and the input stays. */
export function useTurnRevision(session: SessionWithTurns) {
  const t = useTranslations('teaching.tutor');
  const { user } = useAuth();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const [readings, setReadings] = useState<PossibleReading[]>([]);
  const key = sessionQuery(session.id, user?.id).queryKey;
  const run = useSingleFlight(async (call: () => Promise<SessionWithTurns>) => {
    setBusy(true);
    setNotice(null);
    setReadings([]);
    try {
      const next = await call();
      cache.setQueryData(key, next);
      return next;
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : null;
      if (known?.status === 409) void cache.invalidateQueries({ queryKey: key });
      if (known?.code === 'problem_several') setReadings(known.body.readings as PossibleReading[]);
      setNotice({
        text: reasonOf(failure, t),
        signIn: known?.status === 429,
        ...(known?.code === 'worrying' && { care: known.body.care as SafetyCare }),
      });
      return null;
    } finally {
      setBusy(false);
    }
  });
  const newest = session.turns.at(-1);
  return {
    busy,
    notice,
    readings,
    /** Clears the notice. */
    quiet: () => {
      setNotice(null);
      setReadings([]);
    },
    rephrase: async (turnId: string): Promise<void> => {
      if (busy) return;
      const next = await run(() => rephraseTurn(session.id, turnId));
      const turn = next?.turns.at(-1);
      // Focus the new turn.
      if (turn) requestAnimationFrame(() => document.getElementById(`turn-${turn.position}`)?.focus());
    },
    /** Resolves to whether the edit was accepted. */
    edit: async (turnId: string, text: string): Promise<boolean> => {
      if (busy || !newest) return false;
      return (await run(() => editTurn(session.id, turnId, { text, newest: newest.id }))) !== null;
    },
  };
}

export type TurnRevision = ReturnType<typeof useTurnRevision>;
