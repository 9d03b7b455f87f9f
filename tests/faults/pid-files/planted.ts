import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';

/** What an accident may leave in a pid file. `text` writes what a live process would. */
export const accidents: Record<string, (file: string) => void> = {
  empty: (file) => writeFileSync(file, ''),
  garbage: (file) => writeFileSync(file, Buffer.from([0, 255, 10, 128, 7, 10, 0])),
  'a number that is no process': (file) => writeFileSync(file, '99999999999999999999\n'),
  'a list': (file) => writeFileSync(file, '[1, 2]'),
  'cut off': (file) => writeFileSync(file, '{"pid": 12'),
  'three gigabytes': (file) => {
    writeFileSync(file, '');
    truncateSync(file, 3 * 1024 ** 3);
  },
};

export function makeDirectory(file: string): void {
  rmSync(file, { force: true, recursive: true });
  mkdirSync(file);
  writeFileSync(`${file}/something`, '');
}

const begun: ChildProcess[] = [];

type Whose = { ofAnotherUser?: boolean; uid?: number };

/** A live process that is neither Curvela nor PostgreSQL; of another user where that is permitted. */
export function stranger({ ofAnotherUser = false, uid }: Whose = {}): ChildProcess & { pid: number } {
  const nobody = 65_534;
  const wanted = ofAnotherUser ? nobody : uid;
  const other = wanted !== undefined && process.getuid?.() === 0 ? { uid: wanted, gid: wanted } : {};
  const child = spawn('sleep', ['600'], { stdio: 'ignore', ...other });
  begun.push(child);
  return child as ChildProcess & { pid: number };
}

export function endStrangers(): void {
  for (const child of begun.splice(0)) child.kill('SIGKILL');
}

/** The pid of a terminated process. */
export async function deadPid(): Promise<number> {
  const child = stranger();
  await new Promise((resolve) => child.once('spawn', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  return child.pid;
}
