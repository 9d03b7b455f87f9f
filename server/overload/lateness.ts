/** Milliseconds. */
export type LatenessFigures = {
  /** Between two beats. */
  every: number;
  /** A beat that comes so much later than it should shows a process that has more to do than to wait for. */
  busy: number;
  /** A beat that comes so much later than it should is late. */
  late: number;
  /** When no beat has been in time for so long, it is not one long piece of work but too much of it. */
  standing: number;
};

const latenessFigures: LatenessFigures = { every: 100, busy: 100, late: 1000, standing: 4000 };

/**
 * Whether a process is behind with everything, files of the build and half-read requests too, which wait in no queue of ours. One
 * long piece of work makes one beat late; a lateness that stands makes all of them so (as the waiting room looks at its queue). Time is told
 * (milliseconds, never falling), and nothing here beats by itself.
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

  /** True while the last beat, or the one that should come, lets wait: whoever takes long then waits for us, not for somebody else. */
  busy(now: number): boolean {
    const { every, busy } = this.figures;
    return Math.max(this.#gap, now - (this.#last ?? now)) >= every + busy;
  }

  /** True from the moment when no beat has been in time for `standing`, until the next that is. */
  stands(now: number): boolean {
    return this.#since !== null && now - this.#since >= this.figures.standing;
  }
}
