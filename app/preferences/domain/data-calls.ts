import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { comfortRecordOf, localeRecordOf, readComfortRecord, readLocaleRecord } from './account-record.ts';
import type { Comfort } from './comfort.ts';
import type { LocaleState } from './locale.ts';
import type { LocaleRecord } from '../model/schemas.ts';

/*
 * The calls of the specification (section 7), as the official client makes them. Those to `user_locale_preferences`
 * never leave the browser (platform/request-suppression.ts); what they seem to answer is no record.
 */

/** PostgREST's word for "there is no such row". */
const noRow = 'PGRST116';

const localeFields =
  'preferred_locale,preferred_currency,preferred_country,preferred_timezone,use_device_locale';

/** An account's locale preferences; null when there are none or what came is no record. Throws what else went wrong. */
export async function selectLocale(client: SupabaseClient, userId: string): Promise<LocaleRecord | null> {
  const { data, error } = await client
    .from('user_locale_preferences')
    .select(localeFields)
    .eq('user_id', userId)
    .retry(false)
    .single();
  if (error && error.code !== noRow) throw failed(error);
  return readLocaleRecord(data);
}

export async function upsertLocale(
  client: SupabaseClient,
  userId: string,
  state: LocaleState,
): Promise<void> {
  const { error } = await client
    .from('user_locale_preferences')
    .upsert({ user_id: userId, ...localeRecordOf(state) });
  if (error) throw failed(error);
}

/** An account's accessibility settings: the newest row wins. Null when there is none. Throws what went wrong. */
export async function selectComfort(client: SupabaseClient, userId: string): Promise<Comfort | null> {
  const { data, error } = await client
    .from('user_preferences')
    .select('*')
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .limit(1)
    // Who asks retries once; the client by itself would try three times more (specification, section 9).
    .retry(false);
  if (error) throw failed(error);
  return readComfortRecord((data as unknown[])[0]);
}

export async function upsertComfort(client: SupabaseClient, userId: string, comfort: Comfort): Promise<void> {
  const { error } = await client
    .from('user_preferences')
    .upsert({ user_id: userId, ...comfortRecordOf(comfort) });
  if (error) throw failed(error);
}

const failed = (error: PostgrestError): Error => new Error(error.message, { cause: error });
