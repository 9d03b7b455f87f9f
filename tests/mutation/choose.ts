import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { PlantedFault, FaultPlan } from './faults.ts';
import { featureOf } from './features.ts';
import { distancesOfImporters, type ImportGraph } from './import-graph.ts';

/** A place in an order that looks random and is the same for the same seed. */
function placeOf(seed: number, name: string): string {
  return createHash('sha256').update(`${seed}:${name}`).digest('hex');
}

function shuffle<T>(items: readonly T[], seed: number, name: (item: T) => string): T[] {
  return [...items]
    .map((item) => [placeOf(seed, name(item)), item] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);
}

/**
 * At most `limit` faults, the same ones for the same seed: round after round each file gives one, of a kind that was rarest so far, and
 * what `describe` refuses is left out. A file whose faults are used up gives none.
 */
export function chooseFaults(
  faults: readonly FaultPlan[],
  limit: number,
  seed: number,
  describe: (plan: FaultPlan) => PlantedFault | null,
): PlantedFault[] {
  const files = new Map<string, FaultPlan[]>();
  for (const fault of shuffle(faults, seed, ({ id }) => id))
    files.set(fault.file, [...(files.get(fault.file) ?? []), fault]);
  const order = shuffle([...files.keys()], seed, (file) => file);
  const counts = new Map<string, number>();
  const chosen: PlantedFault[] = [];
  while (chosen.length < limit) {
    let tried = 0;
    for (const file of order) {
      const left = files.get(file)!;
      if (left.length === 0 || chosen.length >= limit) continue;
      const rarest = left.reduce((a, b) => ((counts.get(b.kind) ?? 0) < (counts.get(a.kind) ?? 0) ? b : a));
      left.splice(left.indexOf(rarest), 1);
      tried += 1;
      const fault = describe(rarest);
      if (!fault) continue;
      counts.set(fault.kind, (counts.get(fault.kind) ?? 0) + 1);
      chosen.push(fault);
    }
    if (tried === 0) break;
  }
  return chosen;
}

/**
 * The tests that import a file, nearest first: of its folder, of its feature, of its users; in each those without a database first, then
 * by the number of imports between. Of the users only the `wide` with the fewest imports between are taken.
 */
export function chooseTests(
  graph: ImportGraph,
  file: string,
  tests: ReadonlySet<string>,
  wide: number,
): string[] {
  const rankOf = (test: string) =>
    dirname(test) === dirname(file) ? 0 : featureOf(test) === featureOf(file) ? 1 : 2;
  const importing = [...distancesOfImporters(graph, file)]
    .filter(([path]) => tests.has(path))
    .map(([path, distance]) => ({ path, distance, rank: rankOf(path), isSlow: path.includes('.db.') }))
    .sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1));
  const near = importing.filter(({ rank }) => rank < 2);
  const users = importing.filter(({ rank }) => rank === 2).slice(0, wide);
  // Tests without a database take a hundredth of the time of those with one. Sorting is stable: the distance still counts.
  return [...near, ...users]
    .sort((a, b) => a.rank - b.rank || Number(a.isSlow) - Number(b.isSlow))
    .map(({ path }) => path);
}
