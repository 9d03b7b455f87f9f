/** Milliseconds. */
export type LatenessFigures = {
  /** Between two ticks. */
  every: number;
  /** A tick later than this shows that the process is busy. */
  busy: number;
  /** A tick later than this is late. */
  late: number;
  /** When no tick was on time for this long, the process is overloaded rather than busy with one long task. */
  standing: number;
};

const latenessFigures: LatenessFigures = { every: 100, busy: 100, late: 1000, standing: 4000 };

/**
 * Measures event loop lag, which also delays build files and half-read requests that no queue of ours holds. One long task makes a single
 * tick late; an overloaded process makes all of them late. The caller passes the time (monotonic milliseconds) and drives the ticks.
 */
export class Lateness {
  readonly figures: LatenessFigures;
  #last: number | null = null;
  #gap = 0;
  #since: number | null = null;

  constructor(figures: LatenessFigures = latenessFigures) {
    this.figures = figures;
  }

  beat(now: number): void {
    const { every, late } = this.figures;
    this.#gap = now - (this.#last ?? now);
    const inTime = this.#gap < every + late;
    this.#last = now;
    if (inTime) this.#since = null;
    else this.#since ??= now;
  }

  /** True while the last tick, or the pending one, is late: slow requests are then slow because of us, not of a remote service. */
  busy(now: number): boolean {
    const { every, busy } = this.figures;
    return Math.max(this.#gap, now - (this.#last ?? now)) >= every + busy;
  }

  /** True once no tick was on time for `standing`, until the next one that is. */
  stands(now: number): boolean {
    return this.#since !== null && now - this.#since >= this.figures.standing;
  }
}
