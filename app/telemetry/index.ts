import type { SupabaseClient } from '@supabase/supabase-js';

/** The events that we count (specification, section 7). */
type EventName = 'locale_preferences_saved';

/** Notes that a signed-in person did something. A failure costs nobody anything and is only warned about. */
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
