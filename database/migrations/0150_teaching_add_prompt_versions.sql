-- Versions of the tutor models that founders write: a draft is never changed, and goes live only with an adversarial run that passed
-- against this very text. Rows that are there run already: version 1 of each model, as the code has it.
alter table app.tutor_model_versions
  add column state text not null default 'live' check (state in ('draft', 'tested', 'live', 'retired')),
  -- What is new in it, in a founder's words. Who wrote it, and when it went live, stands in the audit log as well.
  add column note text not null default '' check (length(note) <= 200),
  add column live_since timestamptz,
  -- The run that let it go live; version 1 is the code's own and needs none.
  add column live_run uuid;

update app.tutor_model_versions set state = 'retired', share = 0 where retired_at is not null;
-- Of several that take learners the newest is live; the others keep their share.
update app.tutor_model_versions as version set state = 'tested'
where state = 'live' and exists (
  select from app.tutor_model_versions as newer
  where newer.model = version.model and newer.version > version.version and newer.state = 'live'
);
update app.tutor_model_versions set live_since = created_at where state = 'live';
alter table app.tutor_model_versions
  add constraint tutor_model_versions_untried_take_nobody check (state in ('tested', 'live') or share = 0);
create unique index tutor_model_versions_one_live on app.tutor_model_versions (model) where state = 'live';

-- A run of the fixed adversarial conversations with a version, against one language model.
create table app.prompt_runs (
  id uuid primary key,
  version_id uuid not null references app.tutor_model_versions (id),
  -- The language model and where it was asked, without any secret of the address.
  language_model text not null,
  endpoint text not null,
  -- Of everything the run is about: the rules, the text, the conversations (app/teaching/adversaries/fingerprint.ts).
  fingerprint text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'passed', 'failed', 'stopped', 'broken')),
  -- Why it broke off.
  trouble text check (trouble in ('unreachable', 'cap', 'model_changed')),
  total integer not null check (total > 0),
  done integer not null default 0,
  failed integer not null default 0,
  -- Conversations in which the model said nothing that could be judged.
  unanswered integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint prompt_runs_pass_whole check (state <> 'passed' or (done = total and failed = 0 and unanswered = 0)),
  constraint prompt_runs_end check ((state in ('waiting', 'running')) = (finished_at is null)),
  constraint prompt_runs_say_why check ((state = 'broken') = (trouble is not null))
);
create unique index prompt_runs_one_at_a_time on app.prompt_runs (version_id) where state in ('waiting', 'running');
create index prompt_runs_of_version on app.prompt_runs (version_id, created_at);

create table app.prompt_run_cases (
  run_id uuid not null references app.prompt_runs (id) on delete cascade,
  -- Of the conversation, in the order of the set.
  number integer not null check (number >= 1),
  name text not null,
  verdict text not null check (verdict in ('passed', 'failed', 'unanswered')),
  -- Who answered: the model, people's words, beside which it is never asked, or the built-in tutor where there is nothing to put into words.
  answered_by text not null check (answered_by in ('model', 'people', 'built_in')),
  -- The guard that stopped the model, whether or not it counts.
  guard text,
  -- What the model said, and what of it would have been shown. Nobody's data: the learner is made up.
  said text not null,
  shown text not null,
  calls integer not null,
  cost_micros bigint not null,
  total_ms integer not null,
  primary key (run_id, number)
);

alter table app.tutor_model_versions
  add constraint tutor_model_versions_live_run foreign key (live_run) references app.prompt_runs (id);

-- A version is written once, and the gate holds whoever opens it.
create function app.guard_tutor_model_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.model, new.version, new.prompt, new.note, new.created_at)
      is distinct from (old.model, old.version, old.prompt, old.note, old.created_at) then
    raise exception 'a version is never changed; write a new one'
      using errcode = 'insufficient_privilege', constraint = 'tutor_model_versions_written_once';
  end if;
  if new.version > 1 and new.state in ('tested', 'live') and (tg_op = 'INSERT' or old.state <> new.state) and not exists (
    select from app.prompt_runs as run
    where run.version_id = new.id and run.state = 'passed' and (new.state = 'tested' or run.id = new.live_run)
  ) then
    raise exception 'a version is % only after an adversarial run that passed', new.state
      using errcode = 'check_violation', constraint = 'tutor_model_versions_gate';
  end if;
  return new;
end $$;
create trigger tutor_model_versions_guard before insert or update on app.tutor_model_versions
  for each row execute function app.guard_tutor_model_versions();

-- What a run came to stays as it is.
create function app.guard_prompt_runs() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or (new.version_id, new.language_model, new.endpoint, new.fingerprint, new.total)
      is distinct from (old.version_id, old.language_model, old.endpoint, old.fingerprint, old.total) then
    raise exception 'a run is never changed afterwards'
      using errcode = 'insufficient_privilege', constraint = 'prompt_runs_written_once';
  end if;
  return new;
end $$;
create trigger prompt_runs_guard before update on app.prompt_runs
  for each row execute function app.guard_prompt_runs();
