/** Where the time comes from. Rules get instants; only the outermost code asks a clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set or moved. For tests and demonstrations. */
export type SettableClock = Clock & {
  set(instant: string | Date): void;
  advance(milliseconds: number): void;
};

export function settableClock(start: string | Date): SettableClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant).getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
