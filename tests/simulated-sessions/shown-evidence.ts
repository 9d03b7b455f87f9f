/*
 * The evidence that section 5 of docs/product.md requires for a problem, derived independently from its visible turns: the first attempt
 * decides; only without help it can raise the estimate; after H1 or H2 it is practice; from H3 on, or given up, it counts as not known.
 */
export type EvidenceRow = { right: boolean; aid: 'none' | 'hint' | 'shown' };

export class Watched {
  row: EvidenceRow | null = null;
  #help = 0;
  readonly #counts: boolean;
  readonly #before: 'none' | 'hint';

  /** `counts`: it is evidence of a skill. `named`: the idea was named with the question. `met`: the learner worked on it before. */
  constructor({ counts, named, met }: { counts: boolean; named: boolean; met: boolean }) {
    this.#counts = counts;
    this.#before = named ? 'hint' : 'none';
    this.#met = met;
  }
  readonly #met: boolean;

  /** One turn: whether a counted line was wrong, help that came with it, and the end. */
  turn({
    failed,
    help,
    solved,
    told,
  }: {
    failed: boolean;
    help: number;
    solved: boolean;
    told: boolean;
  }): void {
    if (!this.#counts) return;
    const before = this.#help;
    this.#help = Math.max(before, help);
    const shown = told || this.#help === 4;
    if (this.row !== null) {
      if (shown && !this.row.right && before < 4) this.row = { right: false, aid: 'shown' };
      return;
    }
    if (failed) this.row = { right: false, aid: shown ? 'shown' : before > 0 ? 'hint' : this.#before };
    else if (this.#help >= 3 || told) this.row = { right: false, aid: 'shown' };
    else if (solved) this.row = { right: true, aid: this.#aidWhenRight() };
  }

  #aidWhenRight(): EvidenceRow['aid'] {
    if (this.#help > 0) return 'hint';
    return this.#met ? 'hint' : this.#before;
  }
}
