import { availableParallelism } from 'node:os';

type Turn = {
  /** The network address that requests the work. */
  place: string;
  /** A known device: served before unknown ones. */
  first?: boolean;
};

export type Queue = {
  /** Runs the work when its turn comes. Throws `QueueFull` at once when too many are waiting, and after waiting too long. */
  run<Result>(work: () => Promise<Result>, turn: Turn): Promise<Result>;
};

export class QueueFull extends Error {}

/** Hashing keeps one core busy: leave one free for everything else. */
export const passwordsAtOnce = (cores: number): number => Math.max(1, Math.min(4, cores - 1));
/** Later arrivals would wait for seconds. */
const mostWaiting = 200;
/** Two school classes behind one address. */
const mostOfAddress = 60;
/** Milliseconds to wait at most: a page without a response for longer looks broken. */
const patience = 8000;
/** After so many known devices in a row an unknown one is served, if any waits. */
const firstsInARow = 3;

/**
 * Limits how much work runs at once and queues the rest. Network addresses take turns, so a hundred passwords from one address delay others
 * by one.
 */
export function createQueue({
  atOnce = passwordsAtOnce(availableParallelism()),
  longest = mostWaiting,
  after = (wait: number, act: () => void) => void setTimeout(act, wait).unref(),
} = {}): Queue {
  const firsts = createLanes(longest);
  const others = createLanes(longest);
  let running = 0;
  let inARow = 0;
  const next = () => {
    const first = inARow < firstsInARow ? firsts.next() : undefined;
    inARow = first ? inARow + 1 : 0;
    return first ?? others.next() ?? firsts.next();
  };
  return {
    run: async (work, { place, first = false }) => {
      if (running >= atOnce) {
        // Finished work hands its slot straight to the next, so that a new arrival cannot overtake the queue.
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const leave = (first ? firsts : others).join(place, resolve);
        after(patience, () => {
          if (leave()) reject(new QueueFull());
        });
        await promise;
      } else running += 1;
      try {
        return await work();
      } finally {
        const go = next();
        if (go) go();
        else running -= 1;
      }
    },
  };
}

/** The waiting work: a lane for each network address, in round-robin order. */
function createLanes(longest: number) {
  const lanes = new Map<string, (() => void)[]>();
  let waiting = 0;
  const leave = (place: string, go: () => void): boolean => {
    const lane = lanes.get(place) ?? [];
    const position = lane.indexOf(go);
    if (position < 0) return false;
    lane.splice(position, 1);
    if (lane.length === 0) lanes.delete(place);
    waiting -= 1;
    return true;
  };
  return {
    /** Returns a function that leaves the lane: false when the work has started already. */
    join: (place: string, go: () => void): (() => boolean) => {
      const lane = lanes.get(place) ?? [];
      if (waiting >= longest || lane.length >= mostOfAddress) throw new QueueFull();
      lanes.set(place, lane);
      lane.push(go);
      waiting += 1;
      return () => leave(place, go);
    },
    next: (): (() => void) | undefined => {
      const [turn] = lanes;
      if (!turn) return undefined;
      const [place, lane] = turn;
      const go = lane.shift();
      waiting -= 1;
      lanes.delete(place);
      if (lane.length > 0) lanes.set(place, lane);
      return go;
    },
  };
}
