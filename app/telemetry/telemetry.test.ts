import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { recordClick, recordEvent, referralCode } from './index.ts';

/** A client that notes each row, and answers with an error or without one. */
function createClient(error: { message: string } | null = null) {
  const rows: [table: string, row: object][] = [];
  const from = (table: string) => ({
    insert: (row: object) => {
      rows.push([table, row]);
      return Promise.resolve({ error });
    },
  });
  return { rows, client: { from } as unknown as SupabaseClient };
}

test.each([
  ['?ref=Spring-Fair', 'spring-fair'],
  ['?lang=es&ref=ANA', 'ana'],
  ['?ref=', null],
  ['?reference=ana', null],
  ['', null],
])('the query string %j contains the code %j', (search, code) => expect(referralCode(search)).toBe(code));

test('an event belongs to its user, a click to nobody', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { client, rows } = createClient();
  await recordEvent(client, 'ana', 'locale_preferences_saved', { currency: 'EUR' });
  await recordClick(client, 'spring-fair');
  expect(rows).toEqual([
    ['telemetry_events', { user_id: 'ana', event: 'locale_preferences_saved', payload: { currency: 'EUR' } }],
    ['referral_events', { code: 'spring-fair', type: 'click' }],
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test('an event that could not be recorded is logged; a click is not', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { client } = createClient({ message: 'permission denied' });
  await recordClick(client, 'spring-fair');
  expect(warned).not.toHaveBeenCalled();
  await recordEvent(client, 'ana', 'locale_preferences_saved', {});
  expect(warned.mock.calls).toEqual([['The event was not recorded', 'permission denied']]);
});
