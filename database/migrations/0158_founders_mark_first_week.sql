-- Activation looks at the first seven days of every account that is new in two years: three looks into an index for each of them were a
-- quarter of the founders' figures (bench/founders.ts). Whether something was learned in these days is known when it is written, so it
-- is kept with it, and one short index holds nothing else.
-- beside the older version: the column has a default, the trigger sets it for either version, and the index holds few rows.
alter table app.evidence add column early boolean not null default false;

create function app.evidence_early() returns trigger
language plpgsql as $$
begin
  new.early := exists (
    select from auth.users
    where id = new.account_id and new.at >= created_at and new.at < created_at + interval '168 hours');
  return new;
end
$$;
create trigger evidence_early before insert on app.evidence
  for each row execute function app.evidence_early();

-- On a new database the auth service makes its tables after these.
do $$
begin
  if to_regclass('auth.users') is not null then
    update app.evidence as one set early = true
    from auth.users as account
    where account.id = one.account_id and one.at >= account.created_at and one.at < account.created_at + interval '168 hours';
  end if;
end
$$;

create index evidence_first_week on app.evidence (at) include (account_id, "right")
  where early and voided_at is null;

-- Door for the founders' figures, as app.learning_activity: what of it was answered in the first seven days of its account.
create view app.first_week_activity as
  select account_id, at, "right" as answered from app.evidence where early and voided_at is null;
