import { networkBudgetsOf } from '#app/platform/networks.ts';

/** The rate limit of one address. */
export type PaceFigures = {
  /** Requests at once after a rest. */
  burst: number;
  /** Sustained requests per second. */
  perSecond: number;
  /** Longest wait for a turn in milliseconds. */
  patience: number;
  /** Most requests of all addresses that wait together; each costs memory and a connection. */
  mostWaiting: number;
};

/**
 * Sixty pupils behind the address of their school who open the same page in the same second send four hundred requests. A user sends one
 * every four seconds, so twice as many users stay below the rate for hours. It is a tenth of what a process can answer.
 */
const paceFigures: PaceFigures = { burst: 400, perSecond: 30, patience: 1500, mostWaiting: 1000 };

/** Above this number of addresses, idle ones are removed, at most once in so many milliseconds. */
const sweep = { above: 1000, every: 1000 };

/**
 * Paces the requests of each address with the generic cell rate algorithm (ITU-T I.371, annex A): one number per active address, none once
 * it is idle. The caller passes the time (monotonic milliseconds).
 */
export class Pace {
  readonly figures: PaceFigures;
  /** When each address will be idle if it sends nothing more. */
  readonly #restsAt = new Map<string, number>();
  #sweptAt = 0;

  constructor(figures: PaceFigures = paceFigures) {
    this.figures = figures;
  }

  /**
   * Milliseconds until the turn of a request that arrives now; null when that exceeds the longest wait, and then it takes no turn. The
   * networks around an IPv6 address have budgets of their own.
   */
  turnIn(address: string, now: number): number | null {
    const { burst, perSecond, patience } = this.figures;
    const networks = networkBudgetsOf(address).map(({ network, budget }) => {
      const restsAt = Math.max(now, this.#restsAt.get(network) ?? 0);
      const pause = 1000 / (perSecond * budget);
      return { network, wait: restsAt - now - (burst * budget - 1) * pause, restsAt: restsAt + pause };
    });
    const wait = Math.max(0, ...networks.map((each) => each.wait));
    if (wait > patience) return null;
    for (const { network, restsAt } of networks) this.#restsAt.set(network, restsAt);
    if (this.#restsAt.size > sweep.above && now - this.#sweptAt >= sweep.every) this.#forgetRested(now);
    return wait;
  }

  /** Number of stored addresses: all active ones, and some idle ones. */
  get known(): number {
    return this.#restsAt.size;
  }

  #forgetRested(now: number): void {
    this.#sweptAt = now;
    for (const [address, restsAt] of this.#restsAt) if (restsAt <= now) this.#restsAt.delete(address);
  }
}
