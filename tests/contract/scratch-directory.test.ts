import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratchDirectory } from '../support/scratch-directory.ts';

const memory = '/dev/shm';

test('a directory of this process, in memory where enough is free', () => {
  const directory = makeScratchDirectory();
  expect(directory).toContain(`curvela-test-${process.pid}-`);
  const free = existsSync(memory) ? statfsSync(memory).bavail * statfsSync(memory).bsize : 0;
  expect(dirname(directory) === memory).toBe(free >= 3 * 2 ** 30);
  rmSync(directory, { recursive: true });
});

test.runIf(existsSync(memory))(
  'removes what a process that has ended left in memory, and nothing else',
  () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const [left, own] = [pid, process.pid].map((id) => mkdtempSync(join(memory, `curvela-test-${id}-`)));
    rmSync(makeScratchDirectory(), { recursive: true });
    expect([left, own].map((directory) => existsSync(directory!))).toEqual([false, true]);
    rmSync(own!, { recursive: true });
  },
);
