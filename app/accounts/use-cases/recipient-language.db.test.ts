import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSupabase, type Supabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { sendNotice } from './send-notice.server.ts';
import { sendAuthMail } from './auth-mail.server.ts';

const carmen = '00000000-0000-4000-a000-0000000000aa';

let app: TestServices;
let supabase: Supabase;
beforeEach(async () => {
  app = await testServices();
  const { services, url, pool } = app;
  supabase = await createSupabase(services.settings, url, pool, () => Promise.resolve());
  await sql`
    insert into auth.users (id, email, email_change) values (${carmen}, 'carmen@example.org', 'new@example.org')`.execute(
    app.db,
  );
});
afterEach(async () => {
  await supabase.close();
  await app.close();
});

const choose = (preferred_locale: string, use_device_locale: boolean) =>
  app.db
    .insertInto('user_locale_preferences')
    .values({
      user_id: carmen,
      preferred_locale,
      preferred_currency: 'EUR',
      preferred_country: 'FR',
      preferred_timezone: 'Europe/Paris',
      use_device_locale,
    })
    .execute();

/** The languages of a recovery email and of a notice triggered on an English page. */
async function languagesFor(to: string): Promise<string[]> {
  const mail = {
    kind: 'recovery',
    tokenHash: 'x',
    code: '123456',
    language: 'en',
    redirectTo: undefined,
  } as const;
  await sendAuthMail(app.services, { ...mail, to });
  await sendNotice(app.services, { kind: 'passwordChanged', to, language: 'en', values: { address: '' } });
  const mails = await app.db.selectFrom('app.mails').select('language').where('recipient', '=', to).execute();
  return mails.map(({ language }) => language);
}

test('an email is in the language that the recipient’s account has chosen', async () => {
  await choose('fr-FR', false);
  expect(await languagesFor('Carmen@Example.org')).toEqual(['fr', 'fr']);
  expect(await languagesFor('new@example.org')).toEqual(['fr', 'fr']);
});

test('the account that has the address decides, not one that only requested it', async () => {
  const pending = ['00000000-0000-4000-a000-0000000000a1', '00000000-0000-4000-a000-0000000000ff'];
  await sql`insert into auth.users (id, email, email_change) values
    (${pending[0]}, 'ben@example.org', 'carmen@example.org'), (${pending[1]}, null, 'carmen@example.org')`.execute(
    app.db,
  );
  await choose('fr-FR', false);
  for (const user_id of pending)
    await app.db
      .insertInto('user_locale_preferences')
      .values({
        user_id,
        preferred_locale: 'es-ES',
        preferred_currency: 'EUR',
        preferred_country: 'ES',
        preferred_timezone: 'Europe/Madrid',
        use_device_locale: false,
      })
      .execute();
  expect(await languagesFor('carmen@example.org')).toEqual(['fr', 'fr']);
});

test('without a choice, or when following the device, it is in the language of the page', async () => {
  expect(await languagesFor('nobody@example.org')).toEqual(['en', 'en']);
  await choose('fr-FR', true);
  expect(await languagesFor('carmen@example.org')).toEqual(['en', 'en']);
});
