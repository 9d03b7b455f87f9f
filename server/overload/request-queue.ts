/** How many requests run at once, and how long the others wait. Milliseconds. */
export type QueueFigures = {
  /** Requests that run at once. */
  atOnce: number;
  /** The same during shutdown: as many as the auth and REST service has connections, so that none times out waiting for one. */
  atOnceAtEnd: number;
  /** Most requests that wait; each costs memory and a connection. */
  mostWaiting: number;
  /** Longest wait while the queue was empty recently: a burst is worked off. */
  patience: number;
  /** Longest wait while the queue never becomes empty: responses after a longer wait come too late for their clients. */
  shortPatience: number;
  /** A queue that was not empty for this long is overloaded. */
  standing: number;
  /** A request that runs longer waits for a remote service; its slot is given to the next one. */
  longest: number;
  /** Most slots that are given away like this: when more requests are slow, the cause is load, and each additional one slows all. */
  mostLong: number;
};

/**
 * Two cores answer about two hundred requests a second that query the database, so 32 at once take some 150 ms, and the connection pool is
 * always busy. A school class that arrives in the same second is a burst.
 */
const queueFigures: QueueFigures = {
  atOnce: 32,
  atOnceAtEnd: 8,
  mostWaiting: 1000,
  patience: 1500,
  shortPatience: 100,
  standing: 1000,
  longest: 2000,
  mostLong: 64,
};

/** Requests that start now, and requests that are refused. */
export type QueueStep<WaitingItem> = { go: WaitingItem[]; refused: WaitingItem[] };

/**
 * The queue in front of all requests. One that is not empty for a second means that more requests arrive than can be answered: then none
 * waits longer than a tenth of a second, and the newest goes first, so that responses still reach clients that wait for them. It is the
 * controlled delay (CoDel) of Nichols and Jacobson with adaptive LIFO and the two timeouts of Maurer, "Fail at Scale" (ACM Queue 13(8),
 * 2015). The caller passes the time (monotonic milliseconds) and drives the steps.
 */
export class RequestQueue<WaitingItem> {
  readonly #figures: QueueFigures;
  /** Running requests and their start, the earliest first. */
  readonly #inside = new Map<WaitingItem, number>();
  /** Slow requests whose slot was given away. */
  readonly #long = new Set<WaitingItem>();
  /** Waiting requests and their arrival, the earliest first. */
  readonly #waiting = new Map<WaitingItem, number>();
  #standsSince: number | null = null;
  #closing = false;

  constructor(figures: QueueFigures = queueFigures) {
    this.#figures = figures;
  }

  get inside(): number {
    return this.#inside.size;
  }

  get #places(): number {
    return this.#closing ? this.#figures.atOnceAtEnd : this.#figures.atOnce;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Shutdown: the remaining requests all run, in order of arrival, however long they wait. */
  close(): void {
    this.#closing = true;
  }

  /** Whether more requests arrive than can be answered. */
  overloaded(now: number): boolean {
    return !this.#closing && this.#standsSince !== null && now - this.#standsSince >= this.#figures.standing;
  }

  /** True when the request may start at once; else it waits for a step, or is refused by the next one. */
  enter(request: WaitingItem, now: number): boolean {
    if (this.#waiting.size === 0 && this.#inside.size < this.#places) {
      this.#inside.set(request, now);
      return true;
    }
    this.#standsSince ??= now;
    this.#waiting.set(request, now);
    return false;
  }

  /** A request was answered. */
  leave(request: WaitingItem): void {
    this.#inside.delete(request);
    this.#long.delete(request);
  }

  /** The requests that start now and those that waited too long. While the process is `busy`, no slot is given away. */
  step(now: number, busy = false): QueueStep<WaitingItem> {
    if (!busy) this.#forgetLong(now);
    const overloaded = this.overloaded(now);
    const { patience, shortPatience, mostWaiting } = this.#figures;
    const wait = this.#closing ? Infinity : overloaded ? shortPatience : patience;
    const refused: WaitingItem[] = [];
    for (const [request, since] of this.#waiting) {
      if (now - since < wait && this.#waiting.size <= mostWaiting) break;
      this.#waiting.delete(request);
      refused.push(request);
    }
    const slots = Math.max(0, this.#places - this.#inside.size);
    const go = slots === 0 ? [] : this.#next(slots, overloaded);
    for (const request of go) {
      this.#waiting.delete(request);
      this.#inside.set(request, now);
    }
    if (this.#waiting.size === 0) this.#standsSince = null;
    return { go, refused };
  }

  #next(slots: number, lastFirst: boolean): WaitingItem[] {
    const order = [...this.#waiting.keys()];
    return lastFirst ? order.slice(-slots).toReversed() : order.slice(0, slots);
  }

  #forgetLong(now: number): void {
    for (const [request, since] of this.#inside) {
      if (now - since < this.#figures.longest || this.#long.size >= this.#figures.mostLong) return;
      this.#inside.delete(request);
      this.#long.add(request);
    }
  }
}
