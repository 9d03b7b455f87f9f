/** How many requests are answered at once, and how long the others wait. Milliseconds. */
export type QueueFigures = {
  /** Requests that are answered at once. */
  atOnce: number;
  /** The same once the process ends: as many as the auth and REST service has connections, so that nobody waits in vain for one behind the others. */
  atOnceAtEnd: number;
  /** Requests that wait at most; each of them is memory and a connection. */
  mostWaiting: number;
  /** How long one waits while the room was empty a moment ago: a burst is worked off. */
  patience: number;
  /** How long one waits while the room never becomes empty: what waits longer would be answered to nobody. */
  shortPatience: number;
  /** A room that has not been empty for so long is overloaded. */
  standing: number;
  /** A request that takes longer waits for somebody else, and its place is given to the next one. */
  longest: number;
  /** So many places are given on at most: where more take long, it is because there is too much to do, and each more would make all slower. */
  mostLong: number;
};

/**
 * Two cores work off about two hundred requests a second that ask the database, so 32 at once are answered in some 150 ms, and the pool of
 * connections has work at all times. A school class that comes in the same second is a burst.
 */
const roomFigures: QueueFigures = {
  atOnce: 32,
  atOnceAtEnd: 8,
  mostWaiting: 1000,
  patience: 1500,
  shortPatience: 100,
  standing: 1000,
  longest: 2000,
  mostLong: 64,
};

/** What becomes of those who wait. */
export type QueueStep<Guest> = { go: Guest[]; refused: Guest[] };

/**
 * Requests wait here for a place. A queue that stands for a second means that more comes than can be answered: then nobody waits longer
 * than a tenth of a second, and who came last goes first, so that those who are let in are answered while somebody still looks. It
 * is the controlled delay of Nichols and Jacobson with the order and the two patiences of Maurer, "Fail at Scale" (ACM Queue 13(8),
 * 2015). Time is told (milliseconds, never falling), and nothing here waits by itself.
 */
export class RequestQueue<Guest> {
  readonly #figures: QueueFigures;
  /** Who has a place, and since when, the earliest first. */
  readonly #inside = new Map<Guest, number>();
  /** Whose place was given on, and who is still being answered. */
  readonly #long = new Set<Guest>();
  /** Who waits, and since when, the earliest first. */
  readonly #waiting = new Map<Guest, number>();
  #standsSince: number | null = null;
  #closing = false;

  constructor(figures: QueueFigures = roomFigures) {
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

  /** The last guests: whoever is here is answered, however long it takes, in the order in which they came. */
  close(): void {
    this.#closing = true;
  }

  /** Whether more comes than can be answered. */
  overloaded(now: number): boolean {
    return !this.#closing && this.#standsSince !== null && now - this.#standsSince >= this.#figures.standing;
  }

  /** True when there is a place at once; else the guest waits for a step, or is refused by the next one. */
  enter(guest: Guest, now: number): boolean {
    if (this.#waiting.size === 0 && this.#inside.size < this.#places) {
      this.#inside.set(guest, now);
      return true;
    }
    this.#standsSince ??= now;
    this.#waiting.set(guest, now);
    return false;
  }

  /** A guest has been answered. */
  leave(guest: Guest): void {
    this.#inside.delete(guest);
    this.#long.delete(guest);
  }

  /** Who gets a place now and who has waited too long. While the process is `busy`, no place is given on. */
  step(now: number, busy = false): QueueStep<Guest> {
    if (!busy) this.#forgetLong(now);
    const overloaded = this.overloaded(now);
    const { patience, shortPatience, mostWaiting } = this.#figures;
    const wait = this.#closing ? Infinity : overloaded ? shortPatience : patience;
    const refused: Guest[] = [];
    for (const [guest, since] of this.#waiting) {
      if (now - since < wait && this.#waiting.size <= mostWaiting) break;
      this.#waiting.delete(guest);
      refused.push(guest);
    }
    const places = Math.max(0, this.#places - this.#inside.size);
    const go = places === 0 ? [] : this.#next(places, overloaded);
    for (const guest of go) {
      this.#waiting.delete(guest);
      this.#inside.set(guest, now);
    }
    if (this.#waiting.size === 0) this.#standsSince = null;
    return { go, refused };
  }

  #next(places: number, lastFirst: boolean): Guest[] {
    const order = [...this.#waiting.keys()];
    return lastFirst ? order.slice(-places).toReversed() : order.slice(0, places);
  }

  #forgetLong(now: number): void {
    for (const [guest, since] of this.#inside) {
      if (now - since < this.#figures.longest || this.#long.size >= this.#figures.mostLong) return;
      this.#inside.delete(guest);
      this.#long.add(guest);
    }
  }
}
