import type { PlantedFault } from './faults.ts';
import { isOwnTest } from './features.ts';
import { closureOf, type ImportGraph } from './import-graph.ts';
import type { Lane } from './lanes.ts';
import { blockAround } from './probes.ts';
import { hashOf, stillHolds, type Store, testsHash, type FaultVerdict } from './store.ts';
import { locateBlocks, type ProbedSources, probedText } from './trees.ts';

/**
 * What a file of tests does with sources as they are: for each source that it loads the hash of its text and the blocks that it runs.
 * Stored while the test stays the same; a source that changed or that it loads only since then counts as run from end to end.
 */
export type Reach = {
  passes: boolean;
  ms: number;
  files: Record<string, [hash: string, ...blocks: number[]]>;
  note: string;
};

export type Examination = {
  sources: ReadonlyMap<string, string>;
  graph: ImportGraph;
  probed: ProbedSources;
  /** The tests that could catch a fault in a file, nearest first. */
  candidatesOf: (file: string) => readonly string[];
  verdicts: Store<FaultVerdict>;
  reaches: Store<Reach>;
};

/** A run without a fault has this long; one with a fault five times as long as that took, and never less than this. */
const longestRun = 120_000;
const shortestLimit = 15_000;

/** A test that takes longer waits until all others passed. */
const slowTest = 20_000;

/** Tests of other features that take longer are left out: a fault that only they catch has no test of its own. */
const longestUser = 40_000;

/** Examines faults in lanes. One instance for a whole run, so that what a test reaches is found out once. */
export class Examiner {
  readonly #given: Examination;
  readonly #reaching = new Map<string, Promise<Reach>>();
  readonly #loaded = new Map<string, { key: string; closure: string[] }>();

  /** Tests of a fault's own feature that fail without a fault, with what they say: they caught nothing. */
  readonly unusable = new Map<string, string>();

  constructor(given: Examination) {
    this.#given = given;
  }

  /** The stored verdict, when it still holds. */
  storedVerdict(fault: PlantedFault): FaultVerdict | null {
    const stored = this.#given.verdicts.get(fault.id);
    const textOf = (test: string) => this.#given.sources.get(test) ?? '';
    return stored && stillHolds(stored, this.#given.candidatesOf(fault.file), textOf) ? stored : null;
  }

  /** Plants one fault and runs the tests that reach it, nearest first, until one fails. The verdict is stored. */
  async examine(lane: Lane, fault: PlantedFault): Promise<FaultVerdict> {
    const verdict = await this.#findVerdict(lane, fault);
    this.#given.verdicts.set(fault.id, verdict);
    return verdict;
  }

  async #findVerdict(lane: Lane, fault: PlantedFault): Promise<FaultVerdict> {
    const { probed, sources } = this.#given;
    const started = performance.now();
    const candidates = this.#given.candidatesOf(fault.file);
    const block = blockAround(probed.get(fault.file)?.blocks ?? [], fault.edit);
    const text = probedText(probed, fault.file, sources.get(fault.file)!, fault.edit);
    const ran: string[] = [];
    for (const test of this.#slowLast(candidates)) {
      const reach = await this.#reachOf(lane, test, isOwnTest(test, fault.file));
      if (!reach.passes || !this.#runsBlock(reach, fault.file, block)) continue;
      const limitMs = Math.max(shortestLimit, 5 * reach.ms);
      const result = await lane.run({ test, planted: { path: fault.file, text }, reach: false }, limitMs);
      ran.push(test);
      if (result.outcome === 'failed' || result.outcome === 'timeout')
        return this.#verdictOf('caught', test, result.message, started, ran, candidates);
    }
    const note =
      candidates.length === 0
        ? 'no test imports the file'
        : ran.length === 0
          ? `none of the ${candidates.length} tests that import the file runs this block`
          : `${ran.length} files of tests run this block and assert nothing that changes`;
    return this.#verdictOf('survived', null, note, started, ran, candidates);
  }

  #verdictOf(
    outcome: FaultVerdict['outcome'],
    by: string | null,
    note: string,
    started: number,
    ran: string[],
    candidates: readonly string[],
  ): FaultVerdict {
    const textOf = (test: string) => this.#given.sources.get(test) ?? '';
    const tests = testsHash(outcome, by, candidates, textOf);
    return { outcome, by, note, ms: Math.round(performance.now() - started), ran, tests };
  }

  /** What is known to take long comes after all else. */
  #slowLast(tests: readonly string[]): string[] {
    const isSlow = (test: string) => (this.#given.reaches.get(this.#loadedBy(test).key)?.ms ?? 0) > slowTest;
    return [...tests.filter((test) => !isSlow(test)), ...tests.filter(isSlow)];
  }

  /** What a test loads, and the name that its reach is stored under. */
  #loadedBy(test: string): { key: string; closure: string[] } {
    const { graph, sources } = this.#given;
    const known = this.#loaded.get(test);
    if (known) return known;
    const closure = closureOf(graph, test);
    const loaded = { closure, key: hashOf(test, sources.get(test) ?? '') };
    this.#loaded.set(test, loaded);
    return loaded;
  }

  #runsBlock(reach: Reach, file: string, block: number | null): boolean {
    const loaded = reach.files[file];
    // The test did not load it when its reach was found out.
    if (!loaded) return true;
    const [hash, ...blocks] = loaded;
    return block === null || hash !== shortHash(this.#given.sources.get(file)!) || blocks.includes(block);
  }

  /** Which blocks a file of tests runs, how long it takes, whether it passes: found out once for its text. */
  #reachOf(lane: Lane, test: string, isOwn: boolean): Promise<Reach> {
    const name = `${test} ${isOwn}`;
    const known = this.#reaching.get(name);
    if (known) return known;
    const found = this.#findReach(lane, test, isOwn);
    this.#reaching.set(name, found);
    // What a lane that ended did not find out is asked of the next one.
    found.catch(() => this.#reaching.delete(name));
    return found;
  }

  async #findReach(lane: Lane, test: string, isOwn: boolean): Promise<Reach> {
    const { sources, probed, reaches } = this.#given;
    const { key, closure } = this.#loadedBy(test);
    const stored = reaches.get(key);
    if (stored && (stored.passes || !isOwn || stored.note !== tooLong)) return stored;
    const limitMs = isOwn ? longestRun : longestUser;
    const request = { test, planted: null, reach: true };
    let result = await lane.run(request, limitMs);
    if (isOwn && result.outcome === 'failed') result = await lane.run(request, limitMs);
    const passes = result.outcome === 'passed';
    if (isOwn && !passes) this.unusable.set(test, result.message || result.outcome);
    const located = locateBlocks(probed, result.reachedBlocks);
    const files: Reach['files'] = {};
    for (const path of closure)
      if (probed.has(path)) files[path] = [shortHash(sources.get(path)!), ...(located[path] ?? [])];
    const note = result.outcome === 'timeout' ? tooLong : result.message;
    const reach = { passes, ms: result.ms, files, note };
    // A test that fails without a fault is tried again by the next run.
    if (passes || note === tooLong) reaches.set(key, reach);
    return reach;
  }
}

const tooLong = 'takes too long';

function shortHash(text: string): string {
  return hashOf(text).slice(0, 8);
}
