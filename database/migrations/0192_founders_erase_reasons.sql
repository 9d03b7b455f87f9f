-- Founders give reasons in their own words, which may name somebody. When a party of a session is erased, the reason goes from what the log says
-- about it; amounts, states and the time of the act stay.
create or replace function app.audit_log_allow_erasing() returns trigger
language plpgsql as $$
begin
  if new.subject not in (old.subject, '(erased)') or new.actor_email not in (old.actor_email, '(erased)')
    or new.before not in (old.before, '{}'::jsonb) or new.after not in (old.after, old.after - 'reason', '{}'::jsonb)
    or (to_jsonb(new) - 'subject' - 'actor_email' - 'before' - 'after')
      <> (to_jsonb(old) - 'subject' - 'actor_email' - 'before' - 'after')
  then
    raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
