import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { showToast } from '#app/ui/toast.ts';
import { foundersKey } from '../api/client.ts';

/** What a founder does at a press. A failure is said; afterwards everything is read again. */
export function useAct<Wish>(act: (wish: Wish) => Promise<unknown>, done?: string) {
  const t = useTranslations('founders');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    ...(done === undefined ? {} : { onSuccess: () => showToast({ title: done }) }),
    onError: (error) =>
      showToast({ title: error instanceof ApiFailure ? error.message : t('offline'), kind: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
}
