-- Teaching sessions and their turns. The state of a session is the truth about where a learner stands: a reload, another
-- device and a second tab all resume from it.

create table app.teaching_sessions (
  id uuid primary key,
  -- Belongs to an account, or to a visitor until an account takes it over.
  account_id uuid,
  visitor_id uuid,
  model text not null check (model in ('socratic-guide', 'step-by-step-coach', 'exam-sprint', 'visual-explorer', 'focus')),
  locale text not null check (locale ~ '^(en|es|fr)(-[A-Z]{2})?$'),
  -- As it was typed.
  problem text not null check (length(problem) between 1 and 600),
  phase text not null,
  state jsonb not null,
  -- Chooses the phrasings and the twins of this session.
  seed integer not null,
  -- Rises with every turn; whoever writes must have read the version before.
  version integer not null default 1,
  -- Energy, sprint and pause of a focus session; null for the others.
  focus jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint teaching_sessions_have_one_owner check ((account_id is null) <> (visitor_id is null))
);
create index teaching_sessions_of_account on app.teaching_sessions (account_id, updated_at) where account_id is not null;
create index teaching_sessions_of_visitor on app.teaching_sessions (visitor_id, created_at) where visitor_id is not null;

create table app.teaching_turns (
  id uuid primary key,
  session_id uuid not null references app.teaching_sessions (id) on delete cascade,
  position integer not null,
  speaker text not null check (speaker in ('learner', 'tutor')),
  -- The card that a learner's turn answers. A card is answered once: the second of two tabs finds the first one's answer.
  answers_card uuid,
  content jsonb not null,
  -- Words that a person should read: only set when the safety rules matched.
  flag text check (flag in ('safety')),
  created_at timestamptz not null,
  constraint teaching_turns_in_order unique (session_id, position),
  constraint teaching_turns_answer_once unique (session_id, answers_card)
);
create index teaching_turns_flagged on app.teaching_turns (created_at) where flag is not null;

-- Thoughts for later, parked during a focus session.
create table app.teaching_parked_thoughts (
  id uuid primary key,
  session_id uuid not null references app.teaching_sessions (id) on delete cascade,
  text text not null check (length(text) between 1 and 200),
  created_at timestamptz not null
);
create index teaching_parked_thoughts_of_session on app.teaching_parked_thoughts (session_id, created_at);
