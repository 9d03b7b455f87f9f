-- Practice. What a learner did is kept as attempts and evidence; what we believe (skill_states) is computed from the evidence
-- and can be computed again from nothing.

create table app.practice_sessions (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  mode text not null check (mode in ('mix', 'diagnostic', 'mistakes', 'exam', 'skill')),
  -- What is practised and for how long: skill, number of questions, minutes.
  plan jsonb not null,
  -- Chooses the numbers and the order of the questions.
  seed integer not null,
  state text not null default 'open' check (state in ('open', 'finished')),
  -- What changed and why, as told at the end.
  summary jsonb,
  started_at timestamptz not null,
  finished_at timestamptz
);
create unique index practice_sessions_one_open on app.practice_sessions (profile_id) where state = 'open';
create index practice_sessions_of_profile on app.practice_sessions (profile_id, started_at);
select app.guard_erased_accounts('app.practice_sessions', 'account_id');

-- One question as it was asked. Its text follows from template and seed.
create table app.practice_items (
  id uuid primary key,
  session_id uuid not null references app.practice_sessions (id) on delete cascade,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  position integer not null,
  role text not null check (role in ('review', 'current', 'stretch', 'diagnostic', 'mistake', 'skill', 'exam', 'twin')),
  -- The skill that it was chosen for.
  skill text not null,
  template text not null,
  seed integer not null,
  state text not null default 'open' check (state in ('open', 'right', 'wrong', 'given_up', 'skipped')),
  -- Said to be wrong: nothing of it counts, until a founder has looked and found that it was not.
  voided_at timestamptz,
  -- The deepest rung of the hint ladder so far; -1 for none.
  rung smallint not null default -1 check (rung between -1 and 4),
  cannot_start boolean not null default false,
  served_at timestamptz not null,
  resolved_at timestamptz,
  constraint practice_items_in_order unique (session_id, position)
);
create unique index practice_items_one_open on app.practice_items (session_id) where state = 'open' and voided_at is null;
create index practice_items_of_profile on app.practice_items (profile_id, served_at);
select app.guard_erased_accounts('app.practice_items', 'account_id');

-- One submitted answer. The id is made in the browser: sent again after a lost connection it is the same attempt.
create table app.practice_attempts (
  id uuid primary key,
  item_id uuid not null references app.practice_items (id) on delete cascade,
  account_id uuid not null,
  number integer not null,
  answer jsonb not null,
  verdict text not null check (verdict in ('equal', 'different', 'unknown')),
  -- Equal, but not in the form that was asked for.
  form_missed boolean not null default false,
  mistake text,
  confidence text check (confidence in ('guessing', 'fairly', 'certain')),
  -- The rung of the ladder when it was made.
  rung smallint not null,
  took_ms integer not null check (took_ms between 0 and 86400000),
  created_at timestamptz not null,
  constraint practice_attempts_in_order unique (item_id, number)
);
select app.guard_erased_accounts('app.practice_attempts', 'account_id');

-- What a question showed about a skill: one row for each skill of the question, written when its first attempt is made, or when help
-- or giving up came first. Every estimate is a function of these rows.
create table app.evidence (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  skill text not null,
  source text not null check (source in ('practice', 'tutor', 'lesson')),
  -- The question: app.practice_items for practice.
  item_id uuid not null,
  template text not null,
  "right" boolean not null,
  aid text not null check (aid in ('none', 'hint', 'shown')),
  mistake text,
  confidence text check (confidence in ('guessing', 'fairly', 'certain')),
  at timestamptz not null,
  voided_at timestamptz,
  constraint evidence_once unique (item_id, skill)
);
create index evidence_of_skill on app.evidence (profile_id, skill, at);
create index evidence_of_profile on app.evidence (profile_id, at);
select app.guard_erased_accounts('app.evidence', 'account_id');

create table app.skill_states (
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  skill text not null,
  account_id uuid not null,
  -- The estimate in full, as app/practice/mastery computes it.
  state jsonb not null,
  due_at timestamptz,
  updated_at timestamptz not null,
  primary key (profile_id, skill)
);
create index skill_states_due on app.skill_states (profile_id, due_at);
select app.guard_erased_accounts('app.skill_states', 'account_id');

-- "This question is wrong."
create table app.question_reports (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  item_id uuid not null references app.practice_items (id) on delete cascade,
  template text not null,
  seed integer not null,
  language text not null check (language in ('en', 'es', 'fr')),
  text text not null check (length(text) <= 500),
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  constraint question_reports_once unique (item_id)
);
create index question_reports_open on app.question_reports (created_at) where state = 'open';
select app.guard_erased_accounts('app.question_reports', 'account_id');

-- "This is not right", said of a claim on a learner's profile. While open, the claim does not count.
create table app.claim_disputes (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  -- `mistake:forgets_plus_minus`, `mastered:slope`.
  claim text not null check (length(claim) between 3 and 120),
  text text not null check (length(text) <= 500),
  state text not null default 'open' check (state in ('open', 'changed', 'gone', 'kept')),
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index claim_disputes_one_open on app.claim_disputes (profile_id, claim) where state = 'open';
create index claim_disputes_of_profile on app.claim_disputes (profile_id, created_at);
select app.guard_erased_accounts('app.claim_disputes', 'account_id');
