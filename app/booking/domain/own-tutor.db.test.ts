import { describe, expect, test } from 'vitest';
import { reviewSession } from '#app/tutors/use-cases/reviews/review-session.server.ts';
import {
  setUpBookingTest,
  lucia,
  maya,
  reader,
  refused,
  signedIn,
  signedOut,
  tuesday,
  visitor,
} from '#tests/booking/booking-setup.ts';
import { startCheckout } from '../use-cases/paying/start-checkout.server.ts';
import { completePast } from '../use-cases/settle-pay.server.ts';
import { confirmSeries } from '../use-cases/series/confirm-series.server.ts';
import { holdSeries } from '../use-cases/series/hold-series.server.ts';

const at = setUpBookingTest();

const holdTwo = (owner = signedIn(lucia)) =>
  holdSeries(at.app.services, {
    owner,
    tutor: 'lucia-restrepo',
    starts: [new Date(tuesday), new Date('2026-12-01T18:00:00Z')],
    minutes: 60,
    currency: 'GBP',
    reader,
  });
const asLucia = (id: string) => ({ id, account: lucia, visitorId: visitor, request: {}, reader });
/** Turns Maya’s session into one that Lucía booked with herself, as was possible before the check existed. */
const giveToLucia = () => at.app.db.updateTable('app.bookings').set({ account_id: lucia.id }).execute();

describe('a tutor cannot book themselves', () => {
  test('signed in: neither one time nor a series can be held', async () => {
    const refusal = await refused(at.hold(signedIn(lucia)));
    expect([refusal.status, refusal.code]).toEqual([409, 'own_tutor']);
    expect((await refused(holdTwo())).code).toBe('own_tutor');
    expect((await at.hold(signedIn(maya))).start).toBe(tuesday);
  });

  test('with a hold of the same browser signed out: it can be neither booked nor paid', async () => {
    const { id } = await at.hold(signedOut(visitor));
    expect((await refused(at.confirm(id, lucia, {}, visitor))).code).toBe('own_tutor');
    const paying = startCheckout(at.app.services, { ...asLucia(id), subject: { kind: 'booking', id } });
    expect((await refused(paying)).code).toBe('own_tutor');
    const series = await holdTwo(signedOut(visitor));
    expect((await refused(confirmSeries(at.app.services, asLucia(series.id)))).code).toBe('own_tutor');
  });
});

describe('an existing self-booked session', () => {
  test('cannot be reviewed: code and database reject it', async () => {
    const { id, tutor } = await at.confirm((await at.hold(signedIn(maya))).id);
    await giveToLucia();
    at.app.clock.set('2026-12-01T19:00:00Z');
    await completePast(at.app.services, at.app.clock.now());
    const own = { bookingId: id, accountId: lucia.id };
    const review = reviewSession(at.app.services, own, { stars: 5, words: '', signed: 'initial' });
    expect((await refused(review)).code).toBe('review_own');
    const written = at.app.db
      .insertInto('app.ratings')
      .values({
        booking_id: id,
        tutor_id: tutor.id,
        account_id: lucia.id,
        stars: 5,
        created_at: at.app.clock.now(),
      })
      .execute();
    await expect(written).rejects.toThrow('nobody reviews themselves');
  });
});
