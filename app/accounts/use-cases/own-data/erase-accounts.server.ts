import { registry } from '#database/registry.ts';
import type { Services } from '#app/platform/services.server.ts';
import { confirmedEmail } from '../../db/accounts.server.ts';
import type { ErasureBookings } from '../../model/erasure-bookings.ts';
import {
  beginErasure,
  closeErasure,
  deleteErasure,
  eraseRows,
  type ErasureRecord,
  forgetSoon,
  loadDue,
  lockErasure,
  showRunning,
} from '../../db/own-data-erasure.server.ts';
import { forgottenAt, loadLanguage, sendErasureDoneMail } from './mails.server.ts';
import { loadColumns, loadPerson, tablesInOrder } from '../../db/own-data-person.server.ts';

type Deps = Pick<Services, 'db' | 'patientDb' | 'clock' | 'random' | 'jobs' | 'mail' | 'settings' | 'log'> & {
  bookingRoom: ErasureBookings;
};

/** Erases every account that is due. A failed one is retried with the next call and does not block the others. */
export async function eraseDueAccounts(services: Deps): Promise<void> {
  const { db, clock, log } = services;
  for (const id of await loadDue(db, clock.now())) {
    try {
      await eraseAccount(services, id);
    } catch (thrown) {
      log.error({ erasureId: id, err: thrown }, 'an account could not be erased; it is tried again');
    }
  }
}

/**
 * Erases one account: cancels future sessions, then deletes or clears every row of the person in one transaction, in
 * the order given by the table registry. Idempotent and safe to restart. Until the transaction holds its lock the
 * owner can cancel, also after a failure.
 */
async function eraseAccount(services: Deps, id: string): Promise<void> {
  const { db, patientDb, clock, bookingRoom, log, settings } = services;
  const erasure = await beginErasure(db, id, clock.now());
  if (!erasure) return;
  const { accountId } = erasure;
  const email = await confirmedEmail(db, accountId);
  if (email !== null && settings.adminEmails.includes(email)) {
    await deleteErasure(db, accountId);
    log.warn({ erasureId: id }, 'an account has become an administrator’s; its deletion is called off');
    return;
  }
  if (!(await bookingRoom.cancelAhead(services, { accountId }))) return;
  await showRunning(db, id, true);
  try {
    const counts = await patientDb.transaction().execute((trx) => erase({ ...services, db: trx }, erasure));
    if (counts) log.info({ erasureId: id, counts }, 'an account was erased');
  } catch (thrown) {
    await showRunning(db, id, false);
    throw thrown;
  }
}

/** Runs in the transaction of `services.db`. Returns rows per table, or null when there is nothing left to do. */
async function erase(services: Deps, erasure: ErasureRecord): Promise<Record<string, number> | null> {
  const { db, clock } = services;
  if (!(await lockErasure(db, erasure))) return null;
  const now = clock.now();
  const columns = await loadColumns(db);
  const person = await loadPerson(db, erasure);
  const email = await confirmedEmail(db, erasure.accountId);
  const language = await loadLanguage(services, erasure);
  await forgetSoon(db, {
    person,
    columns,
    ways: registry['app.mails']?.person,
    since: erasure.startedAt ?? now,
    until: forgottenAt(now),
  });
  const counts: Record<string, number> = {};
  for (const each of tablesInOrder(columns)) {
    if (each[0] === 'app.account_erasures') continue;
    const count = await eraseRows(db, each, person, columns);
    if (count > 0) counts[each[0]] = count;
  }
  await closeErasure(db, erasure, { counts, now });
  if (email) await sendErasureDoneMail(services, { id: erasure.id, language }, email);
  return counts;
}
