-- What was completed, as it was on that day. A course that grows later takes nothing of it away.
create table app.course_certificates (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null references app.learner_profiles (id) on delete cascade,
  -- Whoever has it can check the certificate: without hyphens, in capitals.
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  course text not null check (length(course) between 1 and 60),
  course_version integer not null check (course_version >= 1),
  -- By language.
  course_title jsonb not null,
  -- { id, title by language } of each lesson that was completed.
  lessons jsonb not null,
  -- As the holder gave it; we do not check it.
  holder text not null check (length(holder) between 1 and 80),
  issued_at timestamptz not null,
  constraint course_certificates_once unique (profile_id, course, course_version)
);
create index course_certificates_of_account on app.course_certificates (account_id);
select app.guard_erased_accounts('app.course_certificates', 'account_id');
