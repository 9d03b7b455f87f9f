import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { AppError } from '#app/platform/errors.ts';
import { listFreeSlots } from '#app/tutors/index.server.ts';
import {
  setUpBookingTest,
  maya,
  noor,
  reader,
  refused,
  signedIn,
  signedOut,
  someoneWaitsForALock,
  tuesday,
  visitor,
} from '#tests/booking/booking-setup.ts';
import { lockDaysOf, lockKey } from '../db/booking.server.ts';
import type { Owner } from '../db/holds.server.ts';
import { hashNetwork, siteOf } from './limit-network.server.ts';
import { holdSeries } from './series/hold-series.server.ts';
import { extendHold, findHold, releaseHold } from './keep-hold.server.ts';
import { placeHold } from './place-hold.server.ts';

const at = setUpBookingTest();

describe('concurrent requests for the same hour', () => {
  test('exactly one of twenty succeeds; the others get alternatives', async () => {
    const contenders = Array.from({ length: 20 }, () => signedOut(at.app.services.random.uuid()));
    const outcomes = await Promise.allSettled(contenders.map((owner) => at.hold(owner)));
    const lost = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as AppError);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(lost.map(({ code, status }) => `${status} ${code}`))).toEqual(new Set(['409 slot_taken']));
    const free = await at.freeOn('2026-11-24');
    for (const { details } of lost)
      for (const { start } of details.alternatives as { start: string }[]) expect(free).toContain(start);
  });

  test('no two of twenty for overlapping times succeed', async () => {
    const starts = ['18:00', '18:30', '19:00', '19:30'].map((time) => `2026-11-24T${time}:00.000Z`);
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        at.hold(signedOut(at.app.services.random.uuid()), starts[index % 4]),
      ),
    );
    const { rows } = await sql<{ pairs: string }>`
      select count(*) as pairs from app.bookings a join app.bookings b
        on a.id < b.id and a.tutor_id = b.tutor_id and a.claimed && b.claimed
      where a.state = 'held' and b.state = 'held'`.execute(at.app.db);
    expect(rows[0]?.pairs).toBe('0');
  });

  test('a rejected caller gets a message in their language and zone', async () => {
    await at.hold(signedIn(noor));
    const lost = await refused(at.hold(signedIn(maya)));
    expect(lost.messageIn('en')).toBe(
      '18:00 has just been taken. The nearest free times are 19:30 and 20:00.',
    );
    expect(lost.messageIn('es')).toContain('Alguien acaba de reservar las 18:00.');
    expect(lost.details.alternatives).toHaveLength(3);
  });

  test('a second booking over a daily limit of one waits for the first and is rejected', async () => {
    await at.app.db.updateTable('app.tutors').set({ daily_limit: 1 }).execute();
    const { id } = await at.hold(signedIn(noor), '2026-11-25T19:00:00Z');
    let attempt: Promise<unknown> = Promise.resolve();
    await at.app.db.transaction().execute(async (trx) => {
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
      attempt = at.hold(signedIn(maya)).catch((reason: AppError) => reason.code);
      await Promise.race([attempt, someoneWaitsForALock(at.app)]);
    });
    expect(await attempt).toBe('slot_day_full');
  });
});

describe('concurrent holds', () => {
  test('one person cannot hold more than three times with concurrent requests', async () => {
    const tutors = await at.app.db.selectFrom('app.tutors').select('slug').limit(6).execute();
    const start = new Date('2026-11-24T18:00:00Z');
    const day = { from: start, to: new Date('2026-12-04T18:00:00Z'), minutes: 60 };
    const tries = tutors.map(async ({ slug }) => {
      const [free] = await listFreeSlots(at.app.services, { ...day, tutor: slug });
      const input = { owner: signedIn(maya), tutor: slug, start: free?.start ?? start, minutes: 60 };
      return placeHold(at.app.services, { ...input, currency: 'GBP', reader });
    });
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refusals = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as AppError);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'too_many_holds', status: 429, retryAfter: 60 });
  });
});

