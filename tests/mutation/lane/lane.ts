import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { reachedName } from '../probes.ts';

/** What the process beside a lane asks for: one file of tests, with or without a changed source. */
export type LaneRequest = {
  id: number;
  test: string;
  /** A source and the text that it has during the run; null leaves all as they are. */
  planted: { path: string; text: string } | null;
  /** Whether to report which blocks were reached. */
  reach: boolean;
};
export type LaneResult = {
  id: number;
  outcome: 'passed' | 'failed' | 'timeout' | 'no tests';
  ms: number;
  reachedBlocks: number[];
  /** The first failure. */
  message: string;
};
/** Sent once when a lane can run tests: their files. */
export type LaneReady = { ready: string[] };

/** Databases of tests are dropped once there are so many. */
const mostDatabases = 60;

const tree = process.cwd();
/** Where a process of tests writes which blocks it reached (record-reached.ts). */
const reachedFile = join(tree, 'reached.bin');
let planted: { path: string; before: string } | null = null;
let databaseRuns = 0;

// The global setup of the database runs in this process, out of the same sources.
Object.assign(globalThis, { [reachedName]: new Uint8Array(Number(process.env.MUTATION_BLOCKS ?? 0)) });

const vitest = await startVitestHere();
// The runner ends the process over a promise that nobody awaits, which a process of tests that was killed leaves behind.
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (error) => {
  process.stderr.write(
    `not awaited: ${String((error as Error | undefined)?.stack ?? error).slice(0, 500)}\n`,
  );
});
const specifications = new Map<string, TestSpecification>();
for (const one of await vitest.globTestSpecifications())
  specifications.set(relative(tree, one.moduleId), one);

let queue: Promise<void> = Promise.resolve();
process.on('message', (request: LaneRequest) => {
  queue = queue.then(async () => {
    const result = await runRequest(request);
    if (process.connected) process.send!(result);
  });
});
process.on('disconnect', () => void close());
process.on('SIGTERM', () => void close());
process.send!({ ready: [...specifications.keys()] } satisfies LaneReady);

async function startVitestHere(): Promise<Vitest> {
  const config = (await import(pathToFileURL(join(tree, 'vitest.config.ts')).href)) as {
    default: ViteUserConfig;
  };
  const projects = (config.default.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { test } = project;
    if (test?.name !== 'unit' && test?.name !== 'database') return [];
    const added = {
      setupFiles: [fileURLToPath(new URL('./record-reached.ts', import.meta.url))],
      env: {
        ...test.env,
        MUTATION_BLOCKS: process.env.MUTATION_BLOCKS ?? '0',
        MUTATION_REACHED: reachedFile,
      },
      testTimeout: 20_000,
      hookTimeout: 60_000,
    };
    return [{ ...project, test: { ...test, ...added } }];
  });
  const overrides: ViteUserConfig = {
    root: tree,
    logLevel: 'silent',
    test: { projects, reporters: [{}] },
  };
  return createVitest({ root: tree, config: false, watch: false, maxWorkers: 1, bail: 1 }, overrides);
}

function plant(change: LaneRequest['planted']): void {
  if (planted && planted.path !== change?.path) {
    writeSource(planted.path, planted.before);
    planted = null;
  }
  if (!change) return;
  planted ??= { path: change.path, before: readFileSync(join(tree, change.path), 'utf8') };
  writeSource(change.path, change.text);
}

function writeSource(path: string, text: string): void {
  const file = join(tree, path);
  if (readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  vitest.invalidateFile(file);
}

/** Runs one file of tests in a process of its own; only the transformed sources outlive it. */
async function runRequest({ id, test, planted: change, reach }: LaneRequest): Promise<LaneResult> {
  const started = performance.now();
  const specification = specifications.get(test);
  if (!specification)
    return { id, outcome: 'no tests', ms: 0, reachedBlocks: [], message: 'not a file of tests' };
  plant(change);
  rmSync(reachedFile, { force: true });
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const module = testModules.find((one) => one.moduleId === specification.moduleId);
  const [error] = unhandledErrors;
  const result: LaneResult = {
    id,
    outcome: error || !module ? 'failed' : outcomeOf(module),
    ms: Math.round(performance.now() - started),
    reachedBlocks: reach ? readReached() : [],
    message: module ? firstFailure(module) : '',
  };
  if (error && !result.message) result.message = String((error as Error).message ?? error).slice(0, 300);
  if (specification.project.name === 'database') await dropDatabases(specification);
  return result;
}

function readReached(): number[] {
  if (!existsSync(reachedFile)) return [];
  const reached = readFileSync(reachedFile);
  return [...reached.keys()].filter((index) => reached[index] === 1);
}

function outcomeOf(module: TestModule): LaneResult['outcome'] {
  const state = module.state();
  if (state === 'failed') return 'failed';
  const passed = [...module.children.allTests('passed')].length;
  return passed === 0 ? 'no tests' : 'passed';
}

function firstFailure(module: TestModule): string {
  for (const test of module.children.allTests('failed')) {
    const [error] = test.result().errors ?? [];
    return `${test.fullName}: ${error?.message ?? ''}`.slice(0, 300);
  }
  return String(module.errors()[0]?.message ?? '').slice(0, 300);
}

/** Each test leaves its database behind; thousands of them would fill the disk. */
async function dropDatabases({ project }: TestSpecification): Promise<void> {
  databaseRuns += 1;
  if (databaseRuns % 5 !== 0) return;
  const { cluster } = project.getProvidedContext() as { cluster: string };
  const url = new URL(cluster);
  const client = new pg.Client(
    url.searchParams.has('host')
      ? { host: url.searchParams.get('host')!, user: url.username, database: url.pathname.slice(1) }
      : { connectionString: cluster },
  );
  try {
    await client.connect();
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'test\\_%'",
    );
    if (rows.length < mostDatabases) return;
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  } catch {
    // They go with the cluster in the end.
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function close(): Promise<void> {
  await vitest.close();
  process.exit(0);
}
