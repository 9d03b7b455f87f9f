-- Founders are reminded of a disputed absence after three days and once more after seven: how many of the two reminders are written, so that a
-- second process or a repeated sweep writes none again.
-- beside the older version: few sessions are ever reported, so the partial index is built in milliseconds.
alter table app.absence_claims
  add column founder_reminders smallint not null default 0;
alter table app.absence_claims
  add constraint absence_claims_two_reminders check (founder_reminders between 0 and 2) not valid;
create index absence_claims_to_remind on app.absence_claims (disputed_at)
  where outcome is null and disputed_at is not null and founder_reminders < 2;
