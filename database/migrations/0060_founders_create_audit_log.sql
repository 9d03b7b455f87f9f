-- What founders did with their rights: who, what, to whom, before and after. Append-only: PostgreSQL refuses to change
-- or remove a row, so that nobody can tidy up after themselves through the product.

create table app.audit_log (
  id uuid primary key,
  actor_id uuid not null,
  actor_email text not null check (length(actor_email) <= 254),
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$' and length(action) <= 60),
  subject_id uuid not null,
  -- How the subject was called at that moment; the subject may be renamed or gone later.
  subject text not null check (length(subject) between 1 and 200),
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null
);
create index audit_log_by_time on app.audit_log (created_at desc);
create index audit_log_of_subject on app.audit_log (subject_id, created_at);

create function app.audit_log_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_log_append_only before update or delete or truncate on app.audit_log
  for each statement execute function app.audit_log_refuse_change();
