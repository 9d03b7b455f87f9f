-- Founders can change what a tutor’s page says; the log then holds the tutor’s own words before and after. When the tutor is erased,
-- they become an empty object. What was done, when, by and to which id stays; nothing else can change.
create or replace function app.audit_log_allow_erasing() returns trigger
language plpgsql as $$
begin
  if new.subject not in (old.subject, '(erased)') or new.actor_email not in (old.actor_email, '(erased)')
    or new.before not in (old.before, '{}'::jsonb) or new.after not in (old.after, '{}'::jsonb)
    or (to_jsonb(new) - 'subject' - 'actor_email' - 'before' - 'after')
      <> (to_jsonb(old) - 'subject' - 'actor_email' - 'before' - 'after')
  then
    raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
