/** Failures in a row that open the breaker, and for how many milliseconds it stays open. */
const failuresBeforeRest = 3;
export const restMs = 60_000;
const longestRestMs = 600_000;

/**
 * Circuit breaker for language-model calls: opens after several failures in a row; after the pause a single trial call decides. Times
 * in milliseconds, passed in.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  #probing = false;

  /** Whether the last known result of the model was good. */
  get healthy(): boolean {
    return this.#restsUntil === 0;
  }

  /** Until when the breaker is open; null while it is closed. */
  get restsUntil(): number | null {
    return this.healthy ? null : this.#restsUntil;
  }

  /** Whether a call is allowed now. After a pause only one is, until its result is known. */
  allows(now: number): boolean {
    if (this.healthy) return true;
    if (now < this.#restsUntil || this.#probing) return false;
    this.#probing = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restsUntil = 0;
    this.#probing = false;
  }

  /** `retryAfterMs`: the delay requested by the model's API. */
  failed(now: number, retryAfterMs = 0): void {
    this.#failures += 1;
    const rests = this.#failures >= failuresBeforeRest || this.#probing || retryAfterMs > 0;
    this.#probing = false;
    if (rests) this.#restsUntil = now + Math.min(longestRestMs, Math.max(restMs, retryAfterMs));
  }

  /** The trial call was cancelled and gives no information about the model. */
  undecided(): void {
    this.#probing = false;
  }
}
