-- Adults beside the person of an account: the adult of a minor who has an account of their own, and the second adult of a family. Each is invited
-- by email and confirms with the account of that address. Read at each call, never copied.
-- beside the older version: it writes neither the new table nor the new column, and without a row here a minor's account has no model.
create table app.adult_links (
  id uuid primary key,
  -- Whose learners the adult looks after.
  account_id uuid not null,
  kind text not null check (kind in ('minor', 'family')),
  -- Lower-cased; the account that confirms must have it as its confirmed address.
  invited_email text not null check (length(invited_email) <= 320),
  -- SHA-256 of the secret in the mailed link; null as soon as it was used or the invitation ended.
  token_hash text unique check (length(token_hash) <= 64),
  invited_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > invited_at),
  adult_id uuid check (adult_id <> account_id),
  confirmed_at timestamptz check (confirmed_at >= invited_at),
  -- The wording that the adult agreed to.
  text_version text check (length(text_version) <= 20),
  ended_at timestamptz check (ended_at >= invited_at),
  -- Of which side.
  ended_by text check (ended_by in ('account', 'adult')),
  check ((adult_id is null) = (confirmed_at is null)),
  check ((confirmed_at is null) = (text_version is null)),
  check ((ended_at is null) = (ended_by is null)),
  check (token_hash is null or (confirmed_at is null and ended_at is null))
);
create unique index adult_links_once on app.adult_links (account_id, adult_id) where ended_at is null and adult_id is not null;
create index adult_links_of_account on app.adult_links (account_id, invited_at);
create index adult_links_of_adult on app.adult_links (adult_id) where adult_id is not null;
create index adult_links_by_email on app.adult_links (invited_email, invited_at);
create index adult_links_by_end on app.adult_links (ended_at) where ended_at is not null;
select app.guard_erased_accounts('app.adult_links', 'account_id');
create trigger refuse_erased_adult before insert or update of adult_id on app.adult_links
  for each row execute function app.refuse_erased_account('adult_id');

-- Consent for the person of an account, given by their linked adult, beside consent for a profile.
alter table app.learner_consents add subject_account_id uuid;
alter table app.learner_consents alter profile_id drop not null;
alter table app.learner_consents add constraint learner_consents_for_one
  check ((profile_id is null) <> (subject_account_id is null)) not valid;
create unique index learner_consents_for_account_once on app.learner_consents (subject_account_id, purpose)
  where withdrawn_at is null and subject_account_id is not null;
create trigger refuse_erased_subject before insert or update of subject_account_id on app.learner_consents
  for each row execute function app.refuse_erased_account('subject_account_id');
