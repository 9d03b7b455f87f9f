import { describe, expect, test } from 'vitest';
import { bookingHouse, lucia, maya, noor, refused } from '#tests/booking/booking-house.ts';
import { completePast } from '../db/booking.server.ts';
import { sayAbsent } from '../use-cases/changing/say-absent.server.ts';

const at = bookingHouse();

const absent = (id: string, who: 'learner' | 'tutor', accountId: string) =>
  sayAbsent(at.house.services, { id, accountId, absent: who });

describe('a session to which somebody did not come', () => {
  test('the learner: nothing comes back, both are told, and saying it again changes nothing', async () => {
    const { id } = await at.booked();
    at.house.clock.set('2026-11-24T18:10:00Z');
    const noted = await absent(id, 'learner', lucia.id);
    expect(noted).toMatchObject({ state: 'no_show', absent: 'learner', refund: { amountMinor: 0 } });
    expect(await absent(id, 'learner', lucia.id)).toEqual(noted);
    const mails = await at.mailsOf('absent');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['carmen@example.org', 'lucia@example.org']);
    expect(mails[0]?.body_text).toContain('£32.00 stays on your invoice');
    expect((await refused(absent(id, 'tutor', maya.id))).code).toBe('absence_said');
  });

  test('the tutor: all comes back, also when it is said after the end', async () => {
    const { id } = await at.booked();
    at.house.clock.set('2026-11-25T18:00:00Z');
    await completePast(at.house.db, at.house.clock.now());
    expect(await absent(id, 'tutor', maya.id)).toMatchObject({
      state: 'no_show',
      absent: 'tutor',
      refund: { amountMinor: 3200 },
    });
  });

  test('cannot be said early, late, of oneself, of a rated session, or by others', async () => {
    const { id, tutor } = await at.booked();
    at.house.clock.set('2026-11-24T18:09:00Z');
    expect((await refused(absent(id, 'learner', lucia.id))).code).toBe('absence_not_now');
    at.house.clock.set('2026-11-24T20:00:00Z');
    expect((await refused(absent(id, 'learner', maya.id))).code).toBe('absence_not_yours');
    expect((await refused(absent(id, 'tutor', noor.id))).status).toBe(404);
    await completePast(at.house.db, at.house.clock.now());
    const rating = {
      booking_id: id,
      tutor_id: tutor.id,
      account_id: maya.id,
      stars: 5,
      created_at: at.house.clock.now(),
    };
    await at.house.db.insertInto('app.ratings').values(rating).execute();
    expect((await refused(absent(id, 'tutor', maya.id))).code).toBe('absence_not_now');
    at.house.clock.set('2026-11-26T20:00:00Z');
    expect((await refused(absent(id, 'learner', lucia.id))).code).toBe('absence_not_now');
  });
});
