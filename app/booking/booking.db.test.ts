import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { listFreeSlots, seedTutors } from '#app/tutors/public.server.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { cancelBooking, previewCancellation } from './cancel-booking.server.ts';
import { confirmBooking } from './confirm-booking.server.ts';
import { extendHold, findHold, releaseHold } from './holds/keep-hold.server.ts';
import { placeHold } from './holds/place-hold.server.ts';
import { registerBookingJobs } from './jobs.server.ts';
import { listBookings } from './list-bookings.server.ts';
import { sendReminder } from './mails/reminder-job.server.ts';
import type { Owner } from './holds/queries.server.ts';
import { lockDaysOf } from './queries.server.ts';
import { transitions } from './states.ts';

const maya = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
const noor = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
const tutorAccount = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const visitor = '00000000-0000-4000-a000-0000000000dd';
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

/** Tuesday 24 November, 18:00 in London, 13:00 in Bogotá; Lucía is open from 13:00 to 18:00. */
const tuesday = '2026-11-24T18:00:00.000Z';

let house: TestServices;
beforeEach(async () => {
  house = await testServices();
  registerBookingJobs(house.services);
  await house.services.jobs.start();
  await seedTutors(house.db, house.clock, tutorAccount);
});
afterEach(async () => {
  await house.services.jobs.stop();
  await house.close();
});

const signedIn = (account: { id: string }): Owner => ({ accountId: account.id, visitorId: null });
const signedOut = (visitorId: string): Owner => ({ accountId: null, visitorId });

const hold = (owner: Owner, start = tuesday, minutes = 60) =>
  placeHold(house.services, {
    owner,
    tutor: 'lucia-restrepo',
    start: new Date(start),
    minutes,
    currency: 'GBP',
    reader,
  });

const confirm = (id: string, account = maya, request = {}, visitorId: string | null = null) =>
  confirmBooking(house.services, { id, account, visitorId, request, reader });

async function refused(work: Promise<unknown>): Promise<AppError> {
  const thrown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof AppError)) throw thrown ?? new Error('nothing was refused');
  return thrown;
}

const freeOn = async (day: string) => {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + 30 * 3_600_000);
  const slots = await listFreeSlots(house.services, { tutor: 'lucia-restrepo', from, to, minutes: 60 });
  return slots.map(({ start }) => start.toISOString());
};

describe('two people want the same hour', () => {
  test('of twenty at the same moment exactly one gets it, the others hear what is free near it', async () => {
    const contenders = Array.from({ length: 20 }, () => signedOut(house.services.random.uuid()));
    const outcomes = await Promise.allSettled(contenders.map((owner) => hold(owner)));
    const lost = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as AppError);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(lost.map(({ code, status }) => `${status} ${code}`))).toEqual(new Set(['409 slot_taken']));
    const free = await freeOn('2026-11-24');
    for (const { details } of lost)
      for (const { start } of details.alternatives as { start: string }[]) expect(free).toContain(start);
  });

  test('of twenty who want overlapping times no two get them', async () => {
    const starts = ['18:00', '18:30', '19:00', '19:30'].map((time) => `2026-11-24T${time}:00.000Z`);
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        hold(signedOut(house.services.random.uuid()), starts[index % 4]),
      ),
    );
    const { rows } = await sql<{ pairs: string }>`
      select count(*) as pairs from app.bookings a join app.bookings b
        on a.id < b.id and a.tutor_id = b.tutor_id and a.claimed && b.claimed
      where a.state = 'held' and b.state = 'held'`.execute(house.db);
    expect(rows[0]?.pairs).toBe('0');
  });

  test('the loser is told in their language and zone', async () => {
    await hold(signedIn(noor));
    const lost = await refused(hold(signedIn(maya)));
    expect(lost.messageIn('en')).toBe(
      '18:00 has just been taken. The nearest free times are 19:30 and 20:00.',
    );
    expect(lost.messageIn('es')).toContain('Alguien acaba de reservar las 18:00.');
    expect(lost.details.alternatives).toHaveLength(3);
  });

  test('a day with room for one session waits for the one that is being booked, then is full', async () => {
    await house.db.updateTable('app.tutors').set({ daily_limit: 1 }).execute();
    const { id } = await hold(signedIn(noor), '2026-11-25T19:00:00Z');
    let attempt: Promise<unknown> = Promise.resolve();
    await house.db.transaction().execute(async (trx) => {
      const tutor = await trx
        .selectFrom('app.tutors')
        .select('id')
        .where('slug', '=', 'lucia-restrepo')
        .executeTakeFirstOrThrow();
      const move = { starts_at: new Date('2026-11-24T14:00:00Z'), ends_at: new Date('2026-11-24T15:00:00Z') };
      const claimed = sql<string>`tstzrange(${move.starts_at}, ${move.ends_at})`;
      await trx
        .updateTable('app.bookings')
        .set({ ...move, claimed })
        .where('id', '=', id)
        .execute();
      await lockDaysOf(trx, tutor.id);
      attempt = hold(signedIn(maya)).catch((reason: AppError) => reason.code);
      await Promise.race([attempt, someoneWaitsForALock()]);
    });
    expect(await attempt).toBe('slot_taken');
  });
});

