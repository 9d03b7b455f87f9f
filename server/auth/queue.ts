import { availableParallelism } from 'node:os';

type Turn = {
  /** The network address that the work is for. */
  place: string;
  /** A known device: goes before those that are not. */
  first?: boolean;
};

export type Queue = {
  /** Does the work when its turn comes. Throws `QueueFull` at once when too many wait already, and to who has waited too long. */
  run<Result>(work: () => Promise<Result>, turn: Turn): Promise<Result>;
};

export class QueueFull extends Error {}

/** Hashing a password keeps one core busy for its time: one is always left to everybody else. */
const passwordsAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Whoever comes after so many would wait for seconds. */
const mostWaiting = 200;
/** Two classes behind the address of one school. */
const mostOfPlace = 60;
/** Milliseconds after which nobody waits any longer: a page that says nothing for so long looks broken. */
const patience = 8000;
/** After so many known devices it is somebody else's turn, if anybody else waits. */
const firstsInARow = 3;

/**
 * Lets so much of the same work happen at once and the rest wait. Places take turns, so whoever sends a hundred passwords
 * delays others by one.
 */
export function createQueue({
  atOnce = passwordsAtOnce,
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
        // Whoever finishes hands its turn on, so that nobody comes in between.
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

/** Who waits: a lane for each place, in the order of their turns. */
function createLanes(longest: number) {
  const lanes = new Map<string, (() => void)[]>();
  let waiting = 0;
  const leave = (place: string, go: () => void): boolean => {
    const lane = lanes.get(place);
    const stood = lane?.indexOf(go) ?? -1;
    if (!lane || stood < 0) return false;
    lane.splice(stood, 1);
    if (lane.length === 0) lanes.delete(place);
    waiting -= 1;
    return true;
  };
  return {
    /** Gives what leaves the lane again: false when its turn has come. */
    join: (place: string, go: () => void): (() => boolean) => {
      const lane = lanes.get(place) ?? [];
      if (waiting >= longest || lane.length >= mostOfPlace) throw new QueueFull();
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
