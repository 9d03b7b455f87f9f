-- What people ask of their own data: a copy of it, and its end.
--
-- A copy is built by a job and kept in pieces, so that any process can build it and any other can hand it out. An attempt
-- that was cut off leaves pieces of its own number only, and no copy is handed out before its last piece is written.

create table app.account_exports (
  id uuid primary key,
  account_id uuid not null,
  -- The browser that asked: what it did before it signed in belongs to the same person.
  visitor_id uuid,
  language text not null check (language in ('en', 'es', 'fr')),
  state text not null check (state in ('waiting', 'building', 'ready', 'failed')),
  -- Rises with every start of the work; only the latest may finish.
  attempt integer not null default 0,
  tables_done integer not null default 0,
  tables_total integer not null default 0,
  size_bytes bigint,
  created_at timestamptz not null,
  -- Last sign of life of the work.
  touched_at timestamptz not null,
  ready_at timestamptz
);
-- One at a time and account: a doubled press finds the first.
create unique index account_exports_one_at_a_time on app.account_exports (account_id) where state in ('waiting', 'building');
create index account_exports_of_account on app.account_exports (account_id, created_at);

create table app.account_export_pieces (
  export_id uuid not null references app.account_exports (id) on delete cascade,
  attempt integer not null,
  position integer not null,
  bytes bytea not null,
  primary key (export_id, attempt, position)
);
-- Compressed already.
alter table app.account_export_pieces alter column bytes set storage external;

-- An erasure that was asked for. Once it is done the row stays as proof that it was, without saying of whom.
create table app.account_erasures (
  id uuid primary key,
  account_id uuid unique,
  visitor_id uuid,
  language text check (language in ('en', 'es', 'fr')),
  state text not null check (state in ('scheduled', 'running', 'done')),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  started_at timestamptz,
  done_at timestamptz,
  -- Table → rows that were deleted or emptied.
  counts jsonb,
  constraint account_erasures_forget_whose check ((state = 'done') = (account_id is null)),
  constraint account_erasures_done_says_when check (state <> 'done' or (done_at is not null and visitor_id is null and language is null))
);
create index account_erasures_due on app.account_erasures (due_at) where state <> 'done';

-- Accounts that were erased, as hashes of a random id: a token that was issued before is still valid for a while, and must not
-- make rows of somebody who is gone.
create table app.erased_accounts (
  account_hash bytea primary key,
  erased_at timestamptz not null
);

-- A mail with this instant is deleted once it is sent, and at that instant at the latest.
alter table app.mails add column forget_at timestamptz;
create index mails_to_forget on app.mails (forget_at) where forget_at is not null;
create index mails_of_recipient on app.mails (lower(recipient));
create index telemetry_events_of_account on public.telemetry_events (user_id);

-- The audit log stays append-only, but for one change that PostgreSQL checks letter by letter: a name or an address of an erased
-- person becomes '(erased)'. What was done, when, by and to which id stays.
create function app.audit_log_allow_erasing() returns trigger
language plpgsql as $$
begin
  if new.subject not in (old.subject, '(erased)') or new.actor_email not in (old.actor_email, '(erased)')
    or (to_jsonb(new) - 'subject' - 'actor_email') <> (to_jsonb(old) - 'subject' - 'actor_email')
  then
    raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

drop trigger audit_log_append_only on app.audit_log;
create trigger audit_log_append_only before delete or truncate on app.audit_log
  for each statement execute function app.audit_log_refuse_change();
create trigger audit_log_erase_only before update on app.audit_log
  for each row execute function app.audit_log_allow_erasing();