async function someoneWaitsForALock(): Promise<void> {
  const waiting = sql<{ n: string }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(house.db)).rows[0]?.n === '0');
}

describe('at the same moment', () => {
  test('one person cannot hold more than three times by asking for all at once', async () => {
    const tutors = await house.db.selectFrom('app.tutors').select('slug').limit(6).execute();
    const start = new Date('2026-11-24T18:00:00Z');
    const day = { from: start, to: new Date('2026-12-04T18:00:00Z'), minutes: 60 };
    const tries = tutors.map(async ({ slug }) => {
      const [free] = await listFreeSlots(house.services, { ...day, tutor: slug });
      const wish = { owner: signedIn(maya), tutor: slug, start: free?.start ?? start, minutes: 60 };
      return placeHold(house.services, { ...wish, currency: 'GBP', reader });
    });
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('a learner who is being removed cannot be booked for', async () => {
    const profile = house.services.random.uuid();
    await house.db
      .insertInto('app.learner_profiles')
      .values({
        id: profile,
        account_id: maya.id,
        name: 'Leo',
        language: 'en',
        created_at: house.clock.now(),
      })
      .execute();
    const { id } = await hold(signedIn(maya));
    let attempt: Promise<AppError> | null = null;
    await house.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('app.learner_profiles').where('id', '=', profile).execute();
      attempt = refused(confirm(id, maya, { learnerProfileId: profile }));
      await Promise.race([attempt, someoneWaitsForALock()]);
    });
    expect(await attempt).toMatchObject({ code: 'unknown_learner', status: 404 });
  });
});

describe('a hold', () => {
  test('takes the hour and its pause out of the free times', async () => {
    await hold(signedIn(maya));
    const free = await freeOn('2026-11-24');
    expect(free).not.toContain('2026-11-24T18:00:00.000Z');
    expect(free).not.toContain('2026-11-24T19:00:00.000Z');
    expect(free).toContain('2026-11-24T19:30:00.000Z');
  });

  test('blocks nobody once its ten minutes are over', async () => {
    await hold(signedIn(maya));
    house.clock.advance(10 * 60_000);
    expect(await freeOn('2026-11-24')).toContain(tuesday);
    expect((await hold(signedIn(noor))).start).toBe(tuesday);
  });

  test('lasts ten minutes more, once', async () => {
    const { id, expiresAt } = await hold(signedIn(maya));
    expect(expiresAt).toBe('2026-11-20T09:10:00.000Z');
    const of = { id, owner: signedIn(maya), reader };
    expect(await extendHold(house.services, of)).toMatchObject({
      expiresAt: '2026-11-20T09:20:00.000Z',
      canExtend: false,
    });
    expect((await refused(extendHold(house.services, of))).code).toBe('already_extended');
  });

  test('is nobody else’s business', async () => {
    const { id } = await hold(signedIn(maya));
    const others = { id, owner: { accountId: noor.id, visitorId: visitor }, reader };
    expect((await refused(findHold(house.services, others))).status).toBe(404);
    expect((await refused(extendHold(house.services, others))).status).toBe(404);
    expect((await refused(releaseHold(house.services, others))).status).toBe(404);
    expect((await refused(confirm(id, noor, {}, visitor))).status).toBe(404);
  });

  test('given back, the hour is free at once', async () => {
    const { id } = await hold(signedIn(maya));
    await releaseHold(house.services, { id, owner: signedIn(maya) });
    expect(await freeOn('2026-11-24')).toContain(tuesday);
  });

  test('gives way to another choice of the same person, and stays when that one fails', async () => {
    await hold(signedIn(noor), '2026-11-24T21:00:00Z');
    const first = await hold(signedIn(maya));
    expect((await refused(hold(signedIn(maya), '2026-11-24T21:00:00Z'))).code).toBe('slot_taken');
    expect((await findHold(house.services, { id: first.id, owner: signedIn(maya), reader })).start).toBe(
      tuesday,
    );
    const second = await hold(signedIn(maya), '2026-11-24T18:30:00Z');
    expect(second.start).toBe('2026-11-24T18:30:00.000Z');
    expect(
      (await refused(findHold(house.services, { id: first.id, owner: signedIn(maya), reader }))).code,
    ).toBe('hold_expired');
  });

  test('needs a time that the tutor offers', async () => {
    for (const start of [
      '2026-11-24T17:30:00Z',
      '2026-11-24T18:10:00Z',
      '2026-11-20T10:00:00Z',
      '2027-06-01T18:00:00Z',
    ])
      expect((await refused(hold(signedIn(maya), start))).code).toBe('slot_taken');
    expect((await refused(hold(signedIn(maya), tuesday, 45))).code).toBe('session_type_unknown');
  });
});

