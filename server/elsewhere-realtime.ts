import pg from 'pg';
import type { Logger } from '#app/platform/log.server.ts';

/**
 * Opens our topics on a hosted platform, whose realtime service checks the row-level security of `realtime.messages` on joining: the topic
 * rules of the features (hear-bookings, hear-changes) in SQL. Events reach it through `app.broadcast`, in the transaction of the change.
 * Clients may not write, so only the server sends. Without these tables nothing is done; without permission the screens do not update until
 * they are reloaded.
 */
export async function openHostedTopics(
  pool: pg.Pool,
  administrators: readonly string[],
  log: Logger,
): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('realtime.messages') is not null as there`,
  );
  if (!rows[0]?.there) return log.warn({}, 'the platform has no realtime service: pages follow nothing');
  const literals = administrators.map((email) => pg.escapeLiteral(email));
  try {
    // Statements sent together are one transaction: all of it or nothing.
    await pool.query([oneAtATime, maySubscribeSql(literals), policy].join(';\n'));
  } catch (err) {
    log.warn({ err }, 'the platform’s realtime service takes no rules of ours: pages follow nothing');
  }
}

/** Held until the end of the transaction: two processes that start together would both create the policy. */
const oneAtATime = `select pg_advisory_xact_lock(hashtext('curvela hosted topics'))`;

const maySubscribeSql = (administrators: readonly string[]) => `
  create or replace function app.may_hear(topic text) returns boolean
  language sql stable security definer set search_path = '' as $$
    with caller as (
      select u.id, lower(u.email) as email from auth.users u join auth.sessions s on s.user_id = u.id
      where u.id = auth.uid() and u.email_confirmed_at is not null and u.deleted_at is null
        and s.id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
    )
    select case
      when topic = 'founders' then exists (select from caller where email in (${administrators.join(', ')}))
      when topic like 'tutor:%' then exists (
        select from caller join app.tutors t on t.account_id = caller.id where 'tutor:' || t.id = topic)
      else false
    end
  $$;
  revoke all on function app.may_hear(text) from public;
  grant execute on function app.may_hear(text) to authenticated`;

const policy = `
  do $$ begin
    if not exists (select from pg_policies where schemaname = 'realtime' and tablename = 'messages' and policyname = 'curvela_hear') then
      create policy curvela_hear on realtime.messages for select to authenticated
        using (extension = 'broadcast' and app.may_hear(realtime.topic()));
    end if;
  end $$`;
