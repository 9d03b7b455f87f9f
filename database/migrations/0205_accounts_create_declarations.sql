-- What the person of an account declared before anything about learners was stored: the terms, how old they are, and that they may act for the
-- children whom they add. One row per account; a new declaration replaces it.
create table app.declarations (
  account_id uuid primary key,
  age_band text not null check (age_band in ('13_15', '16_18', 'adult')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- For children: as their parent or guardian, or with the consent of one. Only an adult can be.
  guardian boolean not null check (guardian = (age_band = 'adult')),
  terms_version text not null check (length(terms_version) <= 20),
  declared_at timestamptz not null
);
select app.guard_erased_accounts('app.declarations', 'account_id');
