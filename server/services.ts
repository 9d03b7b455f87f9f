import type pg from 'pg';
import { systemClock } from '#app/platform/clock.ts';
import { createDatabase, createPatientPool } from '#app/platform/database.server.ts';
import { createJobs } from '#app/platform/jobs.server.ts';
import type { Logger } from '#app/platform/log.server.ts';
import { createMailQueue } from '#app/platform/mail/queue.server.ts';
import { replyAddress } from '#app/platform/mail/reply-address.ts';
import { createSmtp } from '#app/platform/mail/smtp.server.ts';
import { systemRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

type Parts = { settings: Settings; pool: pg.Pool; log: Logger } & Partial<Pick<Services, 'clock' | 'random'>>;

/** The services of a running process. Tests pass their own clock and random source. */
export function createServices({
  settings,
  pool,
  log,
  clock = systemClock,
  random = systemRandom,
}: Parts): Services {
  const db = createDatabase(pool);
  const patientDb = createDatabase(createPatientPool(pool));
  const jobs = createJobs(pool, log);
  const send = settings.smtpUrl
    ? createSmtp(settings.smtpUrl, settings.mailFrom, replyAddress(settings))
    : undefined;
  const mail = createMailQueue({ db, jobs, clock, random, log, siteUrl: settings.siteUrl }, send);
  return { db, patientDb, clock, random, settings, log, jobs, mail };
}
