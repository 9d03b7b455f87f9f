import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Every check in the order of its price, then the tests. Ends with the plain line `N passed, N failed`, in which a
 * check counts as one. `--fast` leaves out what needs the built product and a browser.
 */
const fast = process.argv.includes('--fast');
const scratch = mkdtempSync(join(tmpdir(), 'curvela-run-'));
const report = join(scratch, 'report.json');
const template = join(scratch, 'house');

type Tally = { passed: number; failed: number };
type Stage = {
  name: string;
  command: string;
  args: string[];
  environment?: Record<string, string>;
  tally?: () => Tally;
  /** The code with which it says that it could not be done: that counts neither as passed nor as failed, and the line says so. */
  notDone?: number;
};

const vitest = (projects: string[], ...more: string[]): Stage => ({
  name: `tests: ${projects.join(', ')}`,
  command: 'vitest',
  args: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.flatMap((p) => ['--project', p]),
    ...more,
  ],
  tally: () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Record<string, number>;
    // A file that cannot even be loaded has no tests to fail.
    const broken = (numFailedTests ?? 0) === 0 ? (numFailedTestSuites ?? 0) : 0;
    return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + broken };
  },
});

const checks: Stage[] = [
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings', '--quiet'] },
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  {
    name: 'rooms',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'app', 'server', 'database', 'tests'],
  },
];
// Asks the registry, which is not always there.
const audit: Stage = {
  name: 'known weaknesses',
  command: 'node',
  args: ['tests/abuse/dependencies/audit.ts'],
  notDone: 2,
};
const format: Stage = { name: 'format', command: 'prettier', args: ['--check', '--log-level=warn', '.'] };
// Two files at a time: left alone, the runner keeps one of two cores for itself.
const facts = vitest(['unit', 'database'], '--maxWorkers=2');
const whole: Stage[] = [
  { name: 'build', command: 'node', args: ['server/build.ts'] },
  { name: 'first start', command: 'node', args: ['tests/make-template.ts', template] },
  // Each file has a whole house and a browser's window of its own, out of three processes on a machine of any size (record 0073): two
  // leave a sixth of two cores idle, since a file waits for its browser and its house by turns.
  {
    ...vitest(['house', 'faults'], '--maxWorkers=3'),
    environment: { HOUSE_TEMPLATE: template, HOUSES_IN_A_ROW: 'yes' },
  },
];

const total: Tally = { passed: 0, failed: 0 };
const told: string[] = [];
// Reading the form of all files takes one core as long as the other checks take the other.
await Promise.all([inTurn([format, audit]), inTurn(checks)]);
await inTurn([facts, ...(fast ? [] : whole)]);
rmSync(scratch, { recursive: true, force: true });
process.stdout.write(`\n${told.join('')}${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function inTurn(stages: Stage[]): Promise<void> {
  for (const stage of stages) {
    const started = performance.now();
    const code = await run(stage);
    const undone = code === stage.notDone;
    const { passed, failed } = undone ? { passed: 0, failed: 0 } : countOf(stage, code);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const line = `${undone ? 'NOT DONE' : code === 0 ? 'ok  ' : 'FAIL'} ${stage.name} (${seconds} s)\n`;
    process.stdout.write(line);
    told.push(line);
  }
}

function countOf(stage: Stage, code: number): Tally {
  const plain = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!stage.tally) return plain;
  try {
    const tally = stage.tally();
    // No test at all, or a runner that failed for a reason of its own, is a failure too.
    if (tally.passed + tally.failed === 0 || (code !== 0 && tally.failed === 0))
      return { ...tally, failed: tally.failed + 1 };
    return tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run({ command, args, environment = {} }: Stage): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
        NODE_ENV: '',
        ...environment,
      },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
