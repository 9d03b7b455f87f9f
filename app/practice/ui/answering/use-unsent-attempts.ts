import { useCallback, useEffect, useRef, useState } from 'react';
import { createSender, type AttemptSender, type AttemptSenderListener } from './attempt-sender.ts';
import { saveUnsent, type UnsentAttempt, loadUnsent } from './unsent-attempts.ts';

/**
 * Sends waiting answers while the component is mounted: at once, when the connection returns, when the window regains focus, and after
 * growing pauses. `waiting` are those that could not be sent so far.
 */
export function useUnsentAttempts(accountId: string, listener: Omit<AttemptSenderListener, 'onWaiting'>) {
  const [waiting, setWaiting] = useState<readonly UnsentAttempt[]>(() => loadUnsent(accountId));
  const listening = useRef(listener);
  useEffect(() => {
    listening.current = listener;
  });
  const sender = useRef<AttemptSender>(null);
  useEffect(() => {
    const made = createSender(accountId, {
      onAnswer: (entry, answer) => listening.current.onAnswer(entry, answer),
      onRefused: (entry, failure) => listening.current.onRefused(entry, failure),
      onWaiting: setWaiting,
    });
    sender.current = made;
    const retryWhenVisible = () => document.visibilityState === 'visible' && made.retryNow();
    window.addEventListener('online', made.retryNow);
    window.addEventListener('focus', made.retryNow);
    document.addEventListener('visibilitychange', retryWhenVisible);
    made.retryNow();
    return () => {
      made.stop();
      window.removeEventListener('online', made.retryNow);
      window.removeEventListener('focus', made.retryNow);
      document.removeEventListener('visibilitychange', retryWhenVisible);
    };
  }, [accountId]);
  const flush = useCallback(async () => sender.current?.flush(), []);
  const send = useCallback(
    (entry: UnsentAttempt) => {
      saveUnsent(entry);
      return flush();
    },
    [flush],
  );
  return { waiting, send, flush };
}
