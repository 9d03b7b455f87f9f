import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { statOf, timeIn, timeOfProcess } from '#app/platform/processor-time.server.ts';

export { timeOfProcess };

/** Fields after the name in /proc/PID/stat (proc(5)): parent, and the times of terminated children. */
const field = { parent: 1, ended: [13, 14] } as const;

/** Milliseconds of CPU time of a PostgreSQL on this machine, over all its processes, including terminated ones. */
export async function timeOfPostgres(database: pg.Pool | pg.Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(statOf(rows[0]?.pid ?? 0)[field.parent]);
  let time = timeOfProcess(postmaster) + timeIn(statOf(postmaster), field.ended);
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (Number.isInteger(pid) && Number(statOf(pid)[field.parent]) === postmaster) time += timeOfProcess(pid);
  }
  return time;
}
