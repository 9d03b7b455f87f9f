-- What a learner does in the lessons of courses. Courses, lessons and their questions are written in the code and named by their ids.

-- A lesson that a learner opened: how far it was read, and when it was completed. Completed stays completed, whatever the lesson becomes.
create table app.course_lessons (
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  course text not null check (length(course) between 1 and 60),
  lesson text not null check (length(lesson) between 1 and 60),
  -- The block at which reading stopped, counted from 0.
  place integer not null default 0 check (place between 0 and 500),
  begun_at timestamptz not null,
  visited_at timestamptz not null,
  completed_at timestamptz,
  primary key (profile_id, course, lesson)
);
create index course_lessons_of_account on app.course_lessons (account_id);
select app.guard_erased_accounts('app.course_lessons', 'account_id');

-- One question of a lesson: its last answer, and whether any answer was right.
create table app.course_answers (
  account_id uuid not null,
  profile_id uuid not null,
  course text not null,
  lesson text not null,
  -- A template with its seed, or the id of a choice.
  item text not null check (length(item) between 1 and 120),
  -- Null as long as only the solution was asked for.
  given jsonb,
  tries integer not null default 0 check (tries >= 0),
  right_at timestamptz,
  shown_at timestamptz,
  answered_at timestamptz not null,
  primary key (profile_id, course, lesson, item),
  foreign key (profile_id, course, lesson) references app.course_lessons (profile_id, course, lesson) on delete cascade
);
create index course_answers_of_account on app.course_answers (account_id);
select app.guard_erased_accounts('app.course_answers', 'account_id');
