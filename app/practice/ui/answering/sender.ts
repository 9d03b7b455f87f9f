import { type AttemptAnswer, sendAttempt } from '../../api/client.ts';
import { forgetUnsent, mayComeLater, pauseBefore, type Unsent, unsentOf } from './unsent.ts';

export type SenderListener = {
  onAnswer(entry: Unsent, answer: AttemptAnswer): void;
  /** The server took it not; it is not kept any longer. */
  onRefused(entry: Unsent, failure: unknown): void;
  /** What is left after each round. */
  onWaiting(left: readonly Unsent[]): void;
};
export type Sender = {
  /** Sends what waits, now; comes back when all is sent or the first has to wait on. */
  flush(): Promise<void>;
  /** The same, after something that gives new hope: the pauses begin anew. */
  hope(): void;
  stop(): void;
};

/** Sends the answers of an account one after the other until each is acknowledged, after a pause that grows where one fails. */
export function createSender(accountId: string, listener: SenderListener): Sender {
  let busy = false;
  let stopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    clearTimeout(timer);
    const failure = await sendAll(accountId, listener);
    busy = false;
    const left = unsentOf(accountId);
    listener.onWaiting(left);
    if (left.length === 0) tries = 0;
    else if (!stopped) {
      timer = setTimeout(() => void flush(), pauseBefore(tries, failure));
      tries += 1;
    }
  }
  return {
    flush,
    hope: () => {
      tries = 0;
      void flush();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Stops at the first that has to wait on, and gives why. */
async function sendAll(accountId: string, listener: SenderListener): Promise<unknown> {
  for (let entry = unsentOf(accountId)[0]; entry; entry = unsentOf(accountId)[0]) {
    try {
      const answer = await sendAttempt(entry.itemId, entry.attempt);
      forgetUnsent(entry.attempt.id);
      listener.onAnswer(entry, answer);
    } catch (failure) {
      if (mayComeLater(failure)) return failure;
      forgetUnsent(entry.attempt.id);
      listener.onRefused(entry, failure);
    }
  }
  return null;
}
