import { registry } from '#database/registry.ts';
import type { Services } from '#app/platform/services.server.ts';
import { confirmedEmail } from '../queries.server.ts';
import type { BookingRoom } from './booking-room.ts';
import {
  beginErasure,
  closeErasure,
  eraseRows,
  type ErasureRecord,
  forgetSoon,
  loadDue,
  lockErasure,
} from './erasure-queries.server.ts';
import { forgottenAt, languageFor, mailDone } from './letters.server.ts';
import { loadColumns, type Person, tablesInOrder } from './person-queries.server.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'mail' | 'settings' | 'log'> & { bookingRoom: BookingRoom };

/** Erases every account whose time has come. One that fails is tried again with the next call and keeps no other waiting. */
export async function eraseDueAccounts(services: Needs): Promise<void> {
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
 * Erases one account: cancels what lies ahead, then deletes or empties every row of the person in one transaction, in the
 * order and manner of the table registry. Broken off anywhere, it can be begun again; done, it does nothing.
 */
async function eraseAccount(services: Needs, id: string): Promise<void> {
  const { db, clock, bookingRoom, log, settings } = services;
  const erasure = await beginErasure(db, id, clock.now());
  if (!erasure) return;
  const email = await confirmedEmail(db, erasure.accountId);
  if (email !== null && settings.adminEmails.includes(email)) {
    log.warn({ erasureId: id }, 'an account that has become an administrator’s is not erased');
    return;
  }
  if (!(await bookingRoom.cancelAhead(services, { accountId: erasure.accountId }))) return;
  const counts = await db.transaction().execute((trx) => erase({ ...services, db: trx }, erasure));
  if (counts) log.info({ erasureId: id, counts }, 'an account was erased');
}

/** Everything in the transaction that `services.db` is; rows per table, or null when it was done by somebody else. */
async function erase(services: Needs, erasure: ErasureRecord): Promise<Record<string, number> | null> {
  const { db, clock } = services;
  if (!(await lockErasure(db, erasure))) return null;
  const now = clock.now();
  const columns = await loadColumns(db);
  const person: Person = {
    accountId: erasure.accountId,
    email: await confirmedEmail(db, erasure.accountId),
    visitorIds: erasure.visitorId ? [erasure.visitorId] : [],
  };
  const language = await languageFor(services, erasure);
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
  if (person.email) await mailDone(services, { id: erasure.id, language }, person.email);
  return counts;
}
