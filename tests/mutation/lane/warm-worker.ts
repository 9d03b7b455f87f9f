import type { ModuleRunner } from 'vite/module-runner';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';
import { reachedName } from '../probes.ts';

/**
 * A process of tests that outlives a run (the pool beside it sees to that). Packages stay loaded; before a run only the changed sources
 * and what imports them are forgotten.
 */
export type WarmContext = {
  /** Paths of changed sources. 'all' forgets every source, so that what runs once at loading runs again. */
  forget: string[] | 'all';
  /** Whether the run reports the blocks that it reached. */
  reach: boolean;
};
export type ReachedMessage = { reachedBlocks: number[] };

// What a test puts in place of these must not reach the messages of this process.
const send = process.send!.bind(process);
const on = process.on.bind(process);
const off = process.off.bind(process);

const reached = new Uint8Array(Number(process.env.MUTATION_BLOCKS ?? 0));
Object.assign(globalThis, { [reachedName]: reached });

let runner: ModuleRunner | undefined;

function forget(paths: WarmContext['forget']): void {
  if (!runner) return;
  const modules = runner.evaluatedModules;
  const all = [...modules.idToModuleMap.values()];
  const start = paths === 'all' ? all.map(({ file }) => file) : paths;
  if (paths === 'all') {
    for (const module of all) if (module.file.startsWith(process.cwd())) modules.invalidateModule(module);
    return;
  }
  const waiting = start.flatMap((path) => [...(modules.getModulesByFile(path) ?? [])]);
  const done = new Set(waiting);
  for (const module of done) {
    for (const id of module.importers) {
      const importer = modules.getModuleById(id);
      if (importer) done.add(importer);
    }
  }
  for (const module of done) modules.invalidateModule(module);
}

process.on('error', () => process.exit(1));
on('disconnect', () => process.exit(0));

init({
  post: (message) => void send(message as object),
  on: (callback) => void on('message', callback),
  off: (callback) => void off('message', callback),
  setup: setupEnvironment,
  onModuleRunner: (started) => {
    runner = started;
  },
  runTests: async (state, traces) => {
    const { forget: paths, reach } = state.ctx as unknown as WarmContext;
    forget(paths);
    reached.fill(0);
    await runBaseTests('run', state, traces);
    const blocks = reach ? [...reached.keys()].filter((index) => reached[index] === 1) : [];
    if (reach) send({ reachedBlocks: blocks } satisfies ReachedMessage);
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
});
