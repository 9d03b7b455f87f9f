import type pg from 'pg';
import { lockGrants } from '#database/application-role.ts';

/**
 * The exact grants of each REST role; row-level security narrows them further. Both platforms grant more by default: the built-in one every
 * table at its first request, the hosted one by default privileges.
 */
const grants = `
  ${lockGrants};
  revoke all on all tables in schema public from anon, authenticated, public;
  revoke all on all sequences in schema public from anon, authenticated, public;
  revoke all on all functions in schema public from anon, authenticated, public;
  alter default privileges in schema public revoke all on tables from anon, authenticated, public;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, public;
  revoke all on schema app from anon, authenticated, public;
  revoke all on all tables in schema app from anon, authenticated, public;
  revoke create on schema public from anon, authenticated, public;
  grant usage on schema public to anon, authenticated;
  grant select, insert, update on public.user_locale_preferences, public.user_preferences to authenticated;
  grant insert on public.telemetry_events to authenticated;
  grant insert on public.referral_events to anon, authenticated;
  notify pgrst, 'reload schema';`;

/**
 * Sets the grants and makes a separate REST service reload its schema. Objects of other owners in schema `public` are left unchanged, with
 * a warning of the database.
 */
export async function setRestGrants(pool: pg.Pool): Promise<void> {
  await pool.query(grants);
}
