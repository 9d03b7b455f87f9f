import { type RawBuilder, sql } from 'kysely';

/**
 * How long a session lasts since its sign-in, and since its last refresh (an open page refreshes once an hour). Shorter for
 * administrators, who see other people's data.
 */
const LIFETIMES = {
  everybody: { longest: '180 days', idle: '30 days' },
  administrators: { longest: '7 days', idle: '12 hours' },
} as const;

/**
 * Condition: the row `session` of auth.sessions, whose account is the row `account` of auth.users, is within its lifetime. By the
 * database clock, which all processes share, or by `at` where that is earlier: a process clock that is ahead ends no session early.
 * Evaluated at each read, so that sessions which began before a change of the settings end as well. A session without a beginning is
 * not within its lifetime.
 */
export function isWithinLifetime(adminEmails: readonly string[], at?: Date): RawBuilder<boolean> {
  const now = at === undefined ? sql`clock_timestamp()` : sql`least(clock_timestamp(), ${at}::timestamptz)`;
  const { everybody, administrators } = LIFETIMES;
  const emails = adminEmails.map((email) => email.trim().toLowerCase());
  const lifetime = (ofAdministrators: string, ofEverybody: string) => sql`
    case when lower(account.email) = any(${emails}::text[])
      then ${ofAdministrators}::interval else ${ofEverybody}::interval end`;
  return sql<boolean>`coalesce(
    (session.not_after is null or session.not_after > clock_timestamp())
    and session.created_at > ${now} - ${lifetime(administrators.longest, everybody.longest)}
    and greatest(session.created_at, session.refreshed_at at time zone 'UTC')
      > ${now} - ${lifetime(administrators.idle, everybody.idle)}, false)`;
}
