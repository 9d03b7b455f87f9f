import { readFileSync } from 'node:fs';

/** Milliseconds per kernel clock tick (USER_HZ is 100 on every Linux that Node runs on). */
const tick = 10;
/** Fields after the name in /proc/PID/stat (proc(5)): utime and stime. */
const own = [11, 12];

/** Processor time of a process in milliseconds, in steps of ten; NaN where it is unavailable. */
export const timeOfProcess = (pid: number): number => timeIn(statOf(pid), own);

/** Fields of /proc/PID/stat after the name, which may itself contain spaces; empty for a process that has ended. */
export function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Sum of the given time fields in milliseconds; NaN when one is missing. */
export const timeIn = (stat: readonly string[], places: readonly number[]): number =>
  places.reduce((total, index) => total + Number(stat[index]), 0) * tick;
