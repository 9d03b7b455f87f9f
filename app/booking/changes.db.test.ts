import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { listFreeSlots, seedTutors, tutorsApi } from '#app/tutors/public.server.ts';
import { callsOf } from '#tests/api.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { bookingApi } from './api.server.ts';
import { cancelBooking, previewCancellation } from './cancel-booking.server.ts';
import { confirmBooking } from './confirm-booking.server.ts';
import { placeHold } from './holds/place-hold.server.ts';
import { registerBookingJobs } from './jobs.server.ts';
import { sendReminder } from './mails/reminder-job.server.ts';
import { listMoveTimes } from './list-move-times.server.ts';
import { moveBooking } from './move-booking.server.ts';
import { completePast } from './queries.server.ts';
import { sayAbsent } from './say-absent.server.ts';

const maya = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
const noor = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

/** Tuesday 24 November, 18:00 in London, 13:00 in Bogotá; Lucía is open from 13:00 to 18:00. */
const tuesday = '2026-11-24T18:00:00.000Z';
const halfAnHourLater = '2026-11-24T18:30:00.000Z';
const wednesday = '2026-11-25T19:00:00.000Z';

let house: TestServices;
beforeEach(async () => {
  house = await testServices();
  registerBookingJobs(house.services);
  await house.services.jobs.start();
  await seedTutors(house.db, house.clock, lucia);
});
afterEach(async () => {
  await house.services.jobs.stop();
  await house.close();
});

async function booked(account = maya, start = tuesday, learnerProfileId: string | null = null) {
  const owner = { accountId: account.id, visitorId: null };
  const wish = { owner, tutor: 'lucia-restrepo', start: new Date(start), minutes: 60 };
  const { id } = await placeHold(house.services, { ...wish, currency: 'GBP', reader });
  return confirmBooking(house.services, {
    id,
    account,
    visitorId: null,
    request: { learnerProfileId },
    reader,
  });
}

const move = (id: string, start: string, accountId = maya.id) =>
  moveBooking(house.services, { id, accountId, start: new Date(start), reader });
const absent = (id: string, who: 'learner' | 'tutor', accountId: string) =>
  sayAbsent(house.services, { id, accountId, absent: who });

async function refused(work: Promise<unknown>): Promise<AppError> {
  const thrown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof AppError)) throw thrown ?? new Error('nothing was refused');
  return thrown;
}

const mailsOf = (part: string) =>
  house.db
    .selectFrom('app.mails')
    .select(['recipient', 'message_id', 'body_text', 'attachments'])
    .where('message_id', 'like', `%${part}%`)
    .orderBy('recipient')
    .execute();

const free = async (start: string) => {
  const range = { from: new Date(start), to: new Date(Date.parse(start) + 1), minutes: 60 };
  return (await listFreeSlots(house.services, { tutor: 'lucia-restrepo', ...range })).length === 1;
};

