import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { bookSession } from '#tests/tutors/booked-session.ts';
import { findStranded, readAvailability } from './availability/save-availability.server.ts';
import { explainUnavailable, isSessionFree, listFreeSlots, nearestFreeSlots } from './free-slots.server.ts';
import { loadTutor } from '../db/tutors.server.ts';
import { listShownStarts } from './free-slots.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
/** Tuesday 24 November: Lucía is open from 13:00 to 18:00 in Bogotá, which is 18:00 to 23:00 UTC. */
const opens = '2026-11-24T18:00:00Z';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
});
afterEach(() => app.close());

/** Free times of that Tuesday, as the calendar shows them. */
const free = async () => {
  const day = { from: new Date('2026-11-24T05:00:00Z'), to: new Date('2026-11-25T05:00:00Z') };
  const slots = await listFreeSlots(app.services, { tutor: 'lucia-restrepo', ...day, minutes: 60 });
  return slots.map(({ start }) => start.toISOString().slice(11, 16));
};

const become = (id: string, change: { state: string; absent?: string; refund_minor?: number }) =>
  app.db
    .updateTable('app.bookings')
    .set({ ...change, ended_at: app.clock.now() })
    .where('id', '=', id)
    .execute();

const rules = (change: { daily_limit?: number; notice_minutes?: number }) =>
  app.db.updateTable('app.tutors').set(change).where('slug', '=', 'lucia-restrepo').execute();

test.each([{ state: 'completed' }, { state: 'no_show', absent: 'learner', refund_minor: 0 }])(
  'a day with a limit of one session is full before and after it: $state',
  async (past) => {
    await rules({ daily_limit: 1 });
    const id = await bookSession(app.db, 'lucia-restrepo', opens, 60);
    app.clock.set('2026-11-24T19:00:00Z');
    expect(await free()).toEqual([]);
    await become(id, past);
    expect(await free()).toEqual([]);
  },
);

test('the buffer after a session applies after its end', async () => {
  await rules({ notice_minutes: 0 });
  const tutor = await loadTutor(app.db, 'lucia-restrepo');
  if (!tutor) throw new Error('no tutor');
  const id = await bookSession(app.db, 'lucia-restrepo', opens, 60);
  await app.pool.query(`update app.bookings set claimed = tstzrange(starts_at, ends_at + interval '1 hour')`);
  const now = new Date('2026-11-24T19:00:00Z');
  const start = new Date('2026-11-24T19:30:00Z');
  await become(id, { state: 'completed' });
  expect(await isSessionFree(app.db, tutor, { start, minutes: 60, now })).toBe(false);
  const later = new Date('2026-11-24T20:00:00Z');
  expect(await isSessionFree(app.db, tutor, { start: later, minutes: 60, now })).toBe(true);
});

test('a session that will not take place is not reported as stranded', async () => {
  const id = await bookSession(app.db, 'lucia-restrepo', opens, 60);
  const now = new Date('2026-11-24T18:10:00Z');
  const tutor = await loadTutor(app.db, 'lucia-restrepo');
  if (!tutor) throw new Error('no tutor');
  const none = { ...(await readAvailability(app.services, { accountId: lucia.id })), rules: [] };
  expect(await findStranded(app.db, tutor, none, now)).toHaveLength(1);
  await become(id, { state: 'no_show', absent: 'tutor', refund_minor: 0 });
  expect(await findStranded(app.db, tutor, none, now)).toEqual([]);
});

test('the page shows the whole booking window of 120 days', async () => {
  await app.db.updateTable('app.tutors').set({ window_days: 120 }).execute();
  const tutor = { id: (await loadTutor(app.db, 'lucia-restrepo'))?.id ?? '', bookableDays: 120 };
  const starts = await listShownStarts(app.services, tutor, 60);
  expect(starts.at(-1)?.slice(0, 10)).toBe('2027-03-19');
});

describe('the free times nearest to one that cannot be booked', () => {
  const near = async (start: string) => {
    const tutor = await loadTutor(app.db, 'lucia-restrepo');
    if (!tutor) throw new Error('no tutor');
    const query = { start: new Date(start), minutes: 60, now: app.clock.now(), count: 2 };
    const { reason, near: free } = await explainUnavailable(app.db, tutor, query);
    expect(await nearestFreeSlots(app.db, tutor, query)).toEqual(free);
    return [reason, ...free.map(({ start: at }) => at.toISOString())];
  };

  test('are on the same day, even if that is weeks ahead', async () => {
    await app.db.updateTable('app.tutors').set({ window_days: 60 }).execute();
    // Lucía opens at 08:00 on Tuesdays, which is 13:00 UTC.
    expect(await near('2027-01-05T10:00:00Z')).toEqual([
      'closed',
      '2027-01-05T13:00:00.000Z',
      '2027-01-05T13:30:00.000Z',
    ]);
  });

  test('are the last of the booking window for a time beyond it', async () => {
    await app.db.updateTable('app.tutors').set({ window_days: 14 }).execute();
    expect(await near('2027-06-01T18:00:00Z')).toEqual([
      'not_open_yet',
      '2026-12-04T18:30:00.000Z',
      '2026-12-04T19:00:00.000Z',
    ]);
  });

  test('are the next ones for a time that is over', async () => {
    expect(await near('2026-10-06T18:00:00Z')).toEqual([
      'past',
      '2026-11-20T14:00:00.000Z',
      '2026-11-20T14:30:00.000Z',
    ]);
  });
});
