import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHouse } from '#tests/house.ts';
import type { Figure } from './figure.ts';

/** Milliseconds of rest after the first pages, so that what was needed for starting is given back. */
const rest = 20_000;

/** Proportional set size (shared pages divided among their users) of node, PostgreSQL and every child, idle. */
export async function measure(): Promise<Figure[]> {
  const house = await startHouse();
  try {
    for (const path of ['/', '/pricing', '/tutor']) await (await fetch(house.url + path)).text();
    await sleep(rest);
    const parts = familyOf(house.process.pid ?? 0).map((pid) => ({
      name: nameOf(pid),
      bytes: proportionalSize(pid),
    }));
    const total = parts.reduce((sum, part) => sum + part.bytes, 0);
    const node = parts.filter((part) => part.name === 'node').reduce((sum, part) => sum + part.bytes, 0);
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
    return [
      {
        name: `idle memory of all ${parts.length} processes (node ${megabytes(node)})`,
        value: megabytes(total),
        goal: '≤ 350 MB',
        met: total <= 350e6,
      },
    ];
  } finally {
    await house.stop();
    house.clear();
  }
}

/** A process and all its descendants. */
function familyOf(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const family = [root];
  for (const parent of family)
    family.push(...pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid));
  return family;
}

const nameOf = (pid: number): string => read(pid, 'comm').trim();
const proportionalSize = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024;

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
