-- What a learner writes beside a lesson, as plain text.
create table app.course_notes (
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  course text not null check (length(course) between 1 and 60),
  lesson text not null check (length(lesson) between 1 and 60),
  text text not null check (length(text) <= 8000),
  -- Raised with every save, so that two open windows cannot overwrite each other unseen.
  version integer not null check (version >= 1),
  updated_at timestamptz not null,
  primary key (profile_id, course, lesson)
);
create index course_notes_of_account on app.course_notes (account_id);
select app.guard_erased_accounts('app.course_notes', 'account_id');
