/** Failures in a row after which the model is left alone, and for how many milliseconds. */
const failuresBeforeRest = 3;
export const restMs = 60_000;
const longestRestMs = 600_000;

/**
 * Whether a language model is worth asking (circuit breaker). After some failures in a row it rests; then one try decides.
 * Times in milliseconds, passed in.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  #probing = false;

  /** Whether the last thing known about the model is good. */
  get healthy(): boolean {
    return this.#restsUntil === 0;
  }

  /** Until when it is left alone, by the clock of the calls; null while it is asked. */
  get restsUntil(): number | null {
    return this.healthy ? null : this.#restsUntil;
  }

  /** Whether it may be asked now. After a rest only one may, until its answer is known. */
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

  /** `retryAfterMs`: the model itself said when it wants to be asked again. */
  failed(now: number, retryAfterMs = 0): void {
    this.#failures += 1;
    const rests = this.#failures >= failuresBeforeRest || this.#probing || retryAfterMs > 0;
    this.#probing = false;
    if (rests) this.#restsUntil = now + Math.min(longestRestMs, Math.max(restMs, retryAfterMs));
  }

  /** The try said nothing about the model: somebody stopped it. */
  undecided(): void {
    this.#probing = false;
  }
}