describe('a booking', () => {
  test('keeps the price and the terms of its day', async () => {
    const { id } = await hold(signedIn(maya));
    await house.db.updateTable('app.tutor_prices').set({ amount_minor: 9900 }).execute();
    await house.db.updateTable('app.tutors').set({ cancellation_hours: 48 }).execute();
    expect(await confirm(id)).toMatchObject({
      state: 'confirmed',
      price: { amountMinor: 3200, currency: 'GBP' },
      freeUntil: '2026-11-23T18:00:00.000Z',
      lateRefund: { amountMinor: 1600 },
      payment: { kind: 'invoice', dueAt: '2026-12-04T09:00:00.000Z' },
    });
  });

  test('confirmed twice is one booking and one mail to each side', async () => {
    const { id } = await hold(signedIn(maya));
    const [first, second] = [await confirm(id), await confirm(id)];
    expect(second).toEqual(first);
    const mails = await house.db
      .selectFrom('app.mails')
      .select(['recipient', 'message_id'])
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['carmen@example.org', 'lucia@example.org']);
    expect(mails[0]?.message_id).toBe(`booking-${id}-0-confirmed-learner`);
  });

  test('is named to whoever comes back to its hold, never called expired', async () => {
    const { id } = await hold(signedIn(maya));
    await confirm(id);
    const refusal = await refused(findHold(house.services, { id, owner: signedIn(maya), reader }));
    expect([refusal.status, refusal.code, refusal.details]).toEqual([
      409,
      'already_booked',
      { booking: { id } },
    ]);
  });

  test('takes over what the same browser held before signing in', async () => {
    const { id } = await hold(signedOut(visitor));
    expect((await refused(confirm(id, maya, {}, null))).code).toBe('unknown_hold');
    expect((await confirm(id, maya, {}, visitor)).id).toBe(id);
    expect(await listBookings(house.services, { accountId: maya.id, as: 'learner' })).toHaveLength(1);
  });

  test('is not made of a hold whose time is over; the same hour is offered again while it is free', async () => {
    const { id } = await hold(signedIn(maya));
    house.clock.advance(10 * 60_000);
    const late = await refused(confirm(id));
    expect([late.status, late.code]).toEqual([409, 'hold_expired']);
    expect(late.details.alternatives).toContainEqual({ start: tuesday, end: '2026-11-24T19:00:00.000Z' });
  });

  test('one trial per tutor, also for one who held it signed out', async () => {
    await confirm((await hold(signedIn(maya), tuesday, 30)).id);
    expect((await refused(hold(signedIn(maya), '2026-11-25T19:00:00Z', 30))).code).toBe('trial_used');
    const { id } = await hold(signedOut(visitor), '2026-11-25T19:00:00Z', 30);
    expect((await refused(confirm(id, maya, {}, visitor))).code).toBe('trial_used');
    expect((await confirm(id, noor, {}, visitor)).sessionType).toBe('trial');
  });

  test('one learner has one session at a time; a sibling may have another', async () => {
    const [child, sibling] = [house.services.random.uuid(), house.services.random.uuid()];
    await house.db
      .insertInto('app.learner_profiles')
      .values(
        [child, sibling].map((id, index) => ({
          id,
          account_id: maya.id,
          name: ['Maya', 'Leo'][index] ?? '',
          language: 'en',
          created_at: house.clock.now(),
        })),
      )
      .execute();
    const other = () =>
      placeHold(house.services, {
        owner: signedIn(maya),
        tutor: 'thomas-girard',
        start: new Date('2026-11-24T18:15:00Z'),
        minutes: 60,
        currency: 'GBP',
        reader,
      });
    await confirm((await hold(signedIn(maya))).id, maya, { learnerProfileId: child });
    const { id } = await other();
    expect((await refused(confirm(id, maya, { learnerProfileId: child }))).code).toBe('learner_busy');
    expect((await refused(confirm(id, maya, { learnerProfileId: house.services.random.uuid() }))).code).toBe(
      'unknown_learner',
    );
    expect((await confirm(id, maya, { learnerProfileId: sibling })).learner).toBe('Leo');
  });

  test('of two sessions for one learner at one time, confirmed at the same moment, one is booked', async () => {
    const child = house.services.random.uuid();
    const born = { account_id: maya.id, name: 'Maya', language: 'en', created_at: house.clock.now() };
    await house.db
      .insertInto('app.learner_profiles')
      .values({ ...born, id: child })
      .execute();
    const tutors = ['lucia-restrepo', 'helene-faure', 'daniel-herrera'];
    const holds = await Promise.all(
      tutors.map((tutor) =>
        placeHold(house.services, {
          owner: signedIn(maya),
          tutor,
          start: new Date(tuesday),
          minutes: 60,
          currency: 'GBP',
          reader,
        }),
      ),
    );
    const outcomes = await Promise.allSettled(
      holds.map(({ id }) => confirm(id, maya, { learnerProfileId: child })),
    );
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as AppError).code] : [],
    );
    expect(refusals).toEqual(['learner_busy', 'learner_busy']);
  });

  test('chosen anew after signing in, gives back what the browser held before', async () => {
    await hold(signedOut(visitor));
    const both = { accountId: maya.id, visitorId: visitor };
    expect((await hold(both, '2026-11-24T18:30:00Z')).start).toBe('2026-11-24T18:30:00.000Z');
    expect(await freeOn('2026-11-24')).not.toContain(tuesday);
    expect((await hold(both, tuesday)).start).toBe(tuesday);
  });

  test('is seen by both sides and by nobody else', async () => {
    const { id } = await confirm((await hold(signedIn(maya))).id, maya, { note: 'Mock exam on 2 December.' });
    expect(await listBookings(house.services, { accountId: tutorAccount.id, as: 'tutor' })).toMatchObject([
      { id, as: 'tutor', note: 'Mock exam on 2 December.' },
    ]);
    expect(await listBookings(house.services, { accountId: noor.id, as: 'learner' })).toEqual([]);
    expect((await refused(listBookings(house.services, { accountId: noor.id, as: 'tutor' }))).code).toBe(
      'not_a_tutor',
    );
    expect((await refused(previewCancellation(house.services, { id, accountId: noor.id }))).status).toBe(404);
  });
});

