import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { savedProfileSchema } from '../model/profile-schemas.ts';
import { readMeeting, saveMeeting } from './save-meeting.server.ts';
import { readProfile, saveProfile } from './save-profile.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

/* Lucía and Amara both have an account and a page. */

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const amara = { id: '00000000-0000-4000-a000-0000000000a1' };
const nobody = { id: '00000000-0000-4000-a000-0000000000dd' };

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
  await app.db
    .updateTable('app.tutors')
    .set({ account_id: amara.id })
    .where('slug', '=', 'amara-okafor')
    .execute();
});
afterEach(() => app.close());

const read = ({ id }: { id: string }) => readProfile(app.services, { accountId: id });
const changed = async () => {
  const now = savedProfileSchema.parse(await read(lucia));
  return {
    ...now,
    headline: { en: 'I listen.', es: '', fr: '' },
    story: { en: '', es: 'Pregunto.', fr: '' },
    subjects: ['physics' as const],
    languages: ['fr' as const],
    prices: { ...now.prices, deep: { ...now.prices.deep, GBP: now.prices.deep.GBP + 100 } },
  };
};

test('each tutor reads and changes their own profile and prices', async () => {
  const [before, profile] = [await read(amara), await changed()];
  expect(before).not.toEqual(await read(lucia));
  const { version } = profile;
  const saved = await saveProfile(app.services, { accountId: lucia.id, profile });
  expect(saved).toEqual({ ...profile, version: version + 1 });
  expect(await read(lucia)).toEqual(saved);
  expect(await read(amara)).toEqual(before);
});

test('a profile saved elsewhere is not overwritten', async () => {
  const profile = await changed();
  const first = await saveProfile(app.services, { accountId: lucia.id, profile });
  await expect(saveProfile(app.services, { accountId: lucia.id, profile })).rejects.toMatchObject({
    code: 'profile_changed',
    status: 409,
    details: { profile: first },
  });
});

test('contact data in a text that everybody reads is refused, and nothing is saved', async () => {
  const [before, profile] = [await read(lucia), await changed()];
  for (const added of ['me@example.com', 'call me: +44 7700 900123', 'see https://example.com/me'])
    for (const texts of [
      { story: { ...profile.story, es: `Pregunto. ${added}` } },
      { headline: { ...profile.headline, en: added } },
    ])
      await expect(
        saveProfile(app.services, { accountId: lucia.id, profile: { ...profile, ...texts } }),
      ).rejects.toMatchObject({ code: 'profile_contact', status: 400 });
  expect(await read(lucia)).toEqual(before);
});

test('a text with contact data of before the rule does not stop other changes', async () => {
  const old = { en: 'me@example.com', es: '', fr: '' };
  await app.db
    .updateTable('app.tutors')
    .set({ headline: JSON.stringify(old) })
    .where('account_id', '=', lucia.id)
    .execute();
  const profile = { ...(await changed()), headline: old };
  expect(await saveProfile(app.services, { accountId: lucia.id, profile })).toMatchObject({ headline: old });
});

test('a price below the lowest is refused by name, and nothing is saved', async () => {
  const [before, profile] = [await read(lucia), await changed()];
  profile.prices = { ...profile.prices, trial: { ...profile.prices.trial, EUR: 1 } };
  await expect(saveProfile(app.services, { accountId: lucia.id, profile })).rejects.toMatchObject({
    code: 'price_too_low',
    status: 400,
    details: { prices: [{ type: 'trial', currency: 'EUR' }] },
  });
  expect(await read(lucia)).toEqual(before);
});

test('an account without a page has neither a profile nor a link', async () => {
  await expect(read(nobody)).rejects.toMatchObject({ code: 'not_a_tutor', status: 403 });
  await expect(readMeeting(app.services, { accountId: nobody.id })).rejects.toMatchObject({
    code: 'not_a_tutor',
  });
});

test('each tutor changes their own meeting link', async () => {
  const before = await readMeeting(app.services, { accountId: amara.id });
  const url = 'https://meet.example.org/lucia';
  expect(await saveMeeting(app.services, { accountId: lucia.id, meeting: { url } })).toEqual({ url });
  expect(await readMeeting(app.services, { accountId: lucia.id })).toEqual({ url });
  expect(await readMeeting(app.services, { accountId: amara.id })).toEqual(before);
});
