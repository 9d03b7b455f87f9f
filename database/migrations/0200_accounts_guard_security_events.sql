-- Nothing about an erased account is recorded again, as with every table that names an account. A table has one trigger of a name: the one
-- for the founder who read has its own.
-- beside the older version: it writes no rows.
select app.guard_erased_accounts('app.security_events', 'subject_id');
create trigger refuse_erased_actor before insert or update of actor_id on app.security_events
  for each row execute function app.refuse_erased_account('actor_id');