describe('cancelling', () => {
  const booked = async () => (await confirm((await hold(signedIn(maya))).id)).id;

  test('shows the refund first, and stops when it has changed since', async () => {
    const id = await booked();
    const of = { id, accountId: maya.id };
    expect(await previewCancellation(house.services, of)).toMatchObject({
      share: 'all',
      refund: { amountMinor: 3200 },
      stillDue: { amountMinor: 0 },
    });
    house.clock.set('2026-11-24T12:00:00Z');
    expect((await refused(cancelBooking(house.services, { ...of, refundMinor: 3200 }))).code).toBe(
      'refund_changed',
    );
    expect(await cancelBooking(house.services, { ...of, refundMinor: 1600 })).toMatchObject({
      state: 'cancelled',
      refund: { amountMinor: 1600 },
    });
  });

  test('makes the hour free again and takes the event out of the calendar', async () => {
    const id = await booked();
    await cancelBooking(house.services, { id, accountId: maya.id });
    expect(await freeOn('2026-11-24')).toContain(tuesday);
    const mail = await house.db
      .selectFrom('app.mails')
      .selectAll()
      .where('message_id', '=', `booking-${id}-1-cancelled-learner`)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('The whole price, £32.00, is taken off your invoice.');
    expect(JSON.stringify(mail.attachments)).toContain('METHOD:CANCEL');
    expect((await refused(cancelBooking(house.services, { id, accountId: maya.id }))).code).toBe(
      'not_cancellable',
    );
  });

  test('by the tutor gives all back, even an hour before', async () => {
    const id = await booked();
    house.clock.set('2026-11-24T17:00:00Z');
    expect(await cancelBooking(house.services, { id, accountId: tutorAccount.id })).toMatchObject({
      refund: { amountMinor: 3200 },
    });
  });
});

