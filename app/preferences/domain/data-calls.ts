import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { comfortRecordOf, localeRecordOf, readComfortRecord, readLocaleRecord } from './account-record.ts';
import type { Comfort } from './comfort.ts';
import type { LocaleState } from './locale.ts';
import type { LocaleRecord } from '../model/schemas.ts';

/*
 * The data calls of the specification (section 7), made with the official client. Those to `user_locale_preferences`
 * are suppressed (platform/request-suppression.ts); their fake response is not a record.
 */

/** PostgREST's error code for "no such row". */
const noRow = 'PGRST116';

const localeFields =
  'preferred_locale,preferred_currency,preferred_country,preferred_timezone,use_device_locale';

/** An account's locale preferences; null when there are none or the call was suppressed. Throws other errors. */
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

/** The newest accessibility settings of an account; null when there are none. Throws errors of the call. */
export async function selectComfort(client: SupabaseClient, userId: string): Promise<Comfort | null> {
  const { data, error } = await client
    .from('user_preferences')
    .select('*')
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .limit(1)
    // The query layer retries once; the client's own default would be three more (specification, section 9).
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
