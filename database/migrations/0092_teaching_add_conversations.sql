-- The tutor's conversations as learners keep them, the versions of its models, what a language model said and cost, lessons,
-- and words that a person should read.

-- What a tutor model does and is told, as data: a change is a new version, and a learner stays with one.
create table app.tutor_model_versions (
  id uuid primary key,
  model text not null check (model in ('socratic-guide', 'step-by-step-coach', 'exam-sprint', 'visual-explorer', 'focus')),
  version integer not null check (version >= 1),
  -- How it helps: app/teaching/models.ts, Policy.
  policy jsonb not null,
  -- What a language model is told about how it talks, by language.
  prompt jsonb not null,
  -- Out of all shares of the model's running versions; 0 takes nobody new.
  share integer not null default 100 check (share between 0 and 1000),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint tutor_model_versions_once unique (model, version)
);

alter table app.teaching_sessions
  -- A problem of the learner's own, or a skill from its idea to working alone.
  add column kind text not null default 'problem' check (kind in ('problem', 'skill')),
  add column skill text,
  -- Whose learning it is; evidence is written for this learner only.
  add column profile_id uuid references app.learner_profiles (id) on delete set null,
  -- A name of the learner's own; the problem where there is none.
  add column title text check (length(title) between 1 and 120),
  add column model_version_id uuid references app.tutor_model_versions (id),
  add constraint teaching_sessions_name_their_skill check ((kind = 'skill') = (skill is not null));
create index teaching_sessions_of_profile on app.teaching_sessions (profile_id) where profile_id is not null;

alter table app.teaching_turns
  -- What a language model said instead of the built-in words, and whether it was stopped: app/teaching/words/words.ts.
  add column words jsonb,
  -- A question that was asked anew, or a turn that was said in other words: kept, no longer shown.
  add column superseded_at timestamptz,
  add column rating smallint check (rating in (-1, 1)),
  add column rating_reason text check (length(rating_reason) <= 500);
alter table app.teaching_turns drop constraint teaching_turns_flag_check;
alter table app.teaching_turns add constraint teaching_turns_flag_check
  check (flag in ('safety', 'self_harm', 'abuse', 'threat', 'personal_data'));

-- One call of a language model: what it cost and what became of it. Never its words.
create table app.model_calls (
  id uuid primary key,
  account_id uuid,
  session_id uuid references app.teaching_sessions (id) on delete set null,
  turn_id uuid references app.teaching_turns (id) on delete set null,
  model_version_id uuid references app.tutor_model_versions (id),
  purpose text not null check (purpose in ('turn', 'lesson')),
  language_model text not null,
  -- In the language model’s own pieces of words.
  prompt_size integer not null default 0,
  answer_size integer not null default 0,
  -- Millionths of the currency in which the owner pays the model.
  cost_micros bigint not null default 0,
  first_word_ms integer,
  total_ms integer not null,
  outcome text not null check (outcome in ('spoken', 'guarded', 'timeout', 'refused', 'broken', 'nonsense', 'stopped')),
  -- The guard that kept it from being shown.
  guard text check (guard in ('formula', 'leak', 'link', 'length', 'language', 'questions', 'safety')),
  created_at timestamptz not null
);
create index model_calls_of_account on app.model_calls (account_id, created_at) where account_id is not null;
create index model_calls_by_time on app.model_calls (created_at);
select app.guard_erased_accounts('app.model_calls', 'account_id');

-- A lesson made for a learner, and how far its making is.
create table app.lessons (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid references app.learner_profiles (id) on delete cascade,
  skill text not null,
  locale text not null check (locale ~ '^(en|es|fr)(-[A-Z]{2})?$'),
  -- Of everything that it is made from: the same input finds the lesson that exists.
  made_from text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- Steps of the making that are done, of how many.
  progress jsonb not null,
  content jsonb,
  created_at timestamptz not null,
  finished_at timestamptz
);
create unique index lessons_once on app.lessons (account_id, made_from) where state in ('queued', 'running', 'done');
select app.guard_erased_accounts('app.lessons', 'account_id');

-- Words that a person should read. The words themselves stand in the turn.
create table app.safety_flags (
  id uuid primary key,
  account_id uuid,
  session_id uuid references app.teaching_sessions (id) on delete cascade,
  turn_id uuid references app.teaching_turns (id) on delete cascade,
  kind text not null check (kind in ('self_harm', 'abuse', 'threat', 'personal_data')),
  state text not null default 'open' check (state in ('open', 'seen')),
  seen_by uuid,
  seen_at timestamptz,
  adult_informed_at timestamptz,
  created_at timestamptz not null,
  constraint safety_flags_once unique (turn_id, kind)
);
create index safety_flags_open on app.safety_flags (created_at) where state = 'open';
select app.guard_erased_accounts('app.safety_flags', 'account_id');

-- Whether the adult of the account hears of words about harm; said to the learner either way.
alter table app.learner_profiles
  add column safety_mail boolean not null default true;
