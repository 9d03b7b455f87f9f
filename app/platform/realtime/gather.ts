type Gathering = { add(event: string): void; stop(): void };

/**
 * Hands events on at once when there were none for `pause` milliseconds, else all of that time together, each once: a busy day
 * makes a page load once a second and not once for every event.
 */
export function gather(act: (events: ReadonlySet<string>) => void, pause: number): Gathering {
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
