import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { foundersKey } from '../api/client.ts';

/** Mutation of a founder’s act. Shows errors; on success all data is refetched. */
export function useAct<Wish>(act: (wish: Wish) => Promise<unknown>, done?: string) {
  const t = useTranslations('founders');
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: act,
    ...(done === undefined ? {} : { onSuccess: () => showToast({ title: done }) }),
    onError: (error) =>
      showToast({ title: error instanceof ApiFailure ? error.message : t('offline'), kind: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
}
