import type { Services } from '#app/platform/services.server.ts';
import { Breaker } from '../../model/model-text/breaker.ts';
import type { ModelAttempt } from '../../model/model-attempt.ts';

type Endpoint = { baseUrl: string; apiKey: string | undefined };

/** Health of the configured model from its last calls, and from a probe after a pause. In memory, one per process. */
export class ModelHealth {
  readonly #breaker = new Breaker();
  readonly #deps: Pick<Services, 'clock' | 'log'>;
  readonly #endpoint: Endpoint;
  #looking = false;

  constructor(deps: Pick<Services, 'clock' | 'log'>, endpoint: Endpoint) {
    this.#deps = deps;
    this.#endpoint = endpoint;
  }

  /** Whether the last known result is good. After a pause it starts a probe, whose result applies to the next caller. */
  healthy(): boolean {
    if (!this.#breaker.healthy && !this.#looking && this.#breaker.allows(this.#now())) void this.#look();
    return this.#breaker.healthy;
  }

  /** Until when this process does not call the model; null while it does. */
  get restsUntil(): Date | null {
    const until = this.#breaker.restsUntil;
    return until === null ? null : new Date(until);
  }

  /** Whether the model may be called now. A caller that was allowed must report the result: `learn`, or `undecided`. */
  allows(): boolean {
    return this.#breaker.allows(this.#now());
  }

  undecided(): void {
    this.#breaker.undecided();
  }

  learn(attempts: readonly ModelAttempt[]): void {
    if (attempts.length === 0) this.#breaker.undecided();
    for (const { outcome, retryAfter } of attempts) {
      if (outcome === 'spoken' || outcome === 'guarded') this.#breaker.succeeded();
      else if (outcome === 'stopped') this.#breaker.undecided();
      else {
        this.#breaker.failed(this.#now(), (retryAfter ?? 0) * 1000);
        this.#deps.log.warn({ outcome }, 'a language model said nothing that can be shown');
      }
    }
  }

  readonly #now = () => this.#deps.clock.now().getTime();

  /** Probe: requests the list of models; any response but a refusal shows that the endpoint is up. */
  async #look(): Promise<void> {
    this.#looking = true;
    const { baseUrl, apiKey } = this.#endpoint;
    try {
      const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
        signal: AbortSignal.timeout(2000),
        redirect: 'error',
        headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      });
      await answer.body?.cancel();
      if (answer.ok || answer.status === 404) this.#breaker.succeeded();
      else this.#breaker.failed(this.#now());
    } catch {
      this.#breaker.failed(this.#now());
    } finally {
      this.#looking = false;
    }
  }
}
