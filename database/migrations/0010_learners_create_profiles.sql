-- Learner profiles: who learns. An account (a parent, or a learner old enough) has one or several.

create table app.learner_profiles (
  id uuid primary key,
  account_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  age_band text check (age_band in ('under_10', '10_12', '13_15', '16_18', 'adult')),
  school_year text check (length(school_year) <= 40),
  language text not null check (language in ('en', 'es', 'fr')),
  created_at timestamptz not null
);
create index learner_profiles_by_account on app.learner_profiles (account_id, created_at);
