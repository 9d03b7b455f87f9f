import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listTutorsBookedFor } from '#app/booking/index.server.ts';
import { bookFor, lucia, luciasPage, siblingOf } from '#tests/support/learner-sessions.ts';
import { practiceTest, type PracticeTest } from '#tests/support/practice.ts';
import { loadSharedProfile, loadSharedWith } from '#app/learners/db/sharing.server.ts';
import { endShare, listShares, shareWith } from './sharing.server.ts';

/* Maya and Leo belong to one account; Lucía teaches them. */

let app: PracticeTest;
let maya: Awaited<ReturnType<PracticeTest['learner']>>;
let leo: typeof maya;
let tutor: string;
beforeEach(async () => {
  app = await practiceTest();
  maya = await app.learner();
  leo = { ...maya, ...(await siblingOf(app, maya, 'Leo')) };
  tutor = await luciasPage(app);
});
afterEach(() => app.close());

const services = () => ({ ...app.services, tutorsBookedFor: listTutorsBookedFor });
const own = ({ profileId, accountId }: typeof maya) => ({ id: profileId, accountId });
const readable = async ({ profileId }: typeof maya) =>
  (await loadSharedProfile(app.db, { profileId, tutorAccountId: lucia.id, now: app.clock.now() })) !==
  undefined;

describe('consent for one child', () => {
  test('is revoked for that child only', async () => {
    await bookFor(app, maya, { tutor, begins: '2026-11-24T18:00:00Z' });
    await bookFor(app, leo, { tutor, begins: '2026-11-25T18:00:00Z' });
    await shareWith(services(), own(maya), tutor);
    expect([await readable(maya), await readable(leo)]).toEqual([true, false]);
    await shareWith(services(), own(leo), tutor);
    await endShare(services(), own(maya), tutor);
    expect([await readable(maya), await readable(leo)]).toEqual([false, true]);
    const shared = await loadSharedWith(app.db, { tutorAccountId: lucia.id, now: app.clock.now() });
    expect(shared).toEqual([{ id: leo.profileId, name: 'Leo' }]);
  });

  test('depends on the sessions of that child: a sibling’s session grants nothing', async () => {
    const booked = await bookFor(app, maya, { tutor, begins: '2026-11-24T18:00:00Z' });
    await bookFor(app, leo, { tutor, begins: '2026-11-25T18:00:00Z' });
    await shareWith(services(), own(maya), tutor);
    expect(await readable(maya)).toBe(true);
    const cancelled = { state: 'cancelled', cancelled_by: 'learner', refund_minor: 3200 };
    await app.db.updateTable('app.bookings').set(cancelled).where('id', '=', booked).execute();
    expect(await readable(maya)).toBe(false);
  });

  test('granted again after it ended starts at the new date', async () => {
    await bookFor(app, maya, { tutor, begins: '2026-11-24T18:00:00Z' });
    await shareWith(services(), own(maya), tutor);
    await endShare(services(), own(maya), tutor);
    await endShare(services(), own(maya), tutor);
    app.clock.advance(60_000);
    await shareWith(services(), own(maya), tutor);
    expect(await listShares(services(), own(maya))).toMatchObject([
      { slug: 'lucia-restrepo', since: app.clock.now().toISOString() },
    ]);
    expect(await readable(maya)).toBe(true);
  });
});
