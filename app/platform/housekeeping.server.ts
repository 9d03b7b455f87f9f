import type { Services } from './services.server.ts';

const day = 24 * 60 * 60 * 1000;
/** Days after which rows are deleted, as the table registry states. */
const keptDays = { mails: 30, idempotencyKeys: 1, rateLimits: 1 };

/** Deletes expired rows every night. */
export function registerHousekeeping({
  patientDb,
  clock,
  jobs,
}: Pick<Services, 'patientDb' | 'clock' | 'jobs'>): void {
  jobs.repeat('platform.housekeeping', '15 3 * * *', () => tidy({ db: patientDb, clock }));
}

export async function tidy({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  await db.deleteFrom('app.mails').where('created_at', '<', before(keptDays.mails)).execute();
  await db
    .deleteFrom('app.idempotency_keys')
    .where('created_at', '<', before(keptDays.idempotencyKeys))
    .execute();
  await db
    .deleteFrom('app.rate_limits')
    .where('expire', '<', String(before(keptDays.rateLimits).getTime()))
    .execute();
}
