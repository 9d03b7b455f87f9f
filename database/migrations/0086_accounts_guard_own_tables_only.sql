-- 0084 guarded every table of `public` that has an account, other owners' tables in a shared database too. Only ours stay
-- guarded; in `public` these are the four tables of the specification.

do $$
declare
  guarded regclass;
begin
  for guarded in
    select tgrelid::regclass
    from pg_trigger join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
    where tgname = 'refuse_erased_account' and n.nspname = 'public' and tgfoid = 'app.refuse_erased_account()'::regprocedure
      and c.relname not in ('user_locale_preferences', 'user_preferences', 'telemetry_events', 'referral_events')
  loop
    begin
      execute format('drop trigger refuse_erased_account on %s', guarded);
    exception when insufficient_privilege then
      raise warning 'Only the owner of % can take the trigger refuse_erased_account off it.', guarded;
    end;
  end loop;
end
$$;
