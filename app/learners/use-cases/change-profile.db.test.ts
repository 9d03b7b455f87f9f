import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siblingOf } from '#tests/support/learner-sessions.ts';
import { practiceTest, type PracticeTest } from '#tests/support/practice.ts';
import { changeProfile, listProfiles } from './profiles.server.ts';
import { defaultNeeds, unsetPace } from '../domain/profile.ts';
import { type ProfileChange, profileChangeSchema } from '../model/schemas.ts';

let app: PracticeTest;
beforeAll(async () => {
  app = await practiceTest();
});
afterAll(() => app.close());

const needs = [
  { ...defaultNeeds, shortSteps: true },
  { ...defaultNeeds, dyslexiaFont: true },
  { ...defaultNeeds, readAloud: true },
  { ...defaultNeeds, extraTime: 1.25 },
] as const;

describe('needs of a learner', () => {
  test.each(needs)('are stored as given, and not for a sibling: %o', async (change) => {
    const { profileId: id, accountId } = await app.learner();
    await siblingOf(app, { profileId: id, accountId, language: 'en' }, 'Leo');
    expect((await changeProfile(app.services, { id, accountId, change: { needs: change } })).needs).toEqual(
      change,
    );
    const stored = await listProfiles(app.services, { accountId });
    expect(new Map(stored.map((one) => [one.name, one.needs]))).toEqual(
      new Map([
        ['Maya', change],
        ['Leo', defaultNeeds],
      ]),
    );
  });

  test('change one by one: two people who save at once do not overwrite each other', async () => {
    const { profileId: id, accountId } = await app.learner();
    const change = (parts: ProfileChange) =>
      changeProfile(app.services, { id, accountId, change: profileChangeSchema.parse(parts) });
    await Promise.all([
      change({ needs: { shortSteps: true } }),
      change({ needs: { extraTime: 2 } }),
      change({ pace: { eveningsAWeek: 4 } }),
      change({ pace: { minutesAnEvening: 30 } }),
    ]);
    expect(await listProfiles(app.services, { accountId })).toMatchObject([
      {
        needs: { ...defaultNeeds, shortSteps: true, extraTime: 2 },
        pace: { eveningsAWeek: 4, minutesAnEvening: 30 },
      },
    ]);
    expect(profileChangeSchema.safeParse({ needs: {} }).success).toBe(false);
  });

  test('leave the other settings unchanged', async () => {
    const { profileId: id, accountId } = await app.learner('fr');
    const pace = { eveningsAWeek: 5, minutesAnEvening: 20 };
    await changeProfile(app.services, { id, accountId, change: { pace } });
    const changed = await changeProfile(app.services, { id, accountId, change: { needs: needs[3] } });
    expect(changed).toMatchObject({ name: 'Maya', language: 'fr', pace, needs: needs[3] });
    const emptied = await changeProfile(app.services, { id, accountId, change: { pace: unsetPace } });
    expect(emptied).toMatchObject({ pace: unsetPace, needs: needs[3] });
  });
});

describe('the safety email setting', () => {
  test('is on by default, is changed by the account only, and changes nothing else', async () => {
    const { profileId: id, accountId } = await app.learner();
    const [stored] = await listProfiles(app.services, { accountId });
    expect(stored?.safetyMail).toBe(true);
    const off = await changeProfile(app.services, { id, accountId, change: { safetyMail: false } });
    expect(off).toEqual({ ...stored, safetyMail: false });
    const stranger = app.services.random.uuid();
    const refused = changeProfile(app.services, { id, accountId: stranger, change: { safetyMail: true } });
    await expect(refused).rejects.toMatchObject({ code: 'unknown_profile' });
    expect(await listProfiles(app.services, { accountId })).toMatchObject([{ safetyMail: false }]);
  });
});
