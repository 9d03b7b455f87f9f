import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { reasonOf } from '#app/platform/reason-of.ts';

type Step = { readonly name: string; work(): Promise<void> };
/** The notice above the question; with a retry where a step failed. */
type Notice = {
  readonly text: string;
  readonly again: Step | null;
  /** It is about the answer, which could not be parsed. */
  readonly unread?: boolean;
};

/**
 * Runs one step at a time: a second press during a step is ignored, only finishing waits for it. A failed step shows a notice and can be
 * retried.
 */
export function useStep(onStale: () => void) {
  const t = useTranslations('practice.room');
  const [busy, setBusy] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const take = useCallback(
    async (name: string, work: () => Promise<void>): Promise<void> => {
      setBusy(name);
      // A notice about another window stays when the next question loads automatically.
      setNotice((before) => (name === 'next' && before?.again === null ? before : null));
      try {
        await work();
      } catch (failure) {
        const stale = isStale(failure);
        if (stale) onStale();
        const again = stale && name !== 'next' ? null : { name, work };
        setNotice({ text: stale ? t('moved') : reasonOf(failure, t), again });
      } finally {
        setBusy(null);
      }
    },
    [onStale, t],
  );
  const step = useCallback(
    async (name: string, work: () => Promise<void>): Promise<void> => {
      if (name === 'finish') await running.current;
      if (running.current) return;
      running.current = take(name, work);
      await running.current;
      running.current = null;
    },
    [take],
  );
  const refused = useCallback(
    (failure: unknown) => {
      const stale = isStale(failure);
      if (stale) onStale();
      setNotice({ text: stale ? t('moved') : reasonOf(failure, t), again: null, unread: isUnread(failure) });
    },
    [onStale, t],
  );
  const followed = useCallback(() => setNotice({ text: t('followed'), again: null }), [t]);
  return { step, busy, notice, refused, followed };
}

/** This window's state of the question or session is outdated. */
const isStale = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 409 || failure.status === 404);

const isUnread = (failure: unknown): boolean => failure instanceof ApiFailure && failure.status === 422;

/** The question had ended before the attempt arrived. */
export const isItemOver = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'item_over';
