import type { SupabaseClient } from '@supabase/supabase-js';

/** The events that are recorded (specification, section 7). */
type EventName = 'locale_preferences_saved';

/** Records an event of a signed-in user. A failure is only logged to the console. */
export async function recordEvent(
  client: SupabaseClient,
  userId: string,
  event: EventName,
  payload: object,
): Promise<void> {
  const { error } = await client.from('telemetry_events').insert({ user_id: userId, event, payload });
  // oxlint-disable-next-line no-console
  if (error) console.warn('The event was not recorded', error.message);
}

/** The referral code in the URL, lower-cased; null without one. */
export function referralCode(search: string): string | null {
  return new URLSearchParams(search).get('ref')?.toLowerCase() || null;
}

/** Records a visit through a referral link. Errors are ignored (specification, section 7). */
export async function recordClick(client: SupabaseClient, code: string): Promise<void> {
  await client.from('referral_events').insert({ code, type: 'click' });
}
