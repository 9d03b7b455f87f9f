import { useCallback, useEffect, useRef, useState } from 'react';
import { createSender, type Sender, type SenderListener } from './sender.ts';
import { keepUnsent, type Unsent, unsentOf } from './unsent.ts';

/**
 * Answers that wait for the connection are sent as long as this stands: at once, when the connection comes back, when the window is
 * looked at again, and after a pause that grows. `waiting` are those that could not be sent so far.
 */
export function useUnsent(accountId: string, listener: Omit<SenderListener, 'onWaiting'>) {
  const [waiting, setWaiting] = useState<readonly Unsent[]>(() => unsentOf(accountId));
  const listening = useRef(listener);
  useEffect(() => {
    listening.current = listener;
  });
  const sender = useRef<Sender>(null);
  useEffect(() => {
    const made = createSender(accountId, {
      onAnswer: (entry, answer) => listening.current.onAnswer(entry, answer),
      onRefused: (entry, failure) => listening.current.onRefused(entry, failure),
      onWaiting: setWaiting,
    });
    sender.current = made;
    const seen = () => document.visibilityState === 'visible' && made.hope();
    window.addEventListener('online', made.hope);
    window.addEventListener('focus', made.hope);
    document.addEventListener('visibilitychange', seen);
    made.hope();
    return () => {
      made.stop();
      window.removeEventListener('online', made.hope);
      window.removeEventListener('focus', made.hope);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [accountId]);
  const flush = useCallback(async () => sender.current?.flush(), []);
  const send = useCallback(
    (entry: Unsent) => {
      keepUnsent(entry);
      return flush();
    },
    [flush],
  );
  return { waiting, send, flush };
}
