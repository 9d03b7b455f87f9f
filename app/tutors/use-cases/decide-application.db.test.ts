import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  countWaitingApplications,
  listTutorAccounts,
  loadApplications,
  loadTutorIds,
} from '../db/admit.server.ts';
import { loadTutorOfAccount } from '../db/tutors.server.ts';
import type { Application } from '../model/schemas.ts';
import { applyAsTutor } from './apply-as-tutor.server.ts';
import { type Decision, decideApplication } from './decide-application.server.ts';
import { setTutorStatus } from './set-status.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const accountOf = (number: number) => `00000000-0000-4000-a000-0000000000e${number}`;

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
});
afterEach(() => app.close());

/** Applies from the account with this number, at this hour of 20 November. */
async function apply(
  number: number,
  hour: string,
  name = `Tutor ${number}`,
  more: Pick<Partial<Application>, 'languages' | 'city'> = {},
) {
  app.clock.set(`2026-11-20T${hour}:00:00Z`);
  await applyAsTutor(app.services, {
    account: { id: accountOf(number), email: `${number}@example.org` },
    language: 'es',
    application: {
      name,
      zone: 'America/Bogota',
      subjects: ['physics'],
      languages: ['es'],
      story: 'I ask.',
      ...more,
    },
  });
}
const all = (limit = 100) => loadApplications(app.db, limit);
const decide = async (number: number, decision: Decision) => {
  const application = (await all()).find(({ accountId }) => accountId === accountOf(number));
  return app.db
    .transaction()
    .execute((trx) =>
      decideApplication(trx, app.services, { id: application?.id ?? accountOf(0), decision }),
    );
};

describe('applications', () => {
  test('list the undecided ones first, each group with the latest first, up to the limit', async () => {
    await apply(1, '10');
    await apply(2, '14');
    await apply(3, '12');
    await apply(4, '11');
    await apply(5, '13');
    await decide(4, 'declined');
    await decide(5, 'approved');
    const list = await all();
    expect(list.map(({ name, state }) => [name, state])).toEqual([
      ['Tutor 2', 'received'],
      ['Tutor 3', 'received'],
      ['Tutor 1', 'received'],
      ['Tutor 5', 'approved'],
      ['Tutor 4', 'declined'],
    ]);
    expect((await all(2)).map(({ name }) => name)).toEqual(['Tutor 2', 'Tutor 3']);
    expect(await countWaitingApplications(app.db)).toBe(3);
    await apply(1, '15');
    expect((await all(2)).map(({ name }) => name)).toEqual(['Tutor 1', 'Tutor 2']);
    expect(list[0]).toMatchObject({
      accountId: accountOf(2),
      email: '2@example.org',
      language: 'es',
      zone: 'America/Bogota',
      subjects: ['physics'],
      languages: ['es'],
      story: 'I ask.',
      at: new Date('2026-11-20T14:00:00Z'),
    });
  });
});