describe('moving a session', () => {
  test('gives up the old time and takes the new one, although they overlap', async () => {
    const { id } = await booked();
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

  test('tells both sides, with the same calendar entry in its next version, and reminds of the new time only', async () => {
    const { id, start } = await booked();
    await move(id, wednesday);
    const [learner, tutor] = await mailsOf('moved');
    expect([learner?.message_id, tutor?.message_id]).toEqual([
      `booking-${id}-1-moved-learner`,
      `booking-${id}-1-moved-tutor`,
    ]);
    expect(learner?.body_text).toContain('is now on Wednesday 25 November, 19:00–20:00, London time.');
    expect(learner?.body_text).toContain('Before, it was on Tuesday 24 November, 18:00–19:00.');
    expect(learner?.body_text).toContain('Until Monday 23 November, 18:00');
    expect(JSON.stringify(learner?.attachments)).toMatch(/SEQUENCE:1.*DTSTART:20261125T190000Z/);
    house.clock.set('2026-11-24T19:00:00Z');
    await sendReminder(house.services, { bookingId: id, hours: 24, startsAt: start });
    await sendReminder(house.services, { bookingId: id, hours: 24, startsAt: wednesday });
    expect((await mailsOf('reminder')).map(({ message_id }) => message_id)).toEqual([
      `booking-${id}-1-reminder-24h`,
    ]);
  });

  test('is offered every free time, its own hour counted as free and the one that it has left out; or the reason why not', async () => {
    const { id } = await booked();
    const offers = () => listMoveTimes(house.services, { id, accountId: maya.id, reader, language: 'en' });
    const { refusal, starts } = await offers();
    expect(refusal).toBeNull();
    expect(starts).toContain(halfAnHourLater);
    expect(starts).not.toContain(tuesday);
    await booked(noor, wednesday);
    expect((await offers()).starts).not.toContain(wednesday);
    house.clock.set('2026-11-23T18:00:01Z');
    expect(await offers()).toEqual({
      refusal: {
        code: 'move_too_late',
        message: 'This session could be moved until Monday 23 November, 18:00.',
      },
      starts: [],
    });
    const other = listMoveTimes(house.services, { id, accountId: lucia.id, reader, language: 'en' });
    expect((await other).refusal?.code).toBe('not_movable');
  });

  test('to where it is already changes nothing', async () => {
    const { id } = await booked();
    expect(await move(id, tuesday)).toMatchObject({ movesLeft: 2 });
    await move(id, wednesday);
    expect(await move(id, wednesday)).toMatchObject({ movesLeft: 1 });
    expect(await mailsOf('moved')).toHaveLength(2);
  });

  test('to a time that somebody has leaves it where it is and names three others, its own among them', async () => {
    const { id } = await booked();
    await booked(noor, wednesday);
    const lost = await refused(move(id, wednesday));
    expect([lost.status, lost.code]).toEqual([409, 'slot_taken']);
    expect(lost.details.alternatives).toHaveLength(3);
    const near = await refused(move(id, '2026-11-24T18:10:00Z'));
    expect(near.details.alternatives).toContainEqual({ start: tuesday, end: '2026-11-24T19:00:00.000Z' });
    expect(await free(tuesday)).toBe(false);
  });

  test('never gains time to cancel: the first time sets the limit', async () => {
    const { id } = await booked();
    await move(id, '2026-12-01T18:00:00Z');
    house.clock.set('2026-11-23T18:00:01Z');
    const late = await refused(move(id, '2026-12-02T19:00:00Z'));
    expect(late.messageIn('en')).toBe('This session could be moved until Monday 23 November, 18:00.');
    expect(await previewCancellation(house.services, { id, accountId: maya.id })).toMatchObject({
      share: 'part',
      refund: { amountMinor: 1600 },
    });
  });

  test('is for the learner of a session that stands', async () => {
    const { id } = await booked();
    expect((await refused(move(id, wednesday, lucia.id))).code).toBe('not_movable');
    expect((await refused(move(id, wednesday, noor.id))).status).toBe(404);
    await cancelBooking(house.services, { id, accountId: maya.id });
    expect((await refused(move(id, wednesday))).code).toBe('not_movable');
  });

  test('keeps a learner from two sessions at one time', async () => {
    const child = house.services.random.uuid();
    const profile = { account_id: maya.id, name: 'Maya', language: 'en', created_at: house.clock.now() };
    await house.db
      .insertInto('app.learner_profiles')
      .values({ ...profile, id: child })
      .execute();
    const { id } = await booked(maya, wednesday, child);
    const wish = { owner: { accountId: maya.id, visitorId: null }, tutor: 'helene-faure', minutes: 60 };
    const other = await placeHold(house.services, {
      ...wish,
      start: new Date(tuesday),
      currency: 'GBP',
      reader,
    });
    const request = { learnerProfileId: child };
    await confirmBooking(house.services, { id: other.id, account: maya, visitorId: null, request, reader });
    expect((await refused(move(id, halfAnHourLater))).code).toBe('learner_busy');
  });

  test('two sessions cannot take each other’s place, and neither waits for ever', async () => {
    const [mine, theirs] = [await booked(), await booked(noor, wednesday)];
    const outcomes = await Promise.all([
      refused(move(mine.id, wednesday)),
      refused(move(theirs.id, tuesday, noor.id)),
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual(['slot_taken', 'slot_taken']);
  });
});

describe('a session to which somebody did not come', () => {
  test('the learner: nothing comes back, both are told, and saying it again changes nothing', async () => {
    const { id } = await booked();
    house.clock.set('2026-11-24T18:10:00Z');
    const noted = await absent(id, 'learner', lucia.id);
    expect(noted).toMatchObject({ state: 'no_show', absent: 'learner', refund: { amountMinor: 0 } });
    expect(await absent(id, 'learner', lucia.id)).toEqual(noted);
    const mails = await mailsOf('absent');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['carmen@example.org', 'lucia@example.org']);
    expect(mails[0]?.body_text).toContain('£32.00 stays on your invoice');
    expect((await refused(absent(id, 'tutor', maya.id))).code).toBe('absence_said');
  });

  test('the tutor: all comes back, also when it is said after the end', async () => {
    const { id } = await booked();
    house.clock.set('2026-11-25T18:00:00Z');
    await completePast(house.db, house.clock.now());
    expect(await absent(id, 'tutor', maya.id)).toMatchObject({
      state: 'no_show',
      absent: 'tutor',
      refund: { amountMinor: 3200 },
    });
  });

  test('cannot be said early, late, of oneself, of a rated session, or by others', async () => {
    const { id, tutor } = await booked();
    house.clock.set('2026-11-24T18:09:00Z');
    expect((await refused(absent(id, 'learner', lucia.id))).code).toBe('absence_not_now');
    house.clock.set('2026-11-24T20:00:00Z');
    expect((await refused(absent(id, 'learner', maya.id))).code).toBe('absence_not_yours');
    expect((await refused(absent(id, 'tutor', noor.id))).status).toBe(404);
    await completePast(house.db, house.clock.now());
    const rating = {
      booking_id: id,
      tutor_id: tutor.id,
      account_id: maya.id,
      stars: 5,
      created_at: house.clock.now(),
    };
    await house.db.insertInto('app.ratings').values(rating).execute();
    expect((await refused(absent(id, 'tutor', maya.id))).code).toBe('absence_not_now');
    house.clock.set('2026-11-26T20:00:00Z');
    expect((await refused(absent(id, 'learner', lucia.id))).code).toBe('absence_not_now');
  });
});

describe('the way into a session', () => {
  const meeting = 'https://meet.example.org/lucia-restrepo';
  const seen = (id: string, account: { id: string; email: string }) =>
    calls(account, `/bookings/${id}/meeting`);
  const calls = async (account: { id: string; email: string }, path: string) =>
    callsOf(bookingApi(house.services), account)('GET', path);

  test('is given to both sides from ten minutes before until the end, and to nobody else', async () => {
    const { id } = await booked();
    house.clock.set('2026-11-24T17:49:59Z');
    for (const account of [maya, lucia]) {
      const { body } = await seen(id, account);
      expect(body).toEqual({
        meeting: {
          joining: 'before',
          opensAt: '2026-11-24T17:50:00.000Z',
          opensIn: 1000,
          closesIn: 4_201_000,
          url: null,
        },
      });
    }
    house.clock.set('2026-11-24T17:50:01Z');
    for (const account of [maya, lucia])
      expect((await seen(id, account)).body).toMatchObject({ meeting: { joining: 'open', url: meeting } });
    expect((await seen(id, noor)).status).toBe(404);
    house.clock.set('2026-11-24T19:00:00Z');
    expect((await seen(id, maya)).body).toMatchObject({ meeting: { joining: 'over', url: null } });
  });

  test('stands in no other answer and no mail; a mail says where it will be', async () => {
    const { id } = await booked();
    house.clock.set('2026-11-24T18:05:00Z');
    const answers = await Promise.all([
      calls(maya, '/bookings'),
      calls(maya, `/bookings/${id}`),
      calls(lucia, '/bookings?as=tutor'),
      callsOf(tutorsApi(house.services), null)('GET', '/tutors'),
      callsOf(tutorsApi(house.services), null)('GET', '/tutors/lucia-restrepo'),
    ]);
    expect(JSON.stringify(answers)).not.toContain('meet.example.org');
    const mails = await mailsOf('confirmed');
    expect(JSON.stringify(mails)).not.toContain('meet.example.org');
    expect(mails[0]?.body_text).toContain('Where: online, through Lucía’s link.');
    expect(mails[1]?.body_text).toContain('Dónde: con tu enlace de reunión.');
  });

  test('is the tutor’s own to change: by https only, at once for sessions that are booked', async () => {
    const { id } = await booked();
    const put = (url: string | null) =>
      callsOf(tutorsApi(house.services), lucia)('PUT', '/tutor/meeting', { url });
    expect((await put('http://meet.example.org/x')).status).toBe(400);
    expect((await put('javascript:alert(1)')).status).toBe(400);
    expect((await put('https://call.example.org/lu')).body).toEqual({
      meeting: { url: 'https://call.example.org/lu' },
    });
    expect(
      (await callsOf(tutorsApi(house.services), maya)('PUT', '/tutor/meeting', { url: null })).status,
    ).toBe(403);
    house.clock.set('2026-11-24T17:55:00Z');
    expect((await seen(id, maya)).body).toMatchObject({ meeting: { url: 'https://call.example.org/lu' } });
    await put(null);
    expect((await seen(id, maya)).body).toMatchObject({ meeting: { joining: 'open', url: null } });
  });
});
