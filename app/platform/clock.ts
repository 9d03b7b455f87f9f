/** Source of the current time. Rules receive instants; only the outermost code uses a clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stays at a fixed time until it is set or advanced. For tests and demonstrations. */
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
