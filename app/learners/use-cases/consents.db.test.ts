import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { changeModelConsent, mayModelRead, readConsents } from './consents.server.ts';
import { addProfile, changeProfile, removeProfile } from './profiles.server.ts';
import { defaultNeeds, unsetPace } from '../domain/profile.ts';
import { loadConsents } from '../db/consents.server.ts';

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());

type Band = '10_12' | '16_18' | 'adult' | null;
async function learner(ageBand: Band): Promise<{ id: string; accountId: string }> {
  const { random } = app.services;
  const own = { id: random.uuid(), accountId: random.uuid() };
  const profile = {
    name: 'Maya',
    ageBand,
    schoolYear: null,
    language: 'en' as const,
    needs: defaultNeeds,
    pace: unsetPace,
    safetyMail: true,
  };
  await addProfile(app.services, { ...own, profile });
  return own;
}
const declared = (accountId: string, ageBand: string, country: string) =>
  app.pool.query(
    `insert into app.declarations (account_id, age_band, country, guardian, terms_version, declared_at)
     values ($1, $2, $3, $2 = 'adult', 'test', now())`,
    [accountId, ageBand, country],
  );
const mayRead = ({ id, accountId }: { id: string; accountId: string }) =>
  mayModelRead(app.db, { accountId, profileId: id });

test('adding a learner is recorded as consent to store practice, and removing the learner as its end', async () => {
  const own = await learner('10_12');
  expect((await readConsents(app.services, own)).consents).toEqual([
    {
      purpose: 'practice',
      agreedBy: 'you',
      textVersion: expect.any(String) as string,
      grantedAt: app.clock.now(),
      withdrawnAt: null,
    },
  ]);
  await changeModelConsent(app.services, own, true);
  app.clock.set('2026-11-21T09:00:00Z');
  await removeProfile({ ...app.services, nextSessionOf: () => Promise.resolve(null) }, own);
  const ended = await loadConsents(app.db, { profileId: own.id });
  expect(ended.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt])).toEqual([
    ['model', app.clock.now()],
    ['practice', app.clock.now()],
  ]);
});

test('a model reads the words of a child only while the adult agrees, and each change is a record of its own', async () => {
  const own = await learner('10_12');
  expect(await mayRead(own)).toBe(false);
  await changeModelConsent(app.services, own, true);
  await changeModelConsent(app.services, own, true);
  expect(await mayRead(own)).toBe(true);
  await changeModelConsent(app.services, own, false);
  expect(await mayRead(own)).toBe(false);
  const again = await changeModelConsent(app.services, own, true);
  expect(await mayRead(own)).toBe(true);
  expect(
    again.consents
      .filter(({ purpose }) => purpose === 'model')
      .map(({ withdrawnAt }) => withdrawnAt !== null)
      .toSorted(),
  ).toEqual([false, true]);
});

test('consent is of the account that gave it', async () => {
  const [own, other] = [await learner('10_12'), await learner('10_12')];
  const foreign = { id: own.id, accountId: other.accountId };
  await expect(changeModelConsent(app.services, foreign, true)).rejects.toMatchObject({
    code: 'unknown_profile',
  });
  await expect(readConsents(app.services, foreign)).rejects.toMatchObject({ code: 'unknown_profile' });
  expect(await mayRead(foreign)).toBe(false);
});

test('whose age needs no consent is read without it: by band and by the country of the declaration', async () => {
  expect(await mayRead(await learner('adult'))).toBe(true);
  expect(await mayRead(await learner(null))).toBe(false);
  const youth = await learner('16_18');
  expect(await mayRead(youth)).toBe(false);
  await declared(youth.accountId, 'adult', 'GB');
  expect(await mayRead(youth)).toBe(true);
});

test('only an adult adds a child, or makes a learner one', async () => {
  const own = await learner(null);
  const child = { ...own, id: app.services.random.uuid() };
  const profile = {
    name: 'Leo',
    ageBand: 'under_10' as const,
    schoolYear: null,
    language: 'en' as const,
    needs: defaultNeeds,
    pace: unsetPace,
    safetyMail: true,
  };
  await declared(own.accountId, '16_18', 'GB');
  const refused = { code: 'guardian_needed', status: 409 };
  await expect(addProfile(app.services, { ...child, profile })).rejects.toMatchObject(refused);
  const younger = { ageBand: '10_12' as const };
  await expect(changeProfile(app.services, { ...own, change: younger })).rejects.toMatchObject(refused);
  await changeProfile(app.services, { ...own, change: { ageBand: '16_18' } });
  await app.pool.query(
    `update app.declarations set age_band = 'adult', guardian = true where account_id = $1`,
    [own.accountId],
  );
  expect(await addProfile(app.services, { ...child, profile })).toMatchObject({ name: 'Leo' });
});

test('without a learner a model reads along on the account of an adult, not on that of a minor', async () => {
  const accountId = app.services.random.uuid();
  expect(await mayModelRead(app.db, { accountId, profileId: null })).toBe(true);
  await declared(accountId, '16_18', 'GB');
  expect(await mayModelRead(app.db, { accountId, profileId: null })).toBe(false);
});
