import { type AttemptResponse, sendAttempt } from '../../api/client.ts';
import { deleteUnsent, isRetryable, retryDelay, type UnsentAttempt, loadUnsent } from './unsent-attempts.ts';

export type AttemptSenderListener = {
  onAnswer(entry: UnsentAttempt, answer: AttemptResponse): void;
  /** The server refused it; it is no longer stored. */
  onRefused(entry: UnsentAttempt, failure: unknown): void;
  /** The remaining attempts after each round. */
  onWaiting(left: readonly UnsentAttempt[]): void;
};
export type AttemptSender = {
  /** Sends waiting attempts. Resolves when all are sent or the first one has to keep waiting. */
  flush(): Promise<void>;
  /** The same after a sign that it may succeed now: resets the pauses. */
  retryNow(): void;
  stop(): void;
};

/** Sends the attempts of an account one after the other until each is acknowledged; the pause after a failure grows. */
export function createSender(
  accountId: string,
  listener: AttemptSenderListener,
  send: typeof sendAttempt = sendAttempt,
): AttemptSender {
  let busy = false;
  let stopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    clearTimeout(timer);
    const failure = await sendAll(accountId, listener, send);
    busy = false;
    const left = loadUnsent(accountId);
    listener.onWaiting(left);
    if (left.length === 0) tries = 0;
    else if (!stopped) {
      timer = setTimeout(() => void flush(), retryDelay(tries, failure));
      tries += 1;
    }
  }
  return {
    flush,
    retryNow: () => {
      tries = 0;
      void flush();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Stops at the first one that has to keep waiting, and returns why. */
async function sendAll(
  accountId: string,
  listener: AttemptSenderListener,
  send: typeof sendAttempt,
): Promise<unknown> {
  for (let entry = loadUnsent(accountId)[0]; entry; entry = loadUnsent(accountId)[0]) {
    try {
      const answer = await send(entry.itemId, entry.attempt);
      deleteUnsent(entry.attempt.id);
      listener.onAnswer(entry, answer);
    } catch (failure) {
      if (isRetryable(failure)) return failure;
      deleteUnsent(entry.attempt.id);
      listener.onRefused(entry, failure);
    }
  }
  return null;
}
