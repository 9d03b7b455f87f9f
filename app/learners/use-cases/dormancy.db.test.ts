import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { endDormantProfiles, keepProfile } from './dormancy.server.ts';
import { changeProfile, listProfiles, removeProfile } from './profiles.server.ts';

const accountId = '018f0000-0000-7000-8000-0000000000d1';
const email = 'parent@dormant.example';
const began = '2024-11-20T09:00:00Z';

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
  await app.pool.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at) values ($1, 'authenticated', 'authenticated', $2, now())`,
    [accountId, email],
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('delete from app.learner_profiles');
  await app.pool.query('delete from app.mails');
  await app.pool.query('delete from public.user_locale_preferences');
});

/** A learner of the account that was added on 20 November 2024. */
async function learner(name: string, ageBand: string | null = '10_12', language = 'en'): Promise<string> {
  const id = app.services.random.uuid();
  await app.pool.query(
    'insert into app.learner_profiles (id, account_id, name, age_band, language, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, accountId, name, ageBand, language, began],
  );
  return id;
}
async function run(at: string): Promise<void> {
  app.clock.set(at);
  await endDormantProfiles(app.services);
}
const names = async () => (await listProfiles(app.services, { accountId })).map(({ name }) => name);
const mails = async (): Promise<{ subject: string; text: string; to: string }[]> =>
  (
    await app.pool.query<{ subject: string; text: string; to: string }>(
      'select subject, body_text as text, recipient as to from app.mails order by created_at, subject',
    )
  ).rows.map((mail) => ({ ...mail, subject: mail.subject.replaceAll('\u00a0', ' ') }));
const practised = (id: string, at: string) =>
  app.pool.query(
    `insert into app.practice_sessions (id, account_id, profile_id, mode, plan, seed, state, started_at)
     values ($1, $2, $3, 'mix', '{}', 1, 'finished', $4)`,
    [app.services.random.uuid(), accountId, id, at],
  );

describe('the profile of a child that nobody uses', () => {
  test('is announced thirty days before two years are over, once, and deleted then', async () => {
    const id = await learner('Maya');
    await run('2026-10-20T04:20:00Z');
    expect(await mails()).toEqual([]);
    await run('2026-10-22T04:20:00Z');
    await run('2026-10-23T04:20:00Z');
    expect(await mails()).toEqual([
      {
        to: email,
        subject: 'We’ll delete Maya’s profile on Saturday 21 November',
        text: expect.stringContaining(`/learner-profiles?learner=${id}`) as string,
      },
    ]);
    expect(await listProfiles(app.services, { accountId })).toMatchObject([
      { deleteOn: '2026-11-21T04:20:00.000Z' },
    ]);
    await run('2026-11-21T04:19:00Z');
    expect(await names()).toEqual(['Maya']);
    await run('2026-11-21T04:20:00Z');
    expect(await names()).toEqual([]);
    // The sent warning named her.
    expect((await mails()).map(({ subject }) => subject)).toEqual(['', 'Maya’s profile is deleted']);
  });

  test('stays thirty days after a warning that comes late', async () => {
    await learner('Maya');
    await run('2029-01-01T04:20:00Z');
    await run('2029-01-30T04:20:00Z');
    expect(await names()).toEqual(['Maya']);
    await run('2029-01-31T04:20:00Z');
    expect(await names()).toEqual([]);
  });

  test('stays when the adult asks to keep it, for two more years', async () => {
    const id = await learner('Maya');
    await run('2026-11-01T04:20:00Z');
    app.clock.set('2026-11-05T10:00:00Z');
    expect(await keepProfile(app.services, { id, accountId })).not.toHaveProperty('deleteOn');
    await run('2026-12-20T04:20:00Z');
    await run('2028-10-01T04:20:00Z');
    expect(await names()).toEqual(['Maya']);
    expect(await mails()).toHaveLength(1);
    await run('2028-10-07T04:20:00Z');
    expect(await mails()).toHaveLength(2);
  });

  test('stays when it is used after the warning, and before', async () => {
    const [used, before] = [await learner('Maya'), await learner('Leo')];
    await practised(before, '2025-06-01T10:00:00Z');
    await run('2026-11-01T04:20:00Z');
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Maya')]);
    await practised(used, '2026-11-10T10:00:00Z');
    await run('2026-12-20T04:20:00Z');
    expect((await names()).toSorted()).toEqual(['Leo', 'Maya']);
    expect((await listProfiles(app.services, { accountId })).every(({ deleteOn }) => !deleteOn)).toBe(true);
  });

  test('stays when it turns out to be an adult’s', async () => {
    const id = await learner('Maya', null);
    await learner('Ana', 'adult');
    await run('2026-11-01T04:20:00Z');
    expect(await mails()).toHaveLength(1);
    await changeProfile(app.services, { id, accountId, change: { ageBand: 'adult' } });
    await run('2026-12-20T04:20:00Z');
    expect((await names()).toSorted()).toEqual(['Ana', 'Maya']);
    expect((await listProfiles(app.services, { accountId })).every(({ deleteOn }) => !deleteOn)).toBe(true);
  });

  test.each([
    ['es-ES', 'El sábado 21 de noviembre borraremos el perfil de Maya'],
    ['fr-FR', 'Le samedi 21 novembre, nous supprimerons le profil de Maya'],
  ])('is announced in the language of the account: %s', async (locale, subject) => {
    await learner('Maya');
    await app.pool.query(
      `insert into public.user_locale_preferences (user_id, preferred_locale, preferred_currency, preferred_country, preferred_timezone, use_device_locale)
       values ($1, $2, 'EUR', 'ES', 'Europe/Madrid', false)`,
      [accountId, locale],
    );
    await run('2026-10-22T04:20:00Z');
    expect((await mails()).map((mail) => mail.subject)).toEqual([subject]);
  });

  test('takes its name out of mails that were sent when it goes, and out of no others', async () => {
    const id = await learner('Maya');
    const mail = (messageId: string, to: string, text: string, sentAt: string | null) =>
      app.pool.query(
        `insert into app.mails (id, message_id, recipient, language, subject, body_text, created_at, sent_at)
         values (gen_random_uuid(), $1, $2, 'en', 'Hello', $3, now(), $4)`,
        [messageId, to, text, sentAt],
      );
    await mail('sent', email, 'Maya practised twice.', began);
    await mail('waiting', email, 'Maya practises.', null);
    await mail('without', email, 'Your receipt.', began);
    await mail('of others', 'somebody@else.example', 'Maya is another child.', began);
    await removeProfile({ ...app.services, nextSessionOf: () => Promise.resolve(null) }, { id, accountId });
    const { rows } = await app.pool.query<{ message_id: string; body_text: string }>(
      'select message_id, body_text from app.mails order by message_id',
    );
    expect(rows.map((row) => [row.message_id, row.body_text])).toEqual([
      ['of others', 'Maya is another child.'],
      ['sent', ''],
      ['waiting', 'Maya practises.'],
      ['without', 'Your receipt.'],
    ]);
  });

  test('is not found in another account', async () => {
    const id = await learner('Maya');
    await expect(
      keepProfile(app.services, { id, accountId: '018f0000-0000-7000-8000-0000000000d2' }),
    ).rejects.toMatchObject({ code: 'unknown_profile', status: 404 });
  });
});
