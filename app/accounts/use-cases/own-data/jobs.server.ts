import type { Services } from '#app/platform/services.server.ts';
import { exportJob } from './request-export.server.ts';
import type { ErasureBookings } from '../../model/erasure-bookings.ts';
import { buildExport } from './build-export.server.ts';
import { eraseDueAccounts } from './erase-accounts.server.ts';
import { deleteSessionsPastLifetime } from '../../db/account-page.server.ts';
import { deleteFactorsOfEndedSessions } from '../../db/factors.server.ts';
import { deleteExpiredChallenges } from '../../db/passkeys.server.ts';
import { deleteForgotten, deleteTombstones } from '../../db/own-data-erasure.server.ts';
import { deleteUnconfirmed } from './delete-unconfirmed.server.ts';
import { deleteExports, giveUp, loadSilent } from '../../db/own-data-export.server.ts';
import { exportDays } from '../../domain/own-data/rules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds without a progress report after which a worker counts as dead. */
const silence = minute / 2;
/** Time after which an unfinished export is given up and the person is asked to try again. */
const patience = day;
/** Access tokens of hosted platforms last a week at most. */
const tombstonesKept = 8 * day;

/** Background jobs of export and erasure. Call once, before the jobs start. */
export function registerOwnDataJobs(services: Services, bookingRoom: ErasureBookings): void {
  const { jobs, patientDb, settings, clock } = services;
  jobs.handle<{ exportId: string }>(exportJob, (data) => buildExport(services, data));
  jobs.repeat('accounts.unconfirmed', '50 3 * * *', () => deleteUnconfirmed(services));
  jobs.repeat('accounts.sessions', '55 3 * * *', async () => {
    await deleteSessionsPastLifetime(patientDb, settings.adminEmails);
    await deleteFactorsOfEndedSessions(patientDb);
    await deleteExpiredChallenges(patientDb, clock.now());
  });
  jobs.repeat('accounts.own-data', '* * * * *', () => maintainOwnData({ ...services, bookingRoom }));
}

/**
 * Periodic work: due erasures, exports whose worker died, and expired files. It is found in the database, not in a
 * queue, so nothing is lost with a job.
 */
export async function maintainOwnData(services: Services & { bookingRoom: ErasureBookings }): Promise<void> {
  const { db, clock, jobs } = services;
  const now = clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await eraseDueAccounts(services);
  await giveUp(db, before(patience), now);
  for (const exportId of await loadSilent(db, before(silence)))
    await jobs.send(db, exportJob, { exportId }, { singletonKey: exportId });
  await deleteExports(db, before(exportDays * day));
  await deleteForgotten(db, now);
  await deleteTombstones(db, before(tombstonesKept));
}
