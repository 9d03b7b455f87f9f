/** Where a value waits for its account, so that closing the page does not lose it. */
export type OutboxStorage<Value> = { read(): Value | null; write(value: Value | null): void };

export type Outbox<Value> = {
  /** Sends it as soon as possible. A later value takes its place; only the newest matters. */
  put(value: Value): void;
  /** The value that the account does not have yet. */
  waiting(): Value | null;
  /** Another window has a newer value, and the shelf with it: what waits here goes no more. */
  discardWaiting(): void;
  /** Stops trying; what waits stays on the shelf. */
  close(): void;
};

type OutboxDeps<Value> = {
  send(value: Value): Promise<void>;
  shelf: OutboxStorage<Value>;
  /** Told of each try that failed. */
  onTrouble(reason: unknown): void;
  onSent(value: Value): void;
  /** Resolves after so many milliseconds, or sooner when trying makes sense again. */
  pause(milliseconds: number): Promise<void>;
};

/** Changes that follow each other this fast, in milliseconds, become one call: a colour that is being dragged, for example. */
export const settlingMs = 250;
/** Milliseconds before the first tries after a failure; then it is `longestPause`. */
export const retryPausesMs = [1000, 3000, 10_000];
const longestPauseMs = 30_000;

/** Brings the newest value to where it belongs, one call at a time and as often as it takes. */
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

  /** Waits for the next try; false when there is nothing to send. */
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
