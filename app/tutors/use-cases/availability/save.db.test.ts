import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { bookSession } from '#tests/tutors/booked-session.ts';
import { findTutor } from '../find-tutor.server.ts';
import { listFreeSlots } from '../free-slots.server.ts';
import { previewAvailability } from './preview-availability.server.ts';
import { readAvailability, saveAvailability } from './save-availability.server.ts';
import type { OwnAvailability } from '../../model/availability-schemas.ts';
import { seedTutors } from '../seed/seed-tutors.server.ts';

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
/** Tuesday, open from 13:00 to 18:00 in Bogotá. */
const tuesday = '2026-11-24T18:00:00Z';

let app: TestServices;
let hours: OwnAvailability;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
  hours = await readAvailability(app.services, { accountId: lucia.id });
});
afterEach(() => app.close());

const save = (change: Partial<OwnAvailability>, accepted: string[] = []) =>
  saveAvailability(app.services, { accountId: lucia.id, hours: { ...hours, ...change, accepted } });
const preview = (change: Partial<OwnAvailability>) =>
  previewAvailability(app.services, { accountId: lucia.id, hours: { ...hours, ...change } });
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (thrown: unknown) => (thrown instanceof AppError ? [thrown.code, thrown.details] : thrown),
  );
const withoutTuesday = () => ({ rules: hours.rules.filter(({ weekday }) => weekday !== 2) });

describe('hours that would exclude a booked session', () => {
  test('are saved only if the tutor accepted it, and the session stays', async () => {
    const id = await bookSession(app.db, 'lucia-restrepo', tuesday, 60);
    const stranded = [
      { id, start: '2026-11-24T18:00:00.000Z', end: '2026-11-24T19:00:00.000Z', rules: ['hours'] },
    ];
    expect((await preview(withoutTuesday())).stranded).toEqual(stranded);
    expect(await refused(save(withoutTuesday()))).toEqual(['bookings_outside', { stranded }]);
    expect(await readAvailability(app.services, { accountId: lucia.id })).toEqual(hours);
    await save(withoutTuesday(), [id]);
    const rows = await app.db.selectFrom('app.bookings').select(['id', 'state', 'starts_at']).execute();
    expect(rows).toEqual([{ id, state: 'confirmed', starts_at: new Date(tuesday) }]);
  });

  test('a session booked after the preview is reported, too', async () => {
    const read = await bookSession(app.db, 'lucia-restrepo', tuesday, 60);
    const later = await bookSession(app.db, 'lucia-restrepo', '2026-12-01T18:00:00Z', 60);
    expect(await refused(save(withoutTuesday(), [read]))).toMatchObject([
      'bookings_outside',
      { stranded: [{ id: read }, { id: later }] },
    ]);
    expect((await save(withoutTuesday(), [read, later])).version).toBe(hours.version + 1);
  });

  test('a session that is over or cancelled does not block saving', async () => {
    const id = await bookSession(app.db, 'lucia-restrepo', tuesday, 60);
    app.clock.set('2026-11-24T19:00:00Z');
    expect((await preview(withoutTuesday())).stranded).toEqual([]);
    app.clock.set('2026-11-20T09:00:00Z');
    await app.db
      .updateTable('app.bookings')
      .set({ state: 'cancelled', cancelled_by: 'tutor', refund_minor: 0 })
      .where('id', '=', id)
      .execute();
    expect((await save(withoutTuesday())).version).toBe(hours.version + 1);
  });
});

test('buffer, session types and location are saved and applied to bookings', async () => {
  const changed = await save({ bufferBefore: 10, sessionTypes: ['session'], city: 'Madrid' });
  expect(changed).toMatchObject({ bufferBefore: 10, sessionTypes: ['session'], city: 'Madrid' });
  const range = { from: new Date('2026-11-23T00:00:00Z'), to: new Date('2026-11-30T00:00:00Z') };
  const deep = await listFreeSlots(app.services, { tutor: 'lucia-restrepo', ...range, minutes: 90 });
  expect(deep).toEqual([]);
  const { prices } = await findTutor(app.services, { tutor: 'lucia-restrepo', currency: 'GBP' }, 'en');
  expect(prices).toMatchObject({ trial: null, session: { amountMinor: 3200 }, deep: null });
});

