import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Milliseconds of one tick of the kernel's count (USER_HZ, 100 a second on every Linux that Node runs on). */
const TICK = 10;
/** Places after the name in /proc/PID/stat (proc(5)): parent, own time in user and system, that of children that have ended. */
const field = { parent: 1, own: [11, 12], ended: [13, 14] } as const;

/** Milliseconds of processor time that a process has used; NaN where the system does not say. */
export const timeOfProcess = (pid: number): number => sum(statOf(pid), field.own);

/** Milliseconds of processor time of a PostgreSQL on this machine, all of its processes, also those that have ended. */
export async function timeOfPostgres(database: pg.Pool | pg.Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(statOf(rows[0]?.pid ?? 0)[field.parent]);
  const own = statOf(postmaster);
  let time = sum(own, field.own) + sum(own, field.ended);
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const stat = statOf(pid);
    if (Number(stat[field.parent]) === postmaster) time += sum(stat, field.own);
  }
  return time;
}

/** What stands after the name, which may itself contain spaces; empty for a process that has ended. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const sum = (stat: readonly string[], fields: readonly number[]): number =>
  fields.reduce((total, place) => total + Number(stat[place]), 0) * TICK;
