import type { SupabaseClient } from '@supabase/supabase-js';

/** The referral code in the URL, lower-cased; null without one. */
export function referralCode(search: string): string | null {
  return new URLSearchParams(search).get('ref')?.toLowerCase() || null;
}

/** Records a visit through a referral link. Errors are ignored (specification, section 7). */
export async function recordClick(client: SupabaseClient, code: string): Promise<void> {
  await client.from('referral_events').insert({ code, type: 'click' });
}
