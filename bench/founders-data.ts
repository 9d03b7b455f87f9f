import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Rows of each kind, a million in total, more frequent towards `now`. */
export const rowsOf = {
  accounts: 20_000,
  telemetry: 370_000,
  items: 185_000,
  evidence: 185_000,
  conversations: 60_000,
  calls: 100_000,
  bookings: 27_000,
  referrals: 53_000,
};
export const eventsInAll = Object.values(rowsOf).reduce((sum, rows) => sum + rows, 0);

/**
 * Two years of a growing company, in chronological order. Foreign keys and triggers are disabled while it is filled; what they would have
 * written is inserted too.
 */
export async function fillTwoYears(db: Kysely<DB>, now: Date): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`select setseed(0.5)`.execute(one);
    for (const insert of inserts(now)) await insert.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

const twoYears = 730;
/** Days after which telemetry, clicks and language model calls are erased (thirteen months). */
const retentionDays = 395;

/** `count` moments within so many days before now, earliest first, as a table of (n, at). */
const moments = (count: number, now: Date, days: number) => sql`
  (select row_number() over (order by at)::int as n, at from (
    select ${now}::timestamptz - interval '1 day' * ${days}::float8 * (1 - sqrt(random())) as at
    from generate_series(1, ${count}::int)) as drawn)`;
/** A random account that exists by then: accounts are numbered in order of sign-up. */
const account = sql`
  lpad(to_hex(1 + (random() * (${rowsOf.accounts}::int - 1) * n / total)::int), 32, '0')::uuid`;
const drawn = (count: number, now: Date, days = twoYears) => sql`
  (select n, at, ${account} as account from (select *, count(*) over () as total from ${moments(count, now, days)} m) as numbered)`;

const inserts = (now: Date) => [
  sql`insert into auth.users (id, email, email_confirmed_at, created_at)
    select lpad(to_hex(n), 32, '0')::uuid, 'u' || n || '@example.org', at, at from ${moments(rowsOf.accounts, now, twoYears)} m`,
  sql`insert into public.telemetry_events (user_id, event, payload, created_at)
    select account, (array['locale_preferences_saved', 'lesson_opened', 'search_used', 'graph_moved', 'page_left'])[1 + n % 5],
      '{"locale": "es-CO"}', at from ${drawn(rowsOf.telemetry, now, retentionDays)} m`,
  sql`insert into app.practice_items (id, session_id, account_id, profile_id, position, role, skill, template, seed, state, rung, served_at, resolved_at)
    select gen_random_uuid(), gen_random_uuid(), account, account, n, (array['current', 'review', 'stretch', 'exam'])[1 + n % 4],
      'skill' || n % 60, 't', n, (array['right', 'right', 'wrong', 'given_up', 'skipped'])[1 + n % 5], n % 6 - 1, at, at
    from ${drawn(rowsOf.items, now)} m`,
  sql`insert into app.evidence (id, account_id, profile_id, skill, source, item_id, template, "right", aid, at, follows, early)
    select gen_random_uuid(), account, account, 'skill' || n % 60, 'practice', gen_random_uuid(), 't', random() < 0.7,
      (array['none', 'none', 'hint', 'shown'])[1 + n % 4], at, random() < 0.8,
      at >= since.created_at and at < since.created_at + interval '168 hours'
    from ${drawn(rowsOf.evidence, now)} m join auth.users as since on since.id = account order by n`,
  sql`insert into app.teaching_sessions (id, account_id, model, locale, problem, phase, state, seed, created_at, updated_at)
    select gen_random_uuid(), account, 'socratic-guide', 'en-GB', '2x = 6', 'attempt', '{}', n, at, at
    from ${drawn(rowsOf.conversations, now)} m`,
  sql`insert into app.model_calls (id, account_id, purpose, language_model, prompt_size, answer_size, cost_micros, first_word_ms, total_ms, outcome, created_at)
    select gen_random_uuid(), account, 'turn', 'm', 900, 120, 1500, 300 + (random() * 900)::int, 1200 + (random() * 4000)::int,
      (array['spoken', 'spoken', 'spoken', 'spoken', 'guarded', 'timeout', 'refused'])[1 + n % 7], at
    from ${drawn(rowsOf.calls, now, retentionDays)} m`,
  sql`insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_locale, learner_zone,
      price_minor, currency, policy, cancelled_by, refund_minor, created_at, confirmed_at)
    select gen_random_uuid(), gen_random_uuid(), case when n % 9 = 0 then 'cancelled' else 'completed' end, 'session', at + interval '3 days',
      at + interval '3 days 1 hour', tstzrange(at + interval '3 days', at + interval '3 days 1 hour'), account, 'en-GB', 'Europe/London',
      3200, 'GBP', '{}', case when n % 9 = 0 then 'learner' end, case when n % 9 = 0 then 3200 end, at, at
    from ${drawn(rowsOf.bookings, now)} m`,
  sql`insert into app.invoices (kind, account_id, booking_id, tutor_id, tutor_name, session_type, starts_at, minutes, total_minor, currency,
      payment, created_at)
    select 'invoice', account_id, id, tutor_id, 'T', 'session', starts_at, 60, 3200, (array['GBP', 'EUR', 'USD', 'COP'])[1 + (random() * 3)::int],
      'card', created_at from app.bookings order by created_at`,
  sql`insert into public.referral_events (code, type, created_at)
    select 'code' || n % 40, 'click', at from ${moments(rowsOf.referrals, now, retentionDays)} m`,
];
