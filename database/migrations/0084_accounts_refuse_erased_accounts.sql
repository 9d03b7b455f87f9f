-- Nothing is written for an account that was erased, whichever way the write comes: a call of ours, REST, a job. An access token
-- lives on for up to an hour, and a request may be under way while its account is erased.
-- Whoever writes holds a shared lock on the account until commit; the erasure holds it alone. So a write is either seen
-- and erased, or comes afterwards and is refused.

create function app.refuse_erased_account() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  account text := to_jsonb(new) ->> tg_argv[0];
begin
  if account is null then return new; end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('account ' || account, 0));
  if exists (select from app.erased_accounts where account_hash = sha256(convert_to(account, 'UTF8'))) then
    raise exception 'the account was erased' using errcode = 'CU001';
  end if;
  return new;
end
$$;
revoke execute on function app.refuse_erased_account() from public;

-- For tables that come later: select app.guard_erased_accounts('app.new_table', 'account_id');
create function app.guard_erased_accounts(guarded regclass, account_column name) returns void
language plpgsql as $$
begin
  execute format(
    'create trigger refuse_erased_account before insert or update of %1$I on %2$s for each row execute function app.refuse_erased_account(%1$L)',
    account_column, guarded);
end
$$;

-- The audit log's actor is no owner; founders cannot be erased while they are founders.
do $$
declare
  each record;
begin
  for each in
    select c.oid::regclass as guarded, a.attname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'app') and c.relkind = 'r'
      and (a.attname in ('account_id', 'user_id') or (c.relname = 'idempotency_keys' and a.attname = 'caller'))
  loop
    perform app.guard_erased_accounts(each.guarded, each.attname);
  end loop;
end
$$;
