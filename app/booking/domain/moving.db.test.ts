import { describe, expect, test } from 'vitest';
import { listFreeSlots } from '#app/tutors/index.server.ts';
import {
  setUpBookingTest,
  lucia,
  maya,
  noor,
  reader,
  refused,
  signedIn,
  tuesday,
} from '#tests/booking/booking-setup.ts';
import { cancelBooking, previewCancellation } from '../use-cases/changing/cancel-booking.server.ts';
import { placeHold } from '../use-cases/place-hold.server.ts';
import { listMoveTimes } from '../use-cases/changing/list-move-times.server.ts';
import { sendReminder } from '../use-cases/mails/reminder-job.server.ts';
import { moveBooking } from '../use-cases/changing/move-booking.server.ts';

const halfAnHourLater = '2026-11-24T18:30:00.000Z';
const wednesday = '2026-11-25T19:00:00.000Z';

const at = setUpBookingTest();

const move = (id: string, start: string, accountId = maya.id) =>
  moveBooking(at.app.services, { id, accountId, start: new Date(start), reader });

const free = async (start: string) => {
  const range = { from: new Date(start), to: new Date(Date.parse(start) + 1), minutes: 60 };
  return (await listFreeSlots(at.app.services, { tutor: 'lucia-restrepo', ...range })).length === 1;
};

