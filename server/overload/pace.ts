/** How fast one address may ask. */
export type PaceFigures = {
  /** Requests at once after a rest. */
  burst: number;
  /** Requests a second from then on. */
  perSecond: number;
  /** Milliseconds that one waits for the own turn at most. */
  patience: number;
  /** Requests of all addresses that wait together at most; each of them is memory and a connection. */
  mostWaiting: number;
};

/**
 * Sixty pupils behind the address of their school who open the same page in the same second ask for four hundred. A user asks once in four
 * seconds, so twice as many of them stay below the pace for hours. It is a tenth of what a process answers.
 */
const paceFigures: PaceFigures = { burst: 400, perSecond: 30, patience: 1500, mostWaiting: 1000 };

/** Addresses beyond which those at rest are looked for, at most once in so many milliseconds. */
const sweep = { above: 1000, every: 1000 };

/**
 * When it is the turn of each request of an address: the generic cell rate algorithm (ITU-T I.371, annex A), so that an address costs one number, and
 * none once it has rested. Time is told (milliseconds, never falling).
 */
export class Pace {
  readonly figures: PaceFigures;
  /** When an address that asked for nothing more would be at rest. */
  readonly #restsAt = new Map<string, number>();
  #sweptAt = 0;

  constructor(figures: PaceFigures = paceFigures) {
    this.figures = figures;
  }

  /** Milliseconds until it is the turn of a request that came now; null when they are more than anybody waits, and then it has no turn. */
  turnIn(address: string, now: number): number | null {
    const { burst, perSecond, patience } = this.figures;
    const restsAt = Math.max(now, this.#restsAt.get(address) ?? 0);
    const wait = Math.max(0, restsAt - now - ((burst - 1) * 1000) / perSecond);
    if (wait > patience) return null;
    this.#restsAt.set(address, restsAt + 1000 / perSecond);
    if (this.#restsAt.size > sweep.above && now - this.#sweptAt >= sweep.every) this.#forgetRested(now);
    return wait;
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
