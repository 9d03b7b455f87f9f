-- The application's role may read and add rows of the audit tables, nothing else: what it may not grant itself it cannot undo either. The
-- two changes that stay possible, erasing a person and ending old rows, are made by these functions of the tables' owner.
-- beside the older version: it connects as the owner.

-- Names, addresses and free texts go; what was done, by which account and when stays. `emptied` has the columns as keys; a key named by
-- 'withoutKey' is removed from the object in the column `after`.
create function app.erase_in_audit_log(ids uuid[], emptied jsonb) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  changed bigint;
begin
  update app.audit_log as act
  set subject = erased.subject, actor_email = erased.actor_email, before = erased.before, after = erased.after
  from (
    select id,
      case when emptied ? 'subject' then '(erased)' else subject end as subject,
      case when emptied ? 'actor_email' then '(erased)' else actor_email end as actor_email,
      case when emptied ? 'before' then '{}'::jsonb else before end as before,
      case
        when not emptied ? 'after' then after
        when emptied -> 'after' ? 'withoutKey' then after - 'reason'
        else '{}'::jsonb
      end as after
    from app.audit_log where id = any(ids)
  ) as erased
  where act.id = erased.id
    and (act.subject, act.actor_email, act.before, act.after)
      is distinct from (erased.subject, erased.actor_email, erased.before, erased.after);
  get diagnostics changed = row_count;
  return changed;
end
$$;

create function app.end_audit_log(before timestamptz, most bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  ended bigint;
begin
  delete from app.audit_log where id in (
    select id from app.audit_log as old
    where old.created_at < end_audit_log.before and old.created_at < now() - interval '10 years' limit most
  );
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- Only rows about accounts that are being erased.
create function app.erase_in_security_events(ids uuid[], emptied jsonb) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  erased bigint;
begin
  delete from app.security_events as event where event.id = any(ids) and exists (
    select from app.account_erasures as erasure
    where erasure.state = 'running' and erasure.account_id in (event.subject_id, event.actor_id)
  );
  get diagnostics erased = row_count;
  return erased;
end
$$;

create function app.end_security_events(before timestamptz, most bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  ended bigint;
begin
  delete from app.security_events where id in (
    select id from app.security_events as old
    where old.created_at < end_security_events.before and old.created_at < now() - interval '3 months' limit most
  );
  get diagnostics ended = row_count;
  return ended;
end
$$;

revoke execute on function app.erase_in_audit_log(uuid[], jsonb), app.end_audit_log(timestamptz, bigint),
  app.erase_in_security_events(uuid[], jsonb), app.end_security_events(timestamptz, bigint) from public;

-- The queue's tables are made by the queue; its schema is made here, because the application's role makes none.
create schema if not exists jobs;
