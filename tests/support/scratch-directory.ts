import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, where Linux has one: creating a database there takes a seventh of the processor time. */
const memory = '/dev/shm';
/** Bytes that have to be free there; a whole run uses a part of it at a time. */
const needed = 3 * 2 ** 30;
const prefix = 'curvela-test-';

/**
 * A new directory for data that a test run throws away, in memory where enough is free, else in the temporary directory. Its name holds the id
 * of this process; directories that a killed run left in memory are removed.
 */
export function makeScratchDirectory(): string {
  return mkdtempSync(join(hasSpace() ? memory : tmpdir(), `${prefix}${process.pid}-`));
}

function hasSpace(): boolean {
  try {
    removeLeftovers();
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
}

function removeLeftovers(): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user runs, although it may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
