import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines of JSON by key, appended as they come: a run that is ended goes on where it was. The last line of a key counts. */
export class Store<T> {
  readonly #path: string;
  readonly #values = new Map<string, T>();

  constructor(path: string) {
    this.#path = path;
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      // The last line of a run that was ended may be cut off.
      try {
        const { key, value } = JSON.parse(line) as { key: string; value: T };
        this.#values.set(key, value);
      } catch {
        continue;
      }
    }
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: T): void {
    this.#values.set(key, value);
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${JSON.stringify({ key, value })}\n`);
  }
}

/** A short name of texts. */
export function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 20);
}

/** What one fault came to. */
export type FaultVerdict = {
  outcome: 'caught' | 'survived';
  /** What caught it: a file of tests, or `types`. */
  by: string | null;
  /** Failure of the catching test, or why the tests miss it. */
  note: string;
  ms: number;
  /** Tests that ran with the fault planted. */
  ran: string[];
  /** Hash of the texts of the tests that the verdict rests on. */
  tests: string;
};

/**
 * Whether a stored verdict still holds: a caught fault as long as the test that caught it stays the same, a survivor as long as no test
 * that could catch it changed. `textOf` gives the text of a test, '' when it is gone.
 */
export function stillHolds(
  verdict: FaultVerdict,
  candidates: readonly string[],
  textOf: (test: string) => string,
): boolean {
  return verdict.tests === testsHash(verdict.outcome, verdict.by, candidates, textOf);
}

/** The hash that `stillHolds` compares. */
export function testsHash(
  outcome: FaultVerdict['outcome'],
  by: string | null,
  candidates: readonly string[],
  textOf: (test: string) => string,
): string {
  if (outcome === 'caught') return by === null || by === 'types' ? 'types' : hashOf(by, textOf(by));
  return hashOf(...[...candidates].sort().flatMap((test) => [test, textOf(test)]));
}
