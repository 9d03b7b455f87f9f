import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/* The runner of all tests, with stubs for the tools that it starts. */

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'curvela-runner-'));
  mkdirSync(join(directory, 'node_modules/.bin'), { recursive: true });
  for (const name of ['oxlint', 'react-router', 'tsc', 'depcruise', 'oxfmt', 'node']) addTool(name, 'exit 0');
  // Writes the prepared report for the project it is called with, and takes its exit code from it.
  addTool(
    'vitest',
    `"${process.execPath}" -e '
      const { appendFileSync, existsSync, readFileSync, writeFileSync } = require("node:fs");
      const args = process.argv.slice(1);
      const files = args.filter((arg) => arg.endsWith(".test.ts"));
      appendFileSync("started", args.filter((arg) => !arg.startsWith("--output")).join(" ") + "\\n");
      const name = files.length ? "second" : args.includes("unit") ? "unit" : "first";
      if (!existsSync(name + ".json")) process.exit(1);
      const report = readFileSync(name + ".json", "utf8").replaceAll("{directory}", process.cwd());
      writeFileSync(args.find((arg) => arg.startsWith("--outputFile")).split("=")[1], report);
      process.exit(report.includes("failed") ? 1 : 0);
    ' -- "$@"`,
  );
  addReport('unit', 'app/one.test.ts', { one: '' });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function addTool(name: string, script: string): void {
  const path = join(directory, 'node_modules/.bin', name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** A report with the failure message of each test; none for a passed one. */
function addReport(name: string, file: string, tests: Record<string, string>): void {
  const assertionResults = Object.entries(tests).map(([fullName, reason]) => ({
    fullName,
    status: reason ? 'failed' : 'passed',
    failureMessages: reason ? [reason] : [],
  }));
  const status = Object.values(tests).some(Boolean) ? 'failed' : 'passed';
  const testResults = [{ name: `{directory}/${file}`, status, assertionResults }];
  writeFileSync(join(directory, `${name}.json`), JSON.stringify({ testResults }));
}

function runAll(...args: string[]): { code: number | null; lastLines: string[]; started: string[] } {
  const { status, stdout } = spawnSync(process.execPath, [resolve('tests/run.ts'), ...args], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, PROPERTY_SEED: '5' },
  });
  const started = readFileSync(join(directory, 'started'), 'utf8').trim().split('\n');
  return { code: status, lastLines: stdout.trimEnd().split('\n').slice(-3), started };
}

const journeys = 'tests/journeys/shell.test.ts';
const seedLine = 'property tests: seed of this run 5 (PROPERTY_SEED); repeat with PROPERTY_SEED=5';

it('ends with the counts, in which a check counts as one', () => {
  addReport('first', journeys, { two: '' });
  const { code, lastLines } = runAll();
  // Six checks, the build and the first start, and two tests.
  expect(lastLines.slice(-2)).toEqual([seedLine, '10 passed, 0 failed']);
  expect(code).toBe(0);
});

it('counts an audit that could not be run as skipped', () => {
  addTool('node', 'case "$1" in *audit*) exit 2;; esac');
  const { code, lastLines } = runAll('--fast');
  expect(lastLines.at(-1)).toBe('6 passed, 0 failed, 1 skipped');
  expect(code).toBe(0);
});

it('runs the file of a failed journey again and names it, in neither count', () => {
  addReport('first', journeys, { two: 'Error: http://127.0.0.1/x', three: '' });
  addReport('second', journeys, { two: '', three: '' });
  const { code, lastLines, started } = runAll();
  expect(lastLines).toEqual([
    `needed a second go: ${journeys} > two`,
    '  Error: http://127.0.0.1/x',
    '10 passed, 0 failed',
  ]);
  expect(code).toBe(0);
  expect(started.at(-1)).toContain(`--project journeys --maxWorkers=1 ${journeys}`);
});

it('fails when the second run fails or proves nothing', () => {
  addReport('first', journeys, { two: 'Error: no' });
  addReport('second', journeys, { two: 'Error: no' });
  expect(runAll()).toMatchObject({
    code: 1,
    lastLines: [expect.any(String), seedLine, '9 passed, 1 failed'],
  });
  rmSync(join(directory, 'second.json'));
  expect(runAll().lastLines.at(-1)).toBe('9 passed, 1 failed');
});

it('fails when the tests end without a report', () => {
  expect(runAll()).toMatchObject({
    code: 1,
    lastLines: [expect.any(String), seedLine, '9 passed, 1 failed'],
  });
});
