-- What the founders' figures read of a range of days, each from one index without the table. Measured over a million events
-- (bench/founders.ts): the indexes of 0144 that lacked a column make room for those that have it; those that nothing reads go.

-- Whether the learner had been asked about the skill before: the next item, not the first. Looked up once, when it is written;
-- counting it for every row of a year would look through the whole history each time.
alter table app.evidence add column follows boolean not null default false;

create function app.evidence_follows() returns trigger
language plpgsql as $$
begin
  new.follows := exists (
    select from app.evidence
    where profile_id = new.profile_id and skill = new.skill and at <= new.at and item_id <> new.item_id and voided_at is null);
  return new;
end
$$;
create trigger evidence_follows before insert on app.evidence
  for each row execute function app.evidence_follows();

update app.evidence as one set follows = true
where exists (
  select from app.evidence as earlier
  where earlier.profile_id = one.profile_id and earlier.skill = one.skill and earlier.voided_at is null
    and (earlier.at, earlier.id) < (one.at, one.id));

create index evidence_next_items on app.evidence (at) include ("right", aid)
  where follows and source = 'practice' and voided_at is null;

create index practice_items_hint_depth on app.practice_items (resolved_at) include (rung)
  where state in ('right', 'wrong', 'given_up') and role not in ('exam', 'diagnostic') and voided_at is null and resolved_at is not null;
drop index app.practice_items_by_end;

create index model_calls_in_time on app.model_calls (created_at)
  include (outcome, cost_micros, first_word_ms, total_ms, prompt_size, answer_size);
drop index app.model_calls_figures;

create index referral_clicks_in_time on public.referral_events (created_at) include (code);
drop index public.referral_events_by_time;

create index bookings_in_time on app.bookings ((coalesce(confirmed_at, created_at))) include (state, confirmed_at, created_at)
  where state not in ('held', 'expired');
drop index app.bookings_by_booking;

create index telemetry_events_in_time on public.telemetry_events (created_at) include (event);

-- What one account did in its first days, which a look through all of them would take long for.
create index evidence_of_account on app.evidence (account_id, at) include ("right") where voided_at is null;
create index teaching_sessions_begun on app.teaching_sessions (account_id, created_at) where account_id is not null;
drop index app.evidence_by_time;
drop index app.refunds_by_time;

-- Door for the founders' figures: that an account learned something at a moment, not what. An answer is one that the maths engine
-- found right; opening a question or a problem is none, but it is a return.
create view app.learning_activity as
  select account_id, at, "right" as answered from app.evidence where voided_at is null
  union all
  select account_id, created_at, false from app.teaching_sessions where account_id is not null;
