import { Pace, type PaceFigures } from './pace.ts';

/** How many requests are answered at once, and how long the others wait. Milliseconds. */
export type RoomFigures = {
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
  /** How fast one address is let in; what it asks beyond that waits, and nobody else does. */
  ofOne?: PaceFigures;
  /** So many places are given on at most: where more take long, it is because there is too much to do, and each more would make all slower. */
  mostLong: number;
};

/**
 * Two cores work off about two hundred requests a second that ask the database, so 32 at once are answered in some 150 ms, and the pool of
 * connections has work at all times. A school class that comes in the same second is a burst.
 */
const roomFigures: RoomFigures = {
  atOnce: 32,
  atOnceAtEnd: 8,
  mostWaiting: 1000,
  patience: 1500,
  shortPatience: 100,
  standing: 1000,
  longest: 2000,
  mostLong: 64,
};

/** Since when somebody waits, and the address that they come from; null where nobody knows it. */
type Wait = { since: number; address: string | null };

/** What becomes of those who wait. */
export type Step<Guest> = { go: Guest[]; refused: Guest[] };

/**
 * Requests wait here for a place. A queue that stands for a second means that more comes than can be answered: then nobody waits longer
 * than a tenth of a second, and who came last goes first, so that those who are let in are answered while somebody still looks. It
 * is the controlled delay of Nichols and Jacobson with the order and the two patiences of Maurer, "Fail at Scale" (ACM Queue 13(8),
 * 2015). An address that asks faster than it may waits for itself only. Time is told (milliseconds, never falling), and nothing here waits by itself.
 */
export class WaitingRoom<Guest> {
  readonly #figures: RoomFigures;
  /** Who has a place, and since when, the earliest first. */
  readonly #inside = new Map<Guest, number>();
  /** Whose place was given on, and who is still being answered. */
  readonly #long = new Set<Guest>();
  /** Who waits, the earliest first. */
  readonly #waiting = new Map<Guest, Wait>();
  readonly #pace: Pace;
  #standsSince: number | null = null;
  #closing = false;

  constructor(figures: RoomFigures = roomFigures) {
    this.#figures = figures;
    this.#pace = new Pace(figures.ofOne);
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
  enter(guest: Guest, now: number, address: string | null = null): boolean {
    if (this.#isRoom && this.#mayGo(address, now)) {
      this.#letIn(guest, now, address);
      return true;
    }
    if (!this.#isRoom) this.#standsSince ??= now;
    this.#waiting.set(guest, { since: now, address });
    return false;
  }

  /** A guest has been answered. A step follows before anybody enters. */
  leave(guest: Guest): void {
    this.#inside.delete(guest);
    this.#long.delete(guest);
  }

  /** Who gets a place now and who has waited too long. While the process is `busy`, no place is given on. */
  step(now: number, busy = false): Step<Guest> {
    if (!busy) this.#forgetLong(now);
    const overloaded = this.overloaded(now);
    const { patience, shortPatience, mostWaiting } = this.#figures;
    const wait = this.#closing ? Infinity : overloaded ? shortPatience : patience;
    const refused: Guest[] = [];
    for (const [guest, { since }] of this.#waiting) {
      if (now - since < wait && this.#waiting.size <= mostWaiting) break;
      this.#waiting.delete(guest);
      refused.push(guest);
    }
    const go = this.#goIn(now, overloaded);
    // While there is room, who still waits does so because of the own address: that is no queue of everybody's.
    if (this.#waiting.size === 0 || this.#isRoom) this.#standsSince = null;
    return { go, refused };
  }

  get #isRoom(): boolean {
    return this.#inside.size < this.#places;
  }

  /** At the end nobody new comes, and nothing is kept for others. */
  #mayGo(address: string | null, now: number): boolean {
    return address === null || this.#closing || this.#pace.allows(address, now);
  }

  #goIn(now: number, lastFirst: boolean): Guest[] {
    if (!this.#isRoom) return [];
    const go: Guest[] = [];
    const order = [...this.#waiting];
    for (const [guest, { address }] of lastFirst ? order.toReversed() : order) {
      if (!this.#isRoom) break;
      if (!this.#mayGo(address, now)) continue;
      this.#waiting.delete(guest);
      this.#letIn(guest, now, address);
      go.push(guest);
    }
    return go;
  }

  #letIn(guest: Guest, now: number, address: string | null): void {
    this.#inside.set(guest, now);
    if (address !== null) this.#pace.count(address, now);
  }

  #forgetLong(now: number): void {
    for (const [guest, since] of this.#inside) {
      if (now - since < this.#figures.longest || this.#long.size >= this.#figures.mostLong) return;
      this.#inside.delete(guest);
      this.#long.add(guest);
    }
  }
}
