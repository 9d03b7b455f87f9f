-- What is promised to stay ten years could not end after them. Now it may: nothing younger can be deleted, by whomever, and nothing can
-- be emptied at once.
create function app.audit_log_refuse_early_end() returns trigger
language plpgsql as $$
begin
  if old.created_at > now() - interval '10 years' then
    raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
  end if;
  return old;
end
$$;
create trigger audit_log_end_old_only before delete on app.audit_log
  for each row execute function app.audit_log_refuse_early_end();

create or replace function app.audit_log_refuse_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    return null;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;

create or replace function app.credit_packs_guard() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.expires_at < now() - interval '10 years' then return old; end if;
    raise exception 'a pack is kept ten years' using errcode = 'check_violation', constraint = 'credit_packs_stay';
  end if;
  if (to_jsonb(new) - 'account_id' - 'told_at' - 'zone') is distinct from (to_jsonb(old) - 'account_id' - 'told_at' - 'zone')
    or (new.account_id is distinct from old.account_id and new.account_id is not null) then
    raise exception 'what was agreed about a pack stays' using errcode = 'check_violation', constraint = 'credit_packs_stay';
  end if;
  return new;
end
$$;

create or replace function app.credit_entries_stay() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from app.credit_packs where id = old.pack_id and expires_at < now() - interval '10 years'
  ) then
    return old;
  end if;
  raise exception 'an entry of the ledger is never changed or deleted' using errcode = 'check_violation', constraint = 'credit_entries_stay';
end
$$;
