import type { SupabaseClient } from '@supabase/supabase-js';

/** The code of a link that somebody shared, lower-cased; null when the address carries none. */
export function referralCode(search: string): string | null {
  return new URLSearchParams(search).get('ref')?.toLowerCase() || null;
}

/** Counts a visit by a shared link. What comes of it is ignored (specification, section 7). */
export async function recordClick(client: SupabaseClient, code: string): Promise<void> {
  await client.from('referral_events').insert({ code, type: 'click' });
}
