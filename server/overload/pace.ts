/** How fast one address may ask. */
export type PaceFigures = {
  /** Requests at once after a rest. */
  burst: number;
  /** Requests a second from then on. */
  perSecond: number;
};

/**
 * Sixty pupils behind the address of their school who open the same page in the same second ask for six hundred at most. A user asks once in four
 * seconds, so twice as many of them stay below the pace for hours. It is a tenth of what a process answers.
 */
const paceFigures: PaceFigures = { burst: 600, perSecond: 30 };

/** Addresses beyond which those at rest are looked for, at most once in so many milliseconds. */
const sweep = { above: 1000, every: 1000 };

/**
 * When each address may ask again: the generic cell rate algorithm (ITU-T I.371, annex A), so that an address costs one number, and none once it has
 * rested. Time is told (milliseconds, never falling).
 */
export class Pace {
  readonly #figures: PaceFigures;
  /** When an address that asked for nothing more would be at rest. */
  readonly #restsAt = new Map<string, number>();
  #sweptAt = 0;

  constructor(figures: PaceFigures = paceFigures) {
    this.#figures = figures;
  }

  get #interval(): number {
    return 1000 / this.#figures.perSecond;
  }

  /** Whether the address may ask now. */
  allows(address: string, now: number): boolean {
    return (this.#restsAt.get(address) ?? 0) - now <= (this.#figures.burst - 1) * this.#interval;
  }

  /** The address has asked. */
  count(address: string, now: number): void {
    this.#restsAt.set(address, Math.max(now, this.#restsAt.get(address) ?? 0) + this.#interval);
    if (this.#restsAt.size > sweep.above && now - this.#sweptAt >= sweep.every) this.#forgetRested(now);
  }

  /** Addresses that are not at rest, and some that are. */
  get known(): number {
    return this.#restsAt.size;
  }

  #forgetRested(now: number): void {
    this.#sweptAt = now;
    for (const [address, restsAt] of this.#restsAt) if (restsAt <= now) this.#restsAt.delete(address);
  }
}
