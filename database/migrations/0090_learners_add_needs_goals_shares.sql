-- What helps a learner, what is aimed at, and which tutor may read it. Needs are settings of the interface: no diagnosis is
-- asked for or kept.

alter table app.learner_profiles
  add needs_short_steps boolean not null default false,
  add needs_dyslexia_font boolean not null default false,
  add needs_read_aloud boolean not null default false,
  -- 1.25: a quarter more time.
  add extra_time numeric(3, 2) not null default 1 check (extra_time in (1, 1.25, 1.5, 2)),
  -- The pace that the learner means to keep; null while nobody said.
  add evenings_a_week smallint check (evenings_a_week between 1 and 7),
  add minutes_an_evening smallint check (minutes_an_evening between 5 and 120);

create table app.learner_goals (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  title text not null check (length(title) between 1 and 120),
  -- Reached when all of them are mastered.
  skills text[] not null check (cardinality(skills) between 1 and 60),
  due_on date not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index learner_goals_of_profile on app.learner_goals (profile_id, due_on);
select app.guard_erased_accounts('app.learner_goals', 'account_id');

-- Consent that a tutor with whom a session is booked reads the brief and the report. Ends when it is taken back, at `ends_at`, or when
-- no session with the tutor lies ahead or less than a month behind.
create table app.learner_shares (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  tutor_id uuid not null references app.tutors (id) on delete cascade,
  granted_at timestamptz not null,
  ends_at timestamptz,
  revoked_at timestamptz
);
create unique index learner_shares_once on app.learner_shares (profile_id, tutor_id) where revoked_at is null;
select app.guard_erased_accounts('app.learner_shares', 'account_id');