describe('hours that were saved meanwhile elsewhere', () => {
  const current = async () => readAvailability(app.services, { accountId: lucia.id });

  test('are not overwritten, and come with the refusal', async () => {
    const first = await save({ dailyLimit: 2 });
    expect(await refused(save({ dailyLimit: 3 }))).toEqual(['availability_changed', { availability: first }]);
    expect(await refused(save({ version: first.version + 1 }))).toEqual([
      'availability_changed',
      { availability: first },
    ]);
    expect(await current()).toEqual(first);
  });

  test('are shown before the sessions that the outdated ones would exclude', async () => {
    await bookSession(app.db, 'lucia-restrepo', tuesday, 60);
    const first = await save({ dailyLimit: 2 });
    expect(await refused(save(withoutTuesday()))).toEqual(['availability_changed', { availability: first }]);
  });
});

test('hours and exceptions are read in the order of time, however they were entered', async () => {
  const rule = (weekday: number, start: string, end: string) => ({ weekday, start, end });
  const closed = (day: string) => ({
    kind: 'closed' as const,
    from: day,
    to: day,
    start: null,
    end: null,
    note: '',
  });
  const rules = [rule(3, '15:00', '18:00'), rule(1, '15:00', '18:00'), rule(1, '08:00', '12:00')];
  const saved = await save({ rules, exceptions: [closed('2026-12-24'), closed('2026-12-08')] });
  expect(saved.rules).toEqual([rules[2], rules[1], rules[0]]);
  expect(saved.exceptions.map(({ from }) => from)).toEqual(['2026-12-08', '2026-12-24']);
});

describe('another time zone', () => {
  test('keeps booked sessions at their instants and moves the free times', async () => {
    const id = await bookSession(app.db, 'lucia-restrepo', tuesday, 60);
    const previewed = await preview({ zone: 'Europe/Madrid' });
    expect(previewed.stranded).toMatchObject([{ id, start: '2026-11-24T18:00:00.000Z', rules: ['hours'] }]);
    expect(previewed.free.before).toContain('2026-11-24T19:30:00.000Z');
    expect(previewed.free.after).not.toContain('2026-11-24T19:30:00.000Z');
    expect(previewed.free.after).toContain('2026-11-24T12:00:00.000Z');
    expect(previewed.clockChanges.map(({ from, to }) => [from, to])).toEqual([
      ['2027-03-28T02:00', '2027-03-28T03:00'],
      ['2027-10-31T03:00', '2027-10-31T02:00'],
    ]);
    const saved = await save({ zone: 'europe/madrid', city: 'Madrid' }, [id]);
    expect(saved).toMatchObject({ zone: 'Europe/Madrid', rules: hours.rules });
    const range = { from: new Date('2026-11-20T09:00:00Z'), to: new Date('2026-12-04T09:00:00Z') };
    const free = await listFreeSlots(app.services, { tutor: 'lucia-restrepo', ...range, minutes: 60 });
    expect(free.map(({ start }) => start.toISOString())).toEqual(previewed.free.after);
  });

  test('must exist', async () => {
    expect(await refused(save({ zone: '+05:00' }))).toMatchObject(['zone_unknown', {}]);
    expect(await refused(preview({ zone: 'Europe/Atlantis' }))).toMatchObject(['zone_unknown', {}]);
  });
});

test('a preview equals the result of saving, and writes nothing', async () => {
  const previewed = await preview(withoutTuesday());
  expect(previewed.free.after.length).toBeLessThan(previewed.free.before.length);
  expect(await readAvailability(app.services, { accountId: lucia.id })).toEqual(hours);
  await save(withoutTuesday());
  const again = await previewAvailability(app.services, {
    accountId: lucia.id,
    hours: { ...hours, ...withoutTuesday() },
  });
  expect(again.free.before).toEqual(previewed.free.after);
});