describe('reminders', () => {
  test('go out for a session that stands, and not for a cancelled one', async () => {
    const { id, start } = await confirm((await hold(signedIn(maya))).id);
    const due = { bookingId: id, hours: 24, startsAt: start } as const;
    house.clock.set('2026-11-23T18:00:00Z');
    await sendReminder(house.services, due);
    await sendReminder(house.services, due);
    const reminders = () =>
      house.db.selectFrom('app.mails').select('subject').where('message_id', 'like', '%reminder%').execute();
    expect(await reminders()).toEqual([{ subject: 'Tomorrow, 18:00: Lucía Restrepo' }]);
    await cancelBooking(house.services, { id, accountId: maya.id });
    await sendReminder(house.services, { ...due, hours: 1 });
    expect(await reminders()).toHaveLength(1);
  });
});

describe('mails', () => {
  const chose = (account: { id: string }, preferred_locale: string, preferred_timezone: string) =>
    house.db
      .insertInto('user_locale_preferences')
      .values({
        user_id: account.id,
        preferred_locale,
        preferred_timezone,
        preferred_currency: 'GBP',
        preferred_country: 'GB',
        use_device_locale: false,
      })
      .execute();
  const mailsTo = async ({ email }: { email: string }) => {
    const mails = house.db.selectFrom('app.mails').select(['language', 'subject', 'body_text']);
    return mails.where('recipient', '=', email).orderBy('created_at').execute();
  };

  test('follow what the accounts have chosen, at the moment at which they are written', async () => {
    const { id, start } = await confirm((await hold(signedIn(maya))).id);
    await chose(maya, 'es-CO', 'America/Bogota');
    await chose(tutorAccount, 'fr-FR', 'Europe/Paris');
    house.clock.set('2026-11-23T18:00:00Z');
    await sendReminder(house.services, { bookingId: id, hours: 24, startsAt: start });
    house.clock.set('2026-11-23T18:01:00Z');
    await cancelBooking(house.services, { id, accountId: maya.id });
    const [confirmation, reminder, cancellation] = await mailsTo(maya);
    expect(confirmation).toMatchObject({ language: 'en' });
    expect(confirmation?.body_text).toContain('18:00');
    expect(reminder).toMatchObject({ language: 'es', subject: 'Mañana, 13:00: Lucía Restrepo' });
    expect(reminder?.body_text).toContain('Bogotá');
    expect(cancellation).toMatchObject({ language: 'es' });
    // Lucía reads French by now; her hours stay those of Bogotá, where she teaches.
    expect((await mailsTo(tutorAccount)).at(-1)).toMatchObject({ language: 'fr' });
    expect((await mailsTo(tutorAccount)).at(-1)?.subject).toContain('13\u00a0h');
  });
});

describe('the database itself', () => {
  test('knows the same steps between states as the code', async () => {
    const states = Object.keys(transitions);
    const { rows } = await sql<{ step: string }>`
      select a || ' → ' || b as step from unnest(${sql.val(states)}::text[]) a, unnest(${sql.val(states)}::text[]) b
      where app.booking_may_become(a, b)`.execute(house.db);
    const known = Object.entries(transitions).flatMap(([from, next]) => next.map((to) => `${from} → ${to}`));
    expect(rows.map(({ step }) => step).sort()).toEqual(known.sort());
  });

  test('refuses a forbidden step and a booking that does not begin as a hold', async () => {
    const { id } = await hold(signedIn(maya));
    const change = (state: string) =>
      house.db.updateTable('app.bookings').set({ state }).where('id', '=', id).execute();
    await expect(change('completed')).rejects.toThrow('a booking cannot go from held to completed');
    const confirmedCopy = { id: house.services.random.uuid(), state: 'confirmed', account_id: noor.id };
    await expect(
      sql`insert into app.bookings
        select (jsonb_populate_record(b, ${JSON.stringify(confirmedCopy)}::jsonb)).* from app.bookings b`.execute(
        house.db,
      ),
    ).rejects.toThrow('a booking begins as held, not as confirmed');
    await change('expired');
    await expect(change('held')).rejects.toThrow('a booking cannot go from expired to held');
  });

  test('refuses a rating of a session that is not completed', async () => {
    const { id, tutor } = await confirm((await hold(signedIn(maya))).id);
    const rate = house.db
      .insertInto('app.ratings')
      .values({ booking_id: id, tutor_id: tutor.id, stars: 5, created_at: house.clock.now() })
      .execute();
    await expect(rate).rejects.toThrow('only a completed session can be rated');
  });
});
