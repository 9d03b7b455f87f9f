import { describe, expect, test } from 'vitest';
import {
  setUpBookingTest,
  maya,
  noor,
  reader,
  refused,
  signedIn,
  someoneWaitsForALock,
  tuesday,
} from '#tests/booking/booking-setup.ts';
import { moveBooking } from './move-booking.server.ts';
import { bookPaid } from '../paying/book-paid.server.ts';
import { lockDaysOf } from '../../db/booking.server.ts';
import { holdSeries } from '../series/hold-series.server.ts';

const wednesday = '2026-11-25T19:00:00.000Z';

const at = setUpBookingTest();

const tutorId = async () =>
  (
    await at.app.db
      .selectFrom('app.tutors')
      .select('id')
      .where('slug', '=', 'lucia-restrepo')
      .executeTakeFirstOrThrow()
  ).id;

type Change = 'closes' | 'is paused' | 'pauses longer';

/** Applies a tutor’s change while holding the day lock, after `work` has started and waits for it. */
async function whileTutor<Result>(change: Change, work: () => Promise<Result>): Promise<Result> {
  const id = await tutorId();
  return at.app.db
    .transaction()
    .execute(async (trx) => {
      await lockDaysOf(trx, id);
      const outcome = work();
      outcome.catch(() => undefined);
      await Promise.race([outcome.catch(() => undefined), someoneWaitsForALock(at.app)]);
      if (change === 'closes')
        await trx.deleteFrom('app.availability_rules').where('tutor_id', '=', id).execute();
      else
        await trx
          .updateTable('app.tutors')
          .set(change === 'is paused' ? { status: 'paused' } : { buffer_after_minutes: 60 })
          .where('id', '=', id)
          .execute();
      return { outcome };
    })
    .then(({ outcome }) => outcome);
}

const move = (id: string) =>
  moveBooking(at.app.services, { id, accountId: maya.id, start: new Date(wednesday), reader });
const series = () =>
  holdSeries(at.app.services, {
    owner: signedIn(maya),
    tutor: 'lucia-restrepo',
    starts: [new Date(tuesday), new Date('2026-12-01T18:00:00Z')],
    minutes: 60,
    currency: 'GBP',
    reader,
  });

describe('hours closed while a booking waits for the lock', () => {
  test('are not held', async () => {
    expect((await refused(whileTutor('closes', () => at.hold(signedIn(maya))))).code).toBe('slot_closed');
  });

  test('are not held as part of a series', async () => {
    const lost = await refused(whileTutor('closes', series));
    expect([lost.code, (lost.details.taken as unknown[]).length]).toEqual(['series_taken', 2]);
  });

  test('are not moved to', async () => {
    const { id } = await at.confirm((await at.hold(signedIn(maya))).id);
    expect((await refused(whileTutor('closes', () => move(id)))).code).toBe('slot_closed');
  });

  test('are not booked by a late payment', async () => {
    const { id } = await at.hold(signedIn(maya));
    at.app.clock.advance(20 * 60_000);
    const now = at.app.clock.now();
    const pay = () =>
      at.app.db
        .transaction()
        .execute((db) =>
          bookPaid(
            { ...at.app.services, db },
            { kind: 'booking', id },
            { now, payment: { id, price: { amountMinor: 3200, currency: 'GBP' } } },
          ),
        );
    expect(await whileTutor('closes', pay)).toBe(false);
  });
});

describe('a tutor paused in the meantime', () => {
  test('accepts no hold and no move', async () => {
    const { id } = await at.confirm((await at.hold(signedIn(maya))).id);
    expect((await refused(whileTutor('is paused', () => move(id)))).code).toBe('not_movable');
    await at.app.db.updateTable('app.tutors').set({ status: 'active' }).execute();
    const held = await refused(whileTutor('is paused', () => at.hold(signedIn(noor), wednesday)));
    expect([held.status, held.code]).toEqual([404, 'unknown_tutor']);
  });
});

test('a buffer extended in the meantime is included in the hold', async () => {
  const { id } = await whileTutor('pauses longer', () => at.hold(signedIn(maya)));
  const { rows } = await at.app.pool.query<{ pause: string }>(
    `select extract(epoch from upper(claimed) - ends_at)::int as pause from app.bookings where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ pause: 3600 }]);
});
