import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { isAdministrator } from '../administrators.server.ts';
import { requireFreshSignIn } from '../changes/fresh-sign-in.server.ts';
import { confirmedEmail } from '../../db/accounts.server.ts';
import type { ErasureBookings } from '../../model/erasure-bookings.ts';
import { deleteErasure, insertErasure, loadErasure } from '../../db/own-data-erasure.server.ts';
import { sendErasureScheduledMail } from './mails.server.ts';
import { ownDataError } from '../../model/call-errors.ts';
import { erasureDue } from '../../domain/own-data/rules.ts';
import type { ErasureRequest, OwnErasure } from '../../model/own-data-schemas.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'mail' | 'settings'> & {
  bookingRoom: ErasureBookings;
};

/**
 * Schedules the erasure of the account and emails the owner. Idempotent: a repeated call returns the same date. Throws
 * 403 `reauthentication_needed` when the session is older than fifteen minutes, 400 `confirmation_wrong` when the
 * typed address is not the account's, 409 `administrator`.
 */
export async function scheduleErasure(
  services: Deps,
  input: { account: Account; visitorId: string | null; language: Language; request: ErasureRequest },
): Promise<OwnErasure> {
  const { db, clock, random, bookingRoom } = services;
  const { account, visitorId, language } = input;
  const now = clock.now();
  if (await isAdministrator(services, account)) throw ownDataError('administrator', { status: 409 });
  await requireFreshSignIn(services, account);
  const email = await confirmedEmail(db, account.id);
  if (email === null || input.request.email.toLowerCase() !== email)
    throw ownDataError('confirmation_wrong', { status: 400 });
  const ahead = await bookingRoom.listAhead(services, { accountId: account.id });
  const request = { id: random.uuid(), accountId: account.id, language };
  const dueAt = erasureDue(now);
  await db.transaction().execute(async (trx) => {
    const inserted = await insertErasure(trx, { ...request, visitorId, requestedAt: now, dueAt });
    if (inserted)
      await sendErasureScheduledMail(
        { ...services, db: trx },
        { ...request, dueAt, ahead: ahead.length },
        email,
      );
  });
  return readErasure(services, account);
}

/** Whether and when the account will be erased, and what that affects. */
export async function readErasure(services: Deps, account: Account): Promise<OwnErasure> {
  const { db, clock, bookingRoom } = services;
  const [erasure, administrator, ahead] = await Promise.all([
    loadErasure(db, account.id),
    isAdministrator(services, account),
    bookingRoom.listAhead(services, { accountId: account.id }),
  ]);
  return {
    erasure: erasure
      ? {
          state: erasure.state,
          requestedAt: erasure.requestedAt.toISOString(),
          dueAt: erasure.dueAt.toISOString(),
        }
      : null,
    wouldBeDueAt: erasureDue(clock.now()).toISOString(),
    refused: administrator ? 'administrator' : null,
    ahead,
  };
}

/** Cancels the erasure; does nothing when none is scheduled. Throws 409 `too_late`. */
export async function stopErasure({ db }: Pick<Services, 'db'>, account: Account): Promise<void> {
  if (await deleteErasure(db, account.id)) return;
  if (await loadErasure(db, account.id)) throw ownDataError('too_late', { status: 409 });
}
