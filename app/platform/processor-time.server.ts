import { readFileSync } from 'node:fs';

/** Milliseconds of one tick of the kernel's count (USER_HZ, 100 a second on every Linux that Node runs on). */
const tick = 10;
/** Places after the name in /proc/PID/stat (proc(5)): own time in user and system. */
const own = [11, 12];

/** Milliseconds of processor time that a process has used, in tens; NaN where the system does not say. */
export const timeOfProcess = (pid: number): number => timeIn(statOf(pid), own);

/** What stands in /proc/PID/stat after the name, which may itself contain spaces; empty for a process that has ended. */
export function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Milliseconds of the times that stand at some places; NaN where one is missing. */
export const timeIn = (stat: readonly string[], places: readonly number[]): number =>
  places.reduce((total, place) => total + Number(stat[place]), 0) * tick;
