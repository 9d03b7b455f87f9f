import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { timeOfProcess } from '../processor-time.ts';
import { slopePerMinute } from './samples.ts';

/** The parts of the app server: its own process, the maths processes, the database. */
export const parts = ['node', 'maths', 'postgres'] as const;
export type WatchedProcess = (typeof parts)[number];
/** Bytes of private memory of each part; PostgreSQL's shared memory has a fixed size and is not counted. */
export type Look = { at: number } & Record<WatchedProcess, number>;
export type Growth = { first: number; last: number; perMinute: number };

const everyMs = 5000;

/** Samples the memory of an app server every five seconds until it is stopped. */
export function watchMemory(root: number): { looks: Look[]; stop(): void } {
  const looks: Look[] = [];
  const look = () => looks.push({ at: performance.now(), ...memoryOf(root) });
  look();
  const timer = setInterval(look, everyMs);
  return { looks, stop: () => clearInterval(timer) };
}

/** Milliseconds of CPU time of node and of the maths processes so far. */
export function processorTimeOf(root: number): { node: number; maths: number } {
  const family = familyOf(root);
  const maths = family.filter((pid) => partOf(root, pid) === 'maths');
  return { node: timeOfProcess(root), maths: maths.reduce((sum, pid) => sum + timeOfProcess(pid), 0) };
}

/** Seconds of steal time so far (CPU time that the host gave to other machines); 0 where the system does not report it. */
export function stolenSeconds(): number {
  try {
    // user nice system idle iowait irq softirq steal, in hundredths
    return Number(readFileSync('/proc/stat', 'utf8').split(/\s+/, 9)[8] ?? 0) / 100;
  } catch {
    return 0;
  }
}

/** The means of the second and the last quarter of the time, and the slope of the second half. */
export function growthOf(looks: readonly Look[], part: WatchedProcess): Growth {
  const quarter = Math.max(1, Math.floor(looks.length / 4));
  const mean = (list: readonly Look[]) => list.reduce((sum, look) => sum + look[part], 0) / list.length;
  const half = looks.slice(Math.floor(looks.length / 2));
  return {
    first: mean(looks.slice(quarter, 2 * quarter)),
    last: mean(looks.slice(-quarter)),
    perMinute: slopePerMinute(half.map((look) => ({ at: look.at, value: look[part] }))),
  };
}

function memoryOf(root: number): Record<WatchedProcess, number> {
  const sum: Record<WatchedProcess, number> = { node: 0, maths: 0, postgres: 0 };
  for (const pid of familyOf(root)) {
    const part = partOf(root, pid);
    if (part) sum[part] += ownMemory(pid, part);
  }
  return sum;
}

function partOf(root: number, pid: number): WatchedProcess | null {
  if (pid === root) return 'node';
  const command = read(pid, 'cmdline');
  if (command.includes('postgres')) return 'postgres';
  return command.includes('worker') ? 'maths' : null;
}

function ownMemory(pid: number, part: WatchedProcess): number {
  const field = part === 'postgres' ? 'Pss_Anon' : 'Rss';
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024;
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

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
