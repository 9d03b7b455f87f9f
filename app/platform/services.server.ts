import type { Kysely } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from './clock.ts';
import type { DB } from './database-types.ts';
import type { Jobs } from './jobs.server.ts';
import type { Logger } from './log.server.ts';
import type { MailQueue } from './mail/queue.server.ts';
import type { Random } from './random.ts';
import type { Settings } from './settings.server.ts';

/** Everything outside the rules: passed in, never imported, so that a test can hand in its own. */
export type Services = {
  db: Kysely<DB>;
  /** The same database for jobs that look through whole tables: a statement may take minutes. Never for a request. */
  patientDb: Kysely<DB>;
  clock: Clock;
  random: Random;
  settings: Settings;
  log: Logger;
  jobs: Jobs;
  mail: MailQueue;
};

/** Where a page's loader finds the services: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
