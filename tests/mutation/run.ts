import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chooseFaults, chooseTests } from './choose.ts';
import { readColumns } from './columns.ts';
import { Examiner, type Reach } from './examine.ts';
import { describeFault, type PlantedFault, type FaultPlan, planFaults } from './faults.ts';
import { featureOf, isMutable, isSelected } from './features.ts';
import { createResolver, readImportGraph } from './import-graph.ts';
import { Lane } from './lanes.ts';
import { type Options, readOptions, usage } from './options.ts';
import {
  type Equivalent,
  type Examined,
  featureRows,
  formatDocument,
  formatSurvivors,
  formatTable,
  isEquivalent,
} from './report.ts';
import { listChanged, listFiles, readSources } from './sources.ts';
import { Store, type FaultVerdict } from './store.ts';
import { copyTree, countBlocks, probedText, probeSources } from './trees.ts';
import { findTypeErrors } from './types.ts';

/**
 * Plants faults in scratch copies of the working copy and runs the unit and database tests that reach them. Results are kept in
 * .mutation/, so that a second run examines only what changed.
 */
const root = process.cwd();
const scratch = join(root, '.mutation');
const started = performance.now();
const print = (line: string) => void process.stdout.write(`${line}\n`);
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);

let options: Options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${usage}`);
  process.exit(2);
}

const files = listFiles(root);
const sources = readSources(root, files);
const equivalents = JSON.parse(
  readFileSync(new URL('./equivalent.json', import.meta.url), 'utf8'),
) as Equivalent[];
const chosen = chooseAll();
if (options.list) {
  for (const { file, line, kind, original, planted } of chosen)
    print(`${file}:${line} ${kind}\n  - ${original}\n  + ${planted}`);
  print(`${chosen.length} faults`);
  process.exit(0);
}
const examined = await examineAll();
finish(examined);

function chooseAll(): PlantedFault[] {
  const tables = files.find((path) => path.endsWith('database-types.ts'));
  const columns = tables ? readColumns(tables, sources.get(tables)!) : new Map();
  const changed = options.changed === null ? null : new Set(listChanged(root, options.changed));
  const selected = [...sources.keys()].filter((path) => {
    if (!isMutable(path) || (changed && !changed.has(path))) return false;
    const inFiles = options.files.some(
      (one) => path === one || path.startsWith(`${one.replace(/\/$/, '')}/`),
    );
    const inFeatures = options.features.some((name) => isSelected(path, name));
    return options.files.length + options.features.length === 0 || inFiles || inFeatures;
  });
  const byFeature = new Map<string, FaultPlan[]>();
  for (const path of selected) {
    const feature = featureOf(path);
    const faults = planFaults(path, sources.get(path)!, columns);
    byFeature.set(feature, [...(byFeature.get(feature) ?? []), ...faults]);
  }
  const { limit, seed } = options;
  return [...byFeature.values()].flatMap((faults) =>
    chooseFaults(faults, limit ?? faults.length, seed, (plan) =>
      describeFault(plan, sources.get(plan.file)!),
    ),
  );
}

async function examineAll(): Promise<Examined[]> {
  const graph = readImportGraph(sources, createResolver(root));
  const tests = new Set([...sources.keys()].filter((path) => /\.test\.tsx?$/.test(path)));
  const probed = probeSources(sources, [...sources.keys()].filter(isMutable));
  const found: Examined[] = [];
  const candidates = new Map<string, string[]>();
  const runnable = new Set([...tests].filter((path) => !/^tests\/(?:journeys|faults|abuse)\//.test(path)));
  const candidatesOf = (file: string) => {
    const known = candidates.get(file) ?? chooseTests(graph, file, runnable, options.wide);
    candidates.set(file, known);
    return known;
  };
  const verdicts = new Store<FaultVerdict>(join(scratch, 'verdicts.jsonl'));
  const reaches = new Store<Reach>(join(scratch, 'reaches.jsonl'));
  const examiner = new Examiner({ sources, graph, probed, candidatesOf, verdicts, reaches });

  const groups = new Map<string, PlantedFault[]>();
  for (const fault of chosen) {
    const stored = examiner.storedVerdict(fault);
    if (isEquivalent(fault, equivalents)) found.push({ fault, verdict: 'equivalent' });
    else if (stored) found.push({ fault, verdict: stored });
    else groups.set(fault.file, [...(groups.get(fault.file) ?? []), fault]);
  }
  const open = [...groups.values()].flat().length;
  print(`${chosen.length} faults, ${found.length} examined before, ${open} to examine`);
  if (options.stored) return found;
  const waiting = [...groups.values()];
  let done = 0;
  const work = async (number: number) => {
    if (waiting.length === 0) return;
    const tree = join(scratch, 'trees', String(number));
    copyTree(root, tree, files, (path) =>
      probed.has(path) ? probedText(probed, path, sources.get(path)!) : null,
    );
    const lane = new Lane(tree, countBlocks(probed));
    print(`[${seconds()} s] lane ${number} is ready with ${(await lane.listTests()).length} files of tests`);
    const report = (fault: PlantedFault, verdict: FaultVerdict) => {
      found.push({ fault, verdict });
      done += 1;
      const what = verdict.outcome === 'caught' ? `caught by ${verdict.by}` : 'SURVIVED';
      const where = `${fault.file}:${fault.line} ${fault.kind}`;
      print(`[${seconds()} s] ${done}/${open} ${where}: ${what} (${(verdict.ms / 1000).toFixed(1)} s)`);
    };
    try {
      for (let group = waiting.shift(); group; group = waiting.shift())
        for (const fault of group) report(fault, await examiner.examine(lane, fault));
    } finally {
      await lane.close();
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(options.workers, waiting.length) }, (_, index) => work(index + 1)),
  );
  if (options.types) askCompiler(found, verdicts);
  for (const [test, message] of examiner.unusable) print(`FAILS WITHOUT A FAULT ${test}: ${message}`);
  return found;
}

/** Survivors that the compiler or the linter refuses are caught before any test runs. */
function askCompiler(found: Examined[], verdicts: Store<FaultVerdict>): void {
  const survivors = found.filter(
    ({ verdict }) =>
      verdict !== 'equivalent' && verdict.outcome === 'survived' && !verdict.note.endsWith('compiles'),
  );
  if (survivors.length === 0) return;
  const tree = join(scratch, 'trees', 'types');
  copyTree(root, tree, files, () => null);
  const refused = findTypeErrors(
    root,
    tree,
    survivors.map(({ fault }) => fault),
    sources,
  );
  print(
    `[${seconds()} s] the compiler or the linter refuses ${refused.size} of ${survivors.length} survivors`,
  );
  for (const one of survivors) {
    const verdict = one.verdict as FaultVerdict;
    const error = refused.get(one.fault.id);
    one.verdict = error
      ? { ...verdict, outcome: 'caught', by: 'types', note: error, tests: 'types' }
      : { ...verdict, note: `${verdict.note}; it compiles` };
    verdicts.set(one.fault.id, one.verdict);
  }
}

function finish(all: Examined[]): void {
  const order = new Map(chosen.map(({ id }, index) => [id, index]));
  all.sort((a, b) => order.get(a.fault.id)! - order.get(b.fault.id)!);
  for (const { fault, verdict } of all)
    if (verdict !== 'equivalent' && verdict.outcome === 'survived')
      print(
        `\n${fault.file}:${fault.line} ${fault.kind} – ${verdict.note}\n  - ${fault.original}\n  + ${fault.planted}`,
      );
  const rows = featureRows(all);
  print(`\n${formatTable('feature', rows)}`);
  const minutes = (performance.now() - started) / 60_000;
  print(`${all.length} faults in ${minutes.toFixed(1)} minutes`);
  if (options.write) {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
    const date = new Date().toISOString().slice(0, 10);
    writeText(
      options.write,
      formatDocument(all, { date, commit, minutes, seed: options.seed, limit: options.limit }),
    );
  }
  if (options.survivors)
    for (const name of new Set(all.map(({ fault }) => featureOf(fault.file)))) {
      const own = all.filter(({ fault }) => featureOf(fault.file) === name);
      writeText(
        join(options.survivors, `survivors-${name.replace('/', '-')}.md`),
        formatSurvivors(name, own),
      );
    }
  const percentage = rows.at(-1)?.percentage ?? 100;
  process.exit(options.require !== null && percentage < options.require ? 1 : 0);
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
