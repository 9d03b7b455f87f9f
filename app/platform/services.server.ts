import type { Kysely } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from './clock.ts';
import type { DB } from './database-types.ts';
import type { Jobs } from './jobs.server.ts';
import type { Logger } from './log.server.ts';
import type { MailQueue } from './mail/queue.server.ts';
import type { Random } from './random.ts';
import type { Settings } from './settings.server.ts';

/** All dependencies on the outside world: passed in, never imported, so that a test can replace them. */
export type Services = {
  db: Kysely<DB>;
  /** The same database with long statement timeouts, for jobs that scan whole tables. Never for a request. */
  patientDb: Kysely<DB>;
  clock: Clock;
  random: Random;
  settings: Settings;
  log: Logger;
  jobs: Jobs;
  mail: MailQueue;
};

/** Context of the services in loaders: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
