/** Storage for a value that has not reached the account, so that closing the page does not lose it. */
export type OutboxStorage<Value> = { read(): Value | null; write(value: Value | null): void };

export type Outbox<Value> = {
  /** Sends the value as soon as possible. A later value replaces it; only the newest matters. */
  put(value: Value): void;
  /** The value that has not reached the account. */
  waiting(): Value | null;
  /** Drops the waiting value, because another window has stored a newer one. */
  discardWaiting(): void;
  /** Stops retrying; the waiting value stays in storage. */
  close(): void;
};

type OutboxDeps<Value> = {
  send(value: Value): Promise<void>;
  shelf: OutboxStorage<Value>;
  /** Called for each failed attempt. */
  onTrouble(reason: unknown): void;
  onSent(value: Value): void;
  /** Resolves after the given milliseconds, or sooner when a retry makes sense. */
  pause(milliseconds: number): Promise<void>;
};

/** Debounce in milliseconds: rapid changes, such as dragging a colour, become one call. */
export const settlingMs = 250;
/** Milliseconds before the first retries; after them `longestPause`. */
export const retryPausesMs = [1000, 3000, 10_000];
const longestPauseMs = 30_000;

/** Sends the newest value, one call at a time, until it succeeds. */
export function createOutbox<Value>({
  send,
  shelf,
  onTrouble,
  onSent,
  pause,
}: OutboxDeps<Value>): Outbox<Value> {
  let waiting = shelf.read();
  let running = false;
  let closed = false;

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    let failures = 0;
    while (await next(failures)) failures = (await deliver()) ? 0 : failures + 1;
    running = false;
  }

  /** Waits for the next attempt; false when there is nothing to send. */
  async function next(failures: number): Promise<boolean> {
    if (waiting === null || closed) return false;
    await pause(failures === 0 ? settlingMs : (retryPausesMs[failures - 1] ?? longestPauseMs));
    return waiting !== null && !closed;
  }

  async function deliver(): Promise<boolean> {
    const value = waiting as Value;
    try {
      await send(value);
    } catch (reason) {
      onTrouble(reason);
      return false;
    }
    if (waiting === value) setWaiting(null);
    onSent(value);
    return true;
  }

  function setWaiting(value: Value | null): void {
    waiting = value;
    shelf.write(value);
  }

  if (waiting !== null) void run();
  return {
    put(value) {
      setWaiting(value);
      void run();
    },
    waiting: () => waiting,
    discardWaiting() {
      waiting = null;
    },
    close() {
      closed = true;
    },
  };
}
