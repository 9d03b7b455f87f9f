-- Who agreed to what for a learner, to which wording, from when and until when. Read whenever the purpose is served, never copied. Consent that
-- a tutor reads the practice belongs to bookings (app.learner_shares).
create table app.learner_consents (
  id uuid primary key,
  -- Who agreed.
  account_id uuid not null,
  -- For whom. No reference: that somebody agreed, and took it back by removing the profile, is known longer than the profile.
  profile_id uuid not null,
  purpose text not null check (purpose in ('practice', 'model')),
  text_version text not null check (length(text_version) <= 20),
  granted_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= granted_at)
);
create unique index learner_consents_once on app.learner_consents (profile_id, purpose) where withdrawn_at is null;
create index learner_consents_of_account on app.learner_consents (account_id);
select app.guard_erased_accounts('app.learner_consents', 'account_id');

-- Profiles from before: their adult added them under the terms of that time.
insert into app.learner_consents (id, account_id, profile_id, purpose, text_version, granted_at)
  select gen_random_uuid(), account_id, id, 'practice', 'before', created_at from app.learner_profiles;

-- The wording that was agreed to when a tutor was allowed to read; empty for consent from before.
alter table app.learner_shares add text_version text not null default '' check (length(text_version) <= 20);
