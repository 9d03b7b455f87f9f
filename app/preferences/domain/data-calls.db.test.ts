import { createClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { suppressingFetch } from '#app/platform/request-suppression.ts';
import { createSupabase, type Supabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { defaultComfort } from './comfort.ts';
import { selectComfort, selectLocale, upsertComfort, upsertLocale } from './data-calls.ts';
import { fallbackState } from './locale.ts';
import { says } from '#tests/contract/specification.ts';

/*
 * The data calls, made with the official client against the built-in service. `client` really sends what the
 * specification suppresses, to show that the calls are correct; `suppressed` is the client of the product.
 */

const carmen = '00000000-0000-4000-a000-0000000000aa';
const address = 'http://localhost:5173';

let app: TestServices;
let supabase: Supabase;
let token = '';
const sent: string[] = [];
const send: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  sent.push(`${request.method} ${new URL(request.url).pathname}`);
  return supabase.fetch(request, { language: 'en', redirectTo: undefined });
};
const clientWith = (fetch: typeof globalThis.fetch) =>
  createClient(address, 'key', { accessToken: () => Promise.resolve(token), global: { fetch } });
const client = clientWith(send);
const suppressed = clientWith(suppressingFetch(address, send));

beforeAll(async () => {
  app = await testServices();
  const { settings } = app.services;
  supabase = await createSupabase(settings, app.url, app.pool, () => Promise.resolve());
  token = await new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(carmen)
    .setAudience('authenticated')
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(settings.jwtSecret));
});
beforeEach(async () => {
  sent.length = 0;
  await app.pool.query('truncate public.user_preferences, public.user_locale_preferences');
});
afterAll(async () => {
  await supabase.close();
  await app.close();
});

const bogota = {
  ...fallbackState,
  locale: 'es-CO',
  country: 'CO',
  currency: 'COP',
  timezone: 'America/Bogota',
  useDeviceLocale: false,
} as const;

test(`${says(7, 'Row-not-found code PGRST116 ignored; other errors only warn.')}: an account without a locale record has none: PGRST116 is no failure`, async () => {
  const { error } = await client.from('user_locale_preferences').select().eq('user_id', carmen).single();
  expect(error?.code).toBe('PGRST116');
  expect(await selectLocale(client, carmen)).toBeNull();
});

test(`${says(7, 'Upsert into user_locale_preferences: user_id plus the five preference fields (on Save).')}: the locale record is written over and read back, were it not suppressed`, async () => {
  await upsertLocale(client, carmen, fallbackState);
  await upsertLocale(client, carmen, bogota);
  expect(await selectLocale(client, carmen)).toEqual({
    preferred_locale: 'es-CO',
    preferred_currency: 'COP',
    preferred_country: 'CO',
    preferred_timezone: 'America/Bogota',
    use_device_locale: false,
  });
});

test('suppressed, nothing is sent or written, and the response is rejected as a record', async () => {
  await upsertLocale(suppressed, carmen, bogota);
  expect(await selectLocale(suppressed, carmen)).toBeNull();
  expect(sent).toEqual([]);
  expect((await app.pool.query('select 1 from public.user_locale_preferences')).rows).toEqual([]);
});

test('any other error is thrown after one call: the caller decides about retries', async () => {
  await app.pool.query('revoke select on public.user_preferences from authenticated');
  await expect(selectComfort(suppressed, carmen)).rejects.toThrow(/permission denied/);
  expect(sent).toEqual(['GET /rest/v1/user_preferences']);
  await app.pool.query('grant select on public.user_preferences to authenticated');
});

test('an account has no accessibility settings until some are saved; the newest are read', async () => {
  expect(await selectComfort(suppressed, carmen)).toBeNull();
  await upsertComfort(suppressed, carmen, { ...defaultComfort, fontSize: 'small' });
  await upsertComfort(suppressed, carmen, { ...defaultComfort, textColor: '#112233', fontSize: 'xlarge' });
  expect(await selectComfort(suppressed, carmen)).toEqual({
    ...defaultComfort,
    textColor: '#112233',
    fontSize: 'xlarge',
  });
});

test('the newest row wins if there are several', async () => {
  await app.pool.query('alter table public.user_preferences drop constraint user_preferences_pkey');
  await app.pool.query(
    `insert into public.user_preferences (user_id, font_size, updated_at) values
       ($1, 'small', '2026-11-02'), ($1, 'xlarge', '2026-11-03'), ($1, 'large', '2026-11-01')`,
    [carmen],
  );
  expect(await selectComfort(suppressed, carmen)).toMatchObject({ fontSize: 'xlarge' });
});
