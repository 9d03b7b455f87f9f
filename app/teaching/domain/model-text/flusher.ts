/** Runs saves one at a time; requests during a save are merged into one more save after it. */
export function createFlusher(save: () => Promise<void>) {
  let running: Promise<void> = Promise.resolve();
  let waiting = false;
  return {
    ask: () => {
      if (waiting) return;
      waiting = true;
      running = running.then(() => {
        waiting = false;
        return save();
      });
      running.catch(() => undefined);
    },
    rest: () => running,
  };
}
