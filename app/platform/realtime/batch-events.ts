type Gathering = { add(event: string): void; stop(): void };

/**
 * Passes events on at once when there were none for `pause` milliseconds, otherwise batched and deduplicated: on a
 * busy day a page reloads once a second, not once per event.
 */
export function batchEvents(act: (events: ReadonlySet<string>) => void, pause: number): Gathering {
  let waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hand = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const events = waiting;
    waiting = new Set();
    timer = setTimeout(hand, pause);
    act(events);
  };
  return {
    add: (event) => {
      waiting.add(event);
      if (timer === undefined) hand();
    },
    stop: () => clearTimeout(timer),
  };
}