describe('a hold', () => {
  test('removes the hour and its buffer from the free times', async () => {
    await at.hold(signedIn(maya));
    const free = await at.freeOn('2026-11-24');
    expect(free).not.toContain('2026-11-24T18:00:00.000Z');
    expect(free).not.toContain('2026-11-24T19:00:00.000Z');
    expect(free).toContain('2026-11-24T19:30:00.000Z');
  });

  test('does not block the time once its ten minutes are over', async () => {
    await at.hold(signedIn(maya));
    at.app.clock.advance(10 * 60_000);
    expect(await at.freeOn('2026-11-24')).toContain(tuesday);
    expect((await at.hold(signedIn(noor))).start).toBe(tuesday);
  });

  test('can be extended by ten minutes, once', async () => {
    const { id, expiresAt, canExtend, end } = await at.hold(signedIn(maya));
    expect([expiresAt, canExtend, end]).toEqual([
      '2026-11-20T09:10:00.000Z',
      true,
      '2026-11-24T19:00:00.000Z',
    ]);
    const of = { id, owner: signedIn(maya), reader };
    expect(await extendHold(at.app.services, of)).toMatchObject({
      expiresAt: '2026-11-20T09:20:00.000Z',
      canExtend: false,
    });
    const refusal = await refused(extendHold(at.app.services, of));
    expect([refusal.status, refusal.code]).toEqual([409, 'already_extended']);
    expect(refusal.messageIn('en')).toContain('20 minutes in all');
  });

  test('cannot be extended once its time is over: 409 hold_expired, with the free times near it', async () => {
    const { id } = await at.hold(signedIn(maya));
    at.app.clock.advance(10 * 60_000);
    const refusal = await refused(extendHold(at.app.services, { id, owner: signedIn(maya), reader }));
    expect([refusal.status, refusal.code]).toEqual([409, 'hold_expired']);
    expect(refusal.details.alternatives).toContainEqual({ start: tuesday, end: '2026-11-24T19:00:00.000Z' });
  });

  test('placed signed in belongs to the account only, on any device', async () => {
    const owner = { accountId: maya.id, visitorId: visitor, network: '203.0.113.7' };
    const input = {
      owner,
      tutor: 'lucia-restrepo',
      start: new Date(tuesday),
      minutes: 60,
      currency: 'GBP',
      reader,
    } as const;
    await placeHold(at.app.services, { ...input, sessionType: 'session' });
    const rows = at.app.db.selectFrom('app.bookings').select(['account_id', 'visitor_id', 'held_network']);
    expect(await rows.execute()).toEqual([{ account_id: maya.id, visitor_id: null, held_network: null }]);
    const refusal = await refused(placeHold(at.app.services, { ...input, sessionType: 'deep' }));
    expect([refusal.status, refusal.code]).toEqual([400, 'session_type_unknown']);
  });

  test('needs a price in the currency', async () => {
    await at.app.db.deleteFrom('app.tutor_prices').where('currency', '=', 'GBP').execute();
    const refusal = await refused(at.hold(signedIn(maya)));
    expect([refusal.status, refusal.code]).toEqual([400, 'price_missing']);
    expect(refusal.messageIn('en')).toContain('Lucía Restrepo has no price in GBP');
  });

  test('that is released or replaced expires its checkout pages, a series under its own id', async () => {
    const series = (start: string) =>
      holdSeries(at.app.services, {
        owner: signedIn(maya),
        tutor: 'lucia-restrepo',
        starts: [
          new Date(`2026-11-${start}`),
          new Date(`2026-12-0${Number(start.slice(0, 2)) - 23}${start.slice(2)}`),
        ],
        minutes: 60,
        currency: 'GBP',
        reader,
      });
    const closing = vi.spyOn(at.app.services.jobs, 'sendAll').mockResolvedValue();
    const startPaying = async (subject: 'booking' | 'series', subjectId: string) => {
      const id = at.app.services.random.uuid();
      const now = at.app.clock.now();
      await at.app.db
        .insertInto('app.payments')
        .values({
          id,
          account_id: maya.id,
          subject,
          subject_id: subjectId,
          amount_minor: 6400,
          currency: 'GBP',
          language: 'en',
          label: 'Sessions',
          state: 'open',
          expires_at: now,
          created_at: now,
        })
        .execute();
      return id;
    };
    const closed = () => closing.mock.calls.flatMap(([, , jobs]) => jobs.map(({ data }) => data));
    const first = await series('24T18:00:00Z');
    const firstPayment = await startPaying('series', first.id);
    await releaseHold(at.app.services, { id: first.sessions[0]?.id ?? '', owner: signedIn(maya) });
    expect(closed()).toEqual([{ id: firstPayment }]);
    const single = await at.hold(signedIn(maya), '2026-11-25T19:00:00Z');
    const singlePayment = await startPaying('booking', single.id);
    closing.mockClear();
    await at.hold(signedIn(maya), '2026-11-26T18:00:00Z');
    expect(closed()).toEqual([{ id: singlePayment }]);
  });

  test('is released only once, and only while it is a hold', async () => {
    const { id } = await at.hold(signedIn(maya));
    const releasing = () => releaseHold(at.app.services, { id, owner: signedIn(maya) });
    const endedAt = async () =>
      (await at.app.db.selectFrom('app.bookings').select('ended_at').where('id', '=', id).executeTakeFirst())
        ?.ended_at;
    await releasing();
    at.app.clock.advance(60_000);
    await releasing();
    expect(await endedAt()).toEqual(new Date('2026-11-20T09:00:00Z'));
    const booked = await at.booked(maya, '2026-11-25T19:00:00Z');
    const refusal = await refused(releaseHold(at.app.services, { id: booked.id, owner: signedIn(maya) }));
    expect([refusal.status, refusal.code]).toEqual([404, 'unknown_hold']);
  });

  test('waits for a concurrent one of the same owner, and of the same network', async () => {
    const network = hashNetwork(at.app.services.settings.jwtSecret, '203.0.113.7') ?? '';
    const anonymous = { ...signedOut(visitor), network: '203.0.113.7' };
    const start = new Date(tuesday);
    const holdAs = (owner: Owner & { network?: string }) =>
      placeHold(at.app.services, {
        owner,
        tutor: 'lucia-restrepo',
        start,
        minutes: 60,
        currency: 'GBP',
        reader,
      });
    const order: string[] = [];
    for (const [key, owner] of [
      [`holds of ${maya.id}`, signedIn(maya)],
      [`holds of ${visitor}`, anonymous],
      [`holds from ${siteOf(network)}`, anonymous],
    ] as const) {
      let holding: Promise<unknown> = Promise.resolve();
      await at.app.db.transaction().execute(async (trx) => {
        await lockKey(trx, key).execute();
        holding = holdAs(owner).then(({ id }) => {
          order.push('held');
          return releaseHold(at.app.services, { id, owner });
        });
        await Promise.race([holding, someoneWaitsForALock(at.app)]);
        order.push('unlocked');
      });
      await holding;
    }
    expect(order).toEqual(['unlocked', 'held', 'unlocked', 'held', 'unlocked', 'held']);
  });

  test('is not visible to other accounts', async () => {
    const { id } = await at.hold(signedIn(maya));
    const others = { id, owner: { accountId: noor.id, visitorId: visitor }, reader };
    expect((await refused(findHold(at.app.services, others))).status).toBe(404);
    expect((await refused(extendHold(at.app.services, others))).status).toBe(404);
    expect((await refused(releaseHold(at.app.services, others))).status).toBe(404);
    expect((await refused(at.confirm(id, noor, {}, visitor))).status).toBe(404);
  });

  test('frees the hour at once when it is released', async () => {
    const { id } = await at.hold(signedIn(maya));
    await releaseHold(at.app.services, { id, owner: signedIn(maya) });
    expect(await at.freeOn('2026-11-24')).toContain(tuesday);
  });

  test('is replaced by the owner’s next hold, unless that one fails', async () => {
    await at.hold(signedIn(noor), '2026-11-24T21:00:00Z');
    const first = await at.hold(signedIn(maya));
    expect((await refused(at.hold(signedIn(maya), '2026-11-24T21:00:00Z'))).code).toBe('slot_taken');
    expect((await findHold(at.app.services, { id: first.id, owner: signedIn(maya), reader })).start).toBe(
      tuesday,
    );
    const second = await at.hold(signedIn(maya), '2026-11-24T18:30:00Z');
    expect(second.start).toBe('2026-11-24T18:30:00.000Z');
    expect(
      (await refused(findHold(at.app.services, { id: first.id, owner: signedIn(maya), reader }))).code,
    ).toBe('hold_expired');
  });

  test('is only possible for a time that the tutor offers', async () => {
    for (const [start, code] of [
      ['2026-11-24T17:30:00Z', 'slot_closed'],
      ['2026-11-24T18:10:00Z', 'slot_closed'],
      ['2026-11-20T10:00:00Z', 'slot_too_soon'],
      ['2026-11-19T18:00:00Z', 'slot_past'],
      ['2027-06-01T18:00:00Z', 'slot_not_open_yet'],
    ] as const)
      expect((await refused(at.hold(signedIn(maya), start))).code).toBe(code);
    const refusal = await refused(at.hold(signedIn(maya), tuesday, 45));
    expect([refusal.status, refusal.code]).toEqual([400, 'session_type_unknown']);
  });
});
