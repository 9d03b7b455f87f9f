import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { practiceQuery, startPractice } from '../api/client.ts';
import type { StartPractice } from '../model/schemas.ts';

type Wanted = Partial<Omit<StartPractice, 'profileId'>> & Pick<StartPractice, 'mode'>;

/** Starts practice and navigates to it. Pressing twice, or again after a lost connection, opens the same session. */
export function useStart(profileId: string | undefined) {
  const t = useTranslations('practice.room');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const mutation = useSingleMutation({
    mutationFn: async (wanted: Wanted) => {
      const what = JSON.stringify([profileId, wanted]);
      const key = keys.current.get(what) ?? crypto.randomUUID();
      keys.current.set(what, key);
      const session = await startPractice({ ...wanted, profileId: profileId ?? '' }, key);
      keys.current.delete(what);
      return session;
    },
    onSuccess: (session) => {
      cache.setQueryData(practiceQuery(session.id).queryKey, session);
      void navigate(`/tutor/practice?session=${session.id}`);
    },
  });
  const { error } = mutation;
  const serverMessage = error instanceof ApiFailure ? error.message : '';
  return {
    start: (wanted: Wanted) => {
      if (profileId !== undefined && !mutation.isPending) mutation.mutate(wanted);
    },
    busy: mutation.isPending || mutation.isSuccess ? mutation.variables.mode : null,
    failure:
      error === null ? null : error instanceof ApiUnreachable ? t('offline') : serverMessage || t('failed'),
  };
}
export type PracticeStarter = ReturnType<typeof useStart>;
