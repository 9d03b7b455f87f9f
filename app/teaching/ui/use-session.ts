import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { reasonOf } from '#app/platform/reason-of.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { sessionQuery, takeTurn } from '../api/client.ts';
import type { SafetyCare } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import type { SessionWithTurns, TurnAnswer } from '../model/views.ts';

/** `care`: answer to a safety flag, written by people. */
export type SessionNotice = { text: string; signIn: boolean; care?: SafetyCare };

/** A session in the browser: cached data, one function to take a turn, and a notice if that fails. */
export function useSession(id: string) {
  const t = useTranslations('teaching.tutor');
  const { user, loading } = useAuth();
  const cache = useQueryClient();
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const options = sessionQuery(id, user?.id);
  const query = useQuery({ ...options, enabled: !loading });
  const mutation = useSingleMutation({
    mutationFn: (input: TurnInput) => takeTurn(id, input),
    onMutate: () => setNotice(null),
    onSuccess: (answer) => cache.setQueryData(options.queryKey, (before) => withTurn(before, answer)),
    onError: (failure) => {
      const moved = failure instanceof ApiFailure && failure.status === 409;
      if (moved) void cache.invalidateQueries({ queryKey: options.queryKey });
      setNotice({
        text: moved ? t('moved') : reasonOf(failure, t),
        signIn: failure instanceof ApiFailure && failure.status === 429,
      });
    },
  });
  return {
    query,
    send: mutation.mutateAsync,
    busy: mutation.isPending,
    notice,
    signedOut: !loading && user === null,
  };
}

/** The session after a turn. A repeated response (a second press) is not added twice. */
function withTurn(before: SessionWithTurns | undefined, answer: TurnAnswer): SessionWithTurns | undefined {
  if (!before) return before;
  const known = before.turns.some(({ id }) => id === answer.turn.id);
  const turns = known ? before.turns : [...before.turns, answer.learner, answer.turn];
  return { ...before, ...answer.session, focus: focusAfter(before, answer), turns };
}

/** Takes the clock of the response; parked thoughts are not part of a turn. */
const focusAfter = (before: SessionWithTurns, { session }: TurnAnswer): SessionWithTurns['focus'] =>
  session.focus && { ...session.focus, parked: before.focus?.parked ?? [] };
