import { afterEach, describe, expect, test } from 'vitest';
import { lucia, maya, noor, refused, setUpBookingTest } from '#tests/booking/booking-setup.ts';
import { cancelBooking } from './cancel-booking.server.ts';
import { claimAbsence } from './claim-absence.server.ts';
import { confirmAttendance, hasEvidence, writeStatement } from './claim-evidence.server.ts';
import { decideClaim } from './settle-claim.server.ts';

const at = setUpBookingTest();
let booked = '';
afterEach(() => {
  booked = '';
});

/* The session is on Tuesday 24 November from 18:00 to 19:00. */
const book = async () => {
  booked = (await at.booked()).id;
  return booked;
};
const confirm = (accountId = maya.id) => confirmAttendance(at.app.services, { id: booked, accountId });
const write = (words: string, accountId = maya.id) =>
  writeStatement(at.app.services, { id: booked, accountId, words });
const claim = (absent: 'learner' | 'tutor', accountId: string) =>
  claimAbsence(at.app.services, { id: booked, accountId, absent });

describe('the family’s word that a session took place', () => {
  test.each(['2026-11-24T18:10:00Z', '2026-11-27T19:00:00Z'])('is taken at %s', async (time) => {
    await book();
    at.app.clock.set(time);
    expect(await confirm()).toMatchObject({ id: booked, as: 'learner', attended: true });
    expect(await hasEvidence(at.app.db, booked)).toBe(true);
  });

  test.each(['2026-11-24T18:09:59.999Z', '2026-11-27T19:00:00.001Z'])('is refused at %s', async (time) => {
    await book();
    at.app.clock.set(time);
    expect(await refused(confirm())).toMatchObject({ code: 'absence_not_now', status: 409 });
    expect(await hasEvidence(at.app.db, booked)).toBe(false);
  });

  test('is not the tutor’s, nor anybody else’s, and not about a cancelled or reported session', async () => {
    await book();
    at.app.clock.set('2026-11-24T18:30:00Z');
    expect(await refused(confirm(lucia.id))).toMatchObject({ code: 'absence_not_yours', status: 403 });
    expect(await refused(confirm(noor.id))).toMatchObject({ code: 'unknown_booking', status: 404 });
    await claim('learner', lucia.id);
    expect(await refused(confirm())).toMatchObject({ code: 'absence_not_now', status: 409 });
    at.app.clock.set('2026-11-20T10:00:00Z');
    booked = (await at.booked(maya, '2026-11-25T19:00:00.000Z')).id;
    await cancelBooking(at.app.services, { id: booked, accountId: maya.id });
    at.app.clock.set('2026-11-25T19:30:00Z');
    expect(await refused(confirm())).toMatchObject({ code: 'absence_not_now', status: 409 });
    expect(await hasEvidence(at.app.db, booked)).toBe(false);
  });
});

describe('a statement about an open report', () => {
  test('is stored for its side, replaced by the next one and removed by an empty one', async () => {
    await book();
    at.app.clock.set('2026-11-24T18:30:00Z');
    await claim('tutor', maya.id);
    expect((await write('We waited.')).claim?.statement).toBe('We waited.');
    expect((await write('We waited for long.')).claim?.statement).toBe('We waited for long.');
    expect((await write('I was there.', lucia.id)).claim?.statement).toBe('I was there.');
    expect((await write('')).claim?.statement ?? null).toBeNull();
    expect((await write('I was there, too.', lucia.id)).as).toBe('tutor');
  });

  test('is not taken from others, without a report, or once it is decided', async () => {
    await book();
    at.app.clock.set('2026-11-24T18:30:00Z');
    expect(await refused(write('No report yet.'))).toMatchObject({ code: 'no_claim', status: 409 });
    await claim('tutor', maya.id);
    expect(await refused(write('Not mine.', noor.id))).toMatchObject({
      code: 'unknown_booking',
      status: 404,
    });
    const decision = {
      bookingId: booked,
      upheld: true,
      familyPercent: 100,
      tutorPercent: 0,
      reason: 'Clear.',
    };
    await at.app.db.transaction().execute((trx) => decideClaim({ ...at.app.services, db: trx }, decision));
    expect(await refused(write('Too late.'))).toMatchObject({ code: 'no_claim', status: 409 });
  });
});
