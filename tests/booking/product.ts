import { sql } from 'kysely';
import { AppError } from '#app/platform/errors.ts';
import { cancelBooking } from '#app/booking/use-cases/changing/cancel-booking.server.ts';
import { confirmBooking } from '#app/booking/use-cases/confirm-booking.server.ts';
import { extendHold, releaseHold } from '#app/booking/use-cases/keep-hold.server.ts';
import { placeHold } from '#app/booking/use-cases/place-hold.server.ts';
import { moveBooking } from '#app/booking/use-cases/changing/move-booking.server.ts';
import { claimAbsence } from '#app/booking/use-cases/changing/claim-absence.server.ts';
import type { TestServices } from '../support/database.ts';
import { settle, type Entry, type Operation } from './model.ts';

/* The product behind the operations of the model. */

const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
export const tutorAccount = { id: '00000000-0000-4000-a000-0000000000cd', email: 'lucia@example.org' };
const tutor = 'lucia-restrepo';
const MINUTE = 60_000;

/** The model's tutor: hours, notice period, pause and daily limit. */
export async function prepareTutor({ db }: TestServices, dailyLimit: number): Promise<void> {
  await db
    .updateTable('app.tutors')
    .set({ daily_limit: dailyLimit, notice_minutes: 0 })
    .where('slug', '=', tutor)
    .execute();
  const { id } = await db
    .selectFrom('app.tutors')
    .select('id')
    .where('slug', '=', tutor)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('app.availability_rules').where('tutor_id', '=', id).execute();
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    tutor_id: id,
    weekday,
    starts: '13:00',
    ends: '18:00',
  }));
  await db.insertInto('app.availability_rules').values(rules).execute();
}

type Real = { answer: string };

/** Performs the same operation with the product; `ids` collects the ids of holds. */
export async function carryOutForReal(app: TestServices, ids: string[], operation: Operation): Promise<Real> {
  try {
    if (operation.does === 'hold') ids.push((await holdForReal(app, operation)).id);
    else await changeForReal(app, ids[operation.entry] ?? '', operation);
    return { answer: 'ok' };
  } catch (thrown) {
    if (thrown instanceof AppError) return { answer: thrown.code };
    throw thrown;
  }
}

const holdForReal = ({ services }: TestServices, { who, start, minutes }: Operation & { does: 'hold' }) =>
  placeHold(services, {
    owner: { accountId: who, visitorId: null },
    tutor,
    start: new Date(start),
    minutes,
    currency: 'GBP',
    reader,
  });

async function changeForReal(
  { services }: TestServices,
  id: string,
  operation: Exclude<Operation, { does: 'hold' }>,
): Promise<unknown> {
  const accountId = operation.who;
  const owner = { accountId, visitorId: null };
  switch (operation.does) {
    case 'confirm': {
      const account = { id: accountId, email: 'someone@example.org' };
      return confirmBooking(services, { id, account, visitorId: null, request: {}, reader });
    }
    case 'release':
      return releaseHold(services, { id, owner });
    case 'extend':
      return extendHold(services, { id, owner, reader });
    case 'cancel':
      return cancelBooking(services, { id, accountId });
    case 'move':
      return moveBooking(services, { id, accountId, start: new Date(operation.start), reader });
    default:
      return claimAbsence(services, {
        id,
        accountId,
        absent: operation.does === 'tutorAbsent' ? 'tutor' : 'learner',
      });
  }
}

const openClaimOf = (
  row:
    | {
        absent: string;
        claimed_by: string;
        claimed_at: Date;
        objection: string | null;
        outcome: string | null;
      }
    | undefined,
): Entry['claim'] =>
  row?.outcome === null
    ? {
        absent: row.absent as 'learner' | 'tutor',
        by: row.claimed_by as 'learner' | 'tutor',
        at: row.claimed_at.getTime(),
        objected: row.objection !== null,
      }
    : null;

/** The state of the product, in the order of the ids, with the effect of time applied. */
export async function stateOf({ db }: TestServices, ids: readonly string[], now: number): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('app.bookings').selectAll().where('id', 'in', ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const claims = await db
    .selectFrom('app.absence_claims')
    .selectAll()
    .where('booking_id', 'in', ids)
    .execute();
  const claimOf = new Map(claims.map((row) => [row.booking_id, row]));
  const entries = ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row?.account_id) return [];
    return [
      {
        owner: row.account_id,
        state: row.state as Entry['state'],
        start: row.starts_at.getTime(),
        minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / MINUTE,
        firstStart: row.first_starts_at.getTime(),
        expires: row.expires_at?.getTime() ?? 0,
        extended: row.extensions > 0,
        moves: row.moves,
        refund: row.refund_minor,
        claim: openClaimOf(claimOf.get(id)),
      },
    ];
  });
  return settle({ now, dailyLimit: 0, tutor: '', entries }).entries;
}

/** Deletes all sessions and emails, and their invoices, which the database would retain for ten years. */
export async function forgetAll({ owner }: TestServices): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.deleteFrom('app.invoices').execute();
    await trx.deleteFrom('app.bookings').execute();
    await trx.deleteFrom('app.mails').execute();
  });
}
