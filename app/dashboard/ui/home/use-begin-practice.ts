import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { beginPractice, type PracticeRequest } from '../../api/dashboard-client.ts';

/**
 * Starts practice for a learner and opens it. A repeated press, or a retry after a lost connection, starts one
 * session.
 */
export function useBeginPractice(profileId: string) {
  const t = useTranslations('learnersHome.start');
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const mutation = useSingleMutation({
    mutationFn: async (wanted: PracticeRequest) => {
      const what = JSON.stringify([profileId, wanted]);
      const key = keys.current.get(what) ?? crypto.randomUUID();
      keys.current.set(what, key);
      const session = await beginPractice(profileId, wanted, key);
      keys.current.delete(what);
      return session;
    },
    onSuccess: ({ id }) => void navigate(`/tutor/practice?session=${id}`),
  });
  const { error } = mutation;
  const serverText = error instanceof ApiFailure ? error.message : '';
  return {
    begin: (wanted: PracticeRequest) => {
      if (!mutation.isPending) mutation.mutate(wanted);
    },
    busy: mutation.isPending || mutation.isSuccess,
    failure:
      error === null ? null : error instanceof ApiUnreachable ? t('offline') : serverText || t('failed'),
  };
}