describe('moving a session', () => {
  test('releases the old time and takes the new one, even when they overlap', async () => {
    const { id } = await at.booked();
    expect(await move(id, halfAnHourLater)).toMatchObject({
      id,
      start: halfAnHourLater,
      end: '2026-11-24T19:30:00.000Z',
      movesLeft: 1,
      price: { amountMinor: 3200 },
      freeUntil: '2026-11-23T18:00:00.000Z',
    });
    await move(id, wednesday);
    expect([await free(tuesday), await free(wednesday)]).toEqual([true, false]);
    expect((await refused(move(id, tuesday))).code).toBe('moves_used');
  });

  test('notifies both sides, updates the same calendar entry, and sends reminders for the new time only', async () => {
    const { id, start } = await at.booked();
    await move(id, wednesday);
    const [learner, tutor] = await at.mailsOf('moved');
    expect([learner?.message_id, tutor?.message_id]).toEqual([
      `booking-${id}-1-moved-learner`,
      `booking-${id}-1-moved-tutor`,
    ]);
    expect(learner?.body_text).toContain('is now on Wednesday 25\u00a0November, 19:00–20:00, London time.');
    expect(learner?.body_text).toContain('The old time was Tuesday 24\u00a0November, 18:00–19:00.');
    expect(learner?.body_text).toContain('Until Monday 23\u00a0November, 18:00');
    expect(JSON.stringify(learner?.attachments)).toMatch(/SEQUENCE:1.*DTSTART:20261125T190000Z/);
    at.app.clock.set('2026-11-24T19:00:00Z');
    await sendReminder(at.app.services, { bookingId: id, hours: 24, startsAt: start });
    await sendReminder(at.app.services, { bookingId: id, hours: 24, startsAt: wednesday });
    expect((await at.mailsOf('reminder')).map(({ message_id }) => message_id).toSorted()).toEqual([
      `booking-${id}-1-reminder-24h`,
      `booking-${id}-1-reminder-24h-tutor`,
    ]);
  });

  test('offers every free time, including its own hour except the current start, or the reason why there is none', async () => {
    const { id } = await at.booked();
    const offers = () => listMoveTimes(at.app.services, { id, accountId: maya.id, reader, language: 'en' });
    const { refusal, starts } = await offers();
    expect(refusal).toBeNull();
    expect(starts).toContain(halfAnHourLater);
    expect(starts).not.toContain(tuesday);
    await at.booked(noor, wednesday);
    expect((await offers()).starts).not.toContain(wednesday);
    at.app.clock.set('2026-11-23T18:00:01Z');
    expect(await offers()).toEqual({
      refusal: {
        code: 'move_too_late',
        message: 'You could move this session until Monday 23\u00a0November, 18:00.',
      },
      starts: [],
      bookableUntil: '2027-01-23T04:59:59.999Z',
    });
    const other = listMoveTimes(at.app.services, { id, accountId: lucia.id, reader, language: 'en' });
    expect((await other).refusal?.code).toBe('not_movable');
  });

  test('can go to any day of a booking window of 120 days', async () => {
    const { id } = await at.booked();
    await at.app.db.updateTable('app.tutors').set({ window_days: 120 }).execute();
    const input = { id, accountId: maya.id, reader, language: 'en' } as const;
    const { starts, bookableUntil } = await listMoveTimes(at.app.services, input);
    // 20 November and 120 days, on the tutor's calendar in Bogotá.
    expect(bookableUntil).toBe('2027-03-21T04:59:59.999Z');
    expect(starts.at(-1)?.slice(0, 10)).toBe('2027-03-19');
  });

  test('to its current time changes nothing', async () => {
    const { id } = await at.booked();
    expect(await move(id, tuesday)).toMatchObject({ movesLeft: 2 });
    await move(id, wednesday);
    expect(await move(id, wednesday)).toMatchObject({ movesLeft: 1 });
    expect(await at.mailsOf('moved')).toHaveLength(2);
  });

  test('to a taken time changes nothing and returns three alternatives, including its own', async () => {
    const { id } = await at.booked();
    await at.booked(noor, wednesday);
    const lost = await refused(move(id, wednesday));
    expect([lost.status, lost.code]).toEqual([409, 'slot_taken']);
    expect(lost.details.alternatives).toHaveLength(3);
    const near = await refused(move(id, '2026-11-24T18:10:00Z'));
    expect(near.details.alternatives).toContainEqual({ start: tuesday, end: '2026-11-24T19:00:00.000Z' });
    expect(await free(tuesday)).toBe(false);
  });

  test('never extends the cancellation limit, which the first time sets', async () => {
    const { id } = await at.booked();
    await move(id, '2026-12-01T18:00:00Z');
    at.app.clock.set('2026-11-23T18:00:01Z');
    const late = await refused(move(id, '2026-12-02T19:00:00Z'));
    expect(late.messageIn('en')).toBe('You could move this session until Monday 23\u00a0November, 18:00.');
    expect(await previewCancellation(at.app.services, { id, accountId: maya.id })).toMatchObject({
      share: 'part',
      refund: { amountMinor: 1600 },
    });
  });

  test('in the first days of a year names the year of the limit', async () => {
    at.app.clock.set('2026-12-20T09:00:00Z');
    const { id } = await at.booked(maya, '2027-01-01T18:00:00.000Z');
    at.app.clock.set('2027-01-01T09:00:00Z');
    expect((await refused(move(id, '2027-01-05T18:00:00Z'))).messageIn('en')).toBe(
      'You could move this session until Thursday, 31\u00a0December\u00a02026, 18:00.',
    );
  });

  test('is only allowed for the learner of a confirmed session', async () => {
    const { id } = await at.booked();
    expect((await refused(move(id, wednesday, lucia.id))).code).toBe('not_movable');
    expect((await refused(move(id, wednesday, noor.id))).status).toBe(404);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect((await refused(move(id, wednesday))).code).toBe('not_movable');
  });

  test('cannot give a learner two sessions at one time', async () => {
    const child = at.app.services.random.uuid();
    const profile = { account_id: maya.id, name: 'Maya', language: 'en', created_at: at.app.clock.now() };
    await at.app.db
      .insertInto('app.learner_profiles')
      .values({ ...profile, id: child })
      .execute();
    const { id } = await at.booked(maya, wednesday, child);
    const owner = signedIn(maya);
    const holdInput = { owner, tutor: 'helene-faure', minutes: 60, currency: 'GBP', reader } as const;
    const other = await placeHold(at.app.services, { ...holdInput, start: new Date(tuesday) });
    await at.confirm(other.id, maya, { learnerProfileId: child });
    expect((await refused(move(id, halfAnHourLater))).code).toBe('learner_busy');
  });

  test('two sessions cannot swap times, and neither request deadlocks', async () => {
    const [first, second] = [await at.booked(), await at.booked(noor, wednesday)];
    const outcomes = await Promise.all([
      refused(move(first.id, wednesday)),
      refused(move(second.id, tuesday, noor.id)),
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual(['slot_taken', 'slot_taken']);
  });
});