describe('an approved application', () => {
  test('makes one paused page without hours, with a slug nobody has', async () => {
    await apply(1, '10', 'Lucía Restrepo');
    await apply(2, '11', 'Lucía Restrepo');
    const { tutorId, application } = await decide(1, 'approved');
    expect(application).toMatchObject({ accountId: accountOf(1), state: 'approved' });
    await decide(2, 'approved');
    expect(await loadTutorOfAccount(app.db, accountOf(1))).toMatchObject({
      id: tutorId,
      slug: 'lucia-restrepo-2',
      name: 'Lucía Restrepo',
      status: 'paused',
      zone: 'America/Bogota',
      schedule: { rules: [] },
    });
    expect((await loadTutorOfAccount(app.db, accountOf(2)))?.slug).toBe('lucia-restrepo-3');
    expect(await loadTutorIds(app.db)).toHaveLength(14);
    const accounts = [accountOf(1), accountOf(9), lucia.id];
    expect((await listTutorAccounts(app.db, accounts)).toSorted()).toEqual([lucia.id, accountOf(1)]);
    expect(await listTutorAccounts(app.db, [])).toEqual([]);
  });

  test('puts the city that was entered on the page, not that of the time zone', async () => {
    await apply(1, '10', 'Ana', { city: 'Medellín' });
    await decide(1, 'approved');
    expect(await loadTutorOfAccount(app.db, accountOf(1))).toMatchObject({ city: 'Medellín' });
  });

  test('without a city suggests that of the time zone, and cannot be opened before its hours are saved with one', async () => {
    await apply(1, '10');
    const { tutorId } = await decide(1, 'approved');
    expect(await loadTutorOfAccount(app.db, accountOf(1))).toMatchObject({
      city: 'Bogotá',
      status: 'paused',
    });
    const opened = app.db
      .transaction()
      .execute((trx) => setTutorStatus(trx, { id: tutorId ?? '', status: 'active' }));
    await expect(opened).rejects.toMatchObject({
      code: 'tutor_incomplete',
      details: { missing: expect.arrayContaining(['hours']) as string[] },
    });
  });

  test('changes no other application, and is decided once', async () => {
    await apply(1, '10');
    await apply(2, '11');
    await decide(1, 'approved');
    expect((await all()).map(({ name, state }) => [name, state])).toEqual([
      ['Tutor 2', 'received'],
      ['Tutor 1', 'approved'],
    ]);
    await expect(decide(1, 'declined')).rejects.toMatchObject({ code: 'already_decided', status: 409 });
    await expect(decide(9, 'declined')).rejects.toMatchObject({ code: 'unknown_application', status: 404 });
  });

  test('of somebody who has a page keeps that page', async () => {
    await apply(1, '10');
    await app.db
      .updateTable('app.tutor_applications')
      .set({ account_id: lucia.id })
      .where('account_id', '=', accountOf(1))
      .execute();
    const [application] = await all();
    const { tutorId } = await app.db
      .transaction()
      .execute((trx) =>
        decideApplication(trx, app.services, { id: application?.id ?? accountOf(0), decision: 'approved' }),
      );
    expect(tutorId).toBe((await loadTutorOfAccount(app.db, lucia.id))?.id);
    expect(await loadTutorIds(app.db)).toHaveLength(12);
  });
});

test('an application that was sent again after it was read is not decided', async () => {
  await apply(1, '10');
  const [first] = await all();
  await apply(1, '11');
  const decideRead = (sentAt: Date | undefined) =>
    app.db.transaction().execute((trx) =>
      decideApplication(trx, app.services, {
        id: first?.id ?? '',
        decision: 'approved',
        sentAt: sentAt?.toISOString(),
      }),
    );
  await expect(decideRead(first?.at)).rejects.toMatchObject({ code: 'application_changed', status: 409 });
  expect(await all()).toMatchObject([{ state: 'received' }]);
  const [second] = await all();
  expect(await decideRead(second?.at)).toMatchObject({ application: { state: 'approved' } });
});

describe('the language of the answer', () => {
  test.each<[Application['languages'], string]>([
    [['de'], 'en'],
    [['de', 'fr'], 'fr'],
    [['fr', 'es'], 'es'],
    [['fr', 'en'], 'en'],
  ])(
    'is the first of ours that the applicant teaches in, else English: %j → %s',
    async (taught, language) => {
      await apply(1, '10', 'Tutor', { languages: taught });
      expect(await decide(1, 'declined')).toMatchObject({ language });
    },
  );

  test('is the one that the applicant’s account has chosen', async () => {
    await apply(1, '10');
    await app.db
      .insertInto('user_locale_preferences')
      .values({
        user_id: accountOf(1),
        preferred_locale: 'fr-FR',
        preferred_currency: 'EUR',
        preferred_country: 'FR',
        preferred_timezone: 'Europe/Paris',
        use_device_locale: false,
      })
      .execute();
    expect(await decide(1, 'declined')).toMatchObject({ language: 'fr' });
  });
});

test('a declined application makes no page', async () => {
  await apply(1, '10');
  expect(await decide(1, 'declined')).toMatchObject({ tutorId: null, application: { state: 'declined' } });
  expect(await loadTutorOfAccount(app.db, accountOf(1))).toBeUndefined();
});
