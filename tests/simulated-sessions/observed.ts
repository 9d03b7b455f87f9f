import type { SessionFault } from './checks.ts';
import type { Play, Played } from './play.ts';
import type { EvidenceRow } from './shown-evidence.ts';

/** Observations of one session. */
export class Observed {
  turns = 0;
  readonly said = { all: 0, repeated: [] as string[] };
  readonly counts = { judged: 0, decided: 0, unknown: 0 };
  readonly rows: EvidenceRow[] = [];
  readonly #faults: (SessionFault & { where: string })[] = [];
  readonly #took: { ms: number; what: string }[] = [];
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  get played(): Played {
    return {
      turns: this.turns,
      said: this.said,
      faults: this.#faults,
      ...this.counts,
      took: this.#took,
      rows: this.rows,
    };
  }

  sentences({ all, repeated }: { all: number; repeated: readonly string[] }): void {
    this.said.all += all;
    this.said.repeated.push(...repeated);
  }

  look(faults: readonly SessionFault[]): void {
    const { number, kind, behaviour, model, language, brought } = this.#play;
    const about = `${kind} ${number}, ${behaviour}, ${model}, ${language}: ${brought.text} (${brought.from})`;
    for (const fault of faults) this.#faults.push({ ...fault, where: `${about}, turn ${this.turns}` });
  }

  async timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#took.push({ ms: performance.now() - started, what });
    }
  }
}
