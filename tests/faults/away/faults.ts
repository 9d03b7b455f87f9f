import { execFileSync } from 'node:child_process';
import type pg from 'pg';
import { postmasterOf } from '../killed/killable-app-server.ts';
import type { OutageAppServer } from './outage-app-server.ts';

/** Starts a fault; returns the function that ends it. */
type Fault = (app: OutageAppServer) => Promise<() => Promise<unknown> | unknown>;

const weather =
  (now: Parameters<OutageAppServer['network']['weather']>[0]): Fault =>
  async ({ network }) => {
    network.weather(now);
    return () => network.weather('clear');
  };

/** The PostgreSQL postmaster and its children. */
function serversOf({ dataDir }: OutageAppServer): number[] {
  const postmaster = postmasterOf(dataDir) ?? 0;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...children.trim().split(/\s+/).map(Number)];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // Already gone.
    }
}

const reload = `select pg_reload_conf()`;
/** Tables that users write to; writing to them fails with this code. */
const written = [
  'app.contact_messages',
  'app.bookings',
  'app.teaching_turns',
  'public.referral_events',
  'app.idempotency_keys',
];

const refusingWrites =
  (code: string): Fault =>
  async ({ database }) => {
    await database.query(`create or replace function app.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '${code}'; end $$`);
    for (const table of written)
      await database.query(
        `create trigger refuse before insert on ${table} for each statement execute function app.refuse()`,
      );
    return async () => {
      for (const table of written) await database.query(`drop trigger refuse on ${table}`);
    };
  };

const hour = 3_600_000;

/** The clock of this app server alone jumps by so many hours and back. */
const jump =
  (hours: number): Fault =>
  async ({ clock }) => {
    clock.set(new Date(Date.now() + hours * hour));
    return () => clock.set(new Date());
  };

export const faults: Record<string, Fault> = {
  // The permanent state of this app server (outage-app-server.ts).
  'only the language model and the mail server say nothing': async () => () => undefined,
  'the mail server refuses': async ({ mail }) => {
    mail.refuses = true;
    return () => (mail.refuses = false);
  },
  'the clock goes back by an hour': jump(-1),
  'the clock goes back by a day': jump(-24),
  'the clock goes on by half an hour': jump(0.5),
  'the network to the database is silent': weather('silent'),
  'the network to the database is cut': weather('cut'),
  'the network to the database is slow': weather({ delay: 60 }),
  'the database is stopped': async (app) => {
    const servers = serversOf(app);
    signal(servers, 'SIGSTOP');
    return () => signal(servers, 'SIGCONT');
  },
  'the database is killed whenever it comes back': async (app) => {
    const kill = () =>
      signal(
        [postmasterOf(app.dataDir) ?? -1].filter((pid) => pid > 0),
        'SIGKILL',
      );
    kill();
    const timer = setInterval(kill, 200);
    return () => clearInterval(timer);
  },
  'all connections are in use': async ({ pool }) => {
    const taken: pg.PoolClient[] = [];
    while (taken.length < (pool.options.max ?? 10)) taken.push(await pool.connect());
    return () => taken.forEach((client) => client.release());
  },
  'nothing may be written': async ({ database }) => {
    await database.query('alter system set default_transaction_read_only = on');
    await database.query(reload);
    return async () => {
      await database.query('set default_transaction_read_only = off');
      await database.query('alter system reset default_transaction_read_only');
      await database.query(reload);
    };
  },
  'the disk is full': refusingWrites('53100'),
  'the disk cannot be read': refusingWrites('58030'),
};
