import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAppServer } from '#tests/support/app-server.ts';
import type { BenchFigure } from './figure.ts';

/** Milliseconds of idle time after the first pages: soon, and after the maths processes have stopped. */
const rests = { soon: 20_000, later: 60_000 };

/** Proportional set size (shared pages divided among their users) of node, PostgreSQL and all child processes, idle. */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  try {
    for (const path of ['/', '/pricing', '/tutor']) await (await fetch(app.url + path)).text();
    await sleep(rests.soon);
    const soon = figureOf('idle memory, 20 s after the first pages', app.process.pid ?? 0);
    await sleep(rests.later);
    return [soon, figureOf('idle memory, 80 s after', app.process.pid ?? 0)];
  } finally {
    await app.stop();
    app.clear();
  }
}

function figureOf(name: string, root: number): BenchFigure {
  const parts = familyOf(root).map((pid) => ({ command: commandOf(pid), bytes: proportionalSize(pid) }));
  const total = parts.reduce((sum, part) => sum + part.bytes, 0);
  const node = parts.filter(({ command }) => /\bnode\b.*server/.test(command));
  const nodeBytes = node.reduce((sum, part) => sum + part.bytes, 0);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return {
    name: `${name} (${parts.length} processes, ${node.length} of node with ${megabytes(nodeBytes)})`,
    value: megabytes(total),
    goal: '≤ 350 MB',
    met: total <= 350e6,
  };
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

const commandOf = (pid: number): string => read(pid, 'cmdline').replaceAll('\0', ' ');
const proportionalSize = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024;

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
