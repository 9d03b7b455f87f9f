-- Human tutors: who they are, what they cost, when they teach.
-- Times of rules and exceptions are local to tutors.zone and stay text-like (time, date): an instant would be wrong as
-- soon as a clock changes. Texts that people read are kept per language ({"en": …, "es": …, "fr": …}).

create table app.tutors (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  account_id uuid unique,
  -- Where and in which language the tutor hears of bookings.
  email text check (length(email) <= 254),
  mail_language text not null default 'en' check (mail_language in ('en', 'es', 'fr')),
  name text not null check (length(name) between 1 and 80),
  city text not null check (length(city) between 1 and 60),
  zone text not null,
  headline jsonb not null check (headline ?& array['en', 'es', 'fr']),
  story jsonb not null check (story ?& array['en', 'es', 'fr']),
  subjects text[] not null check (cardinality(subjects) > 0),
  languages text[] not null check (cardinality(languages) > 0),
  avatar jsonb not null,
  status text not null check (status in ('active', 'paused', 'left')),
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes integer not null default 15 check (buffer_after_minutes between 0 and 120),
  notice_minutes integer not null default 120 check (notice_minutes between 0 and 20160),
  window_days integer not null default 60 check (window_days between 1 and 365),
  daily_limit integer not null default 6 check (daily_limit between 1 and 24),
  cancellation_hours integer not null default 24 check (cancellation_hours between 0 and 336),
  -- Raised with every save of the hours, so that two open windows of one tutor cannot overwrite each other unseen.
  availability_version integer not null default 1,
  created_at timestamptz not null default now()
);

create table app.tutor_prices (
  tutor_id uuid not null references app.tutors (id) on delete cascade,
  session_type text not null check (session_type in ('trial', 'session', 'deep')),
  currency text not null check (currency in ('USD', 'COP', 'EUR', 'GBP')),
  amount_minor integer not null check (amount_minor > 0),
  primary key (tutor_id, session_type, currency)
);

create table app.availability_rules (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references app.tutors (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  -- time knows 24:00, which ends the day.
  starts time not null,
  ends time not null check (ends > starts)
);
create index availability_rules_tutor on app.availability_rules (tutor_id);

create table app.availability_exceptions (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references app.tutors (id) on delete cascade,
  kind text not null check (kind in ('open', 'closed')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  starts time,
  ends time,
  note text not null default '' check (length(note) <= 200),
  check ((starts is null) = (ends is null)),
  check (starts is null or ends > starts)
);
create index availability_exceptions_tutor on app.availability_exceptions (tutor_id, last_day);

create table app.tutor_applications (
  id uuid primary key,
  account_id uuid not null unique,
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) <= 254),
  zone text not null,
  subjects text[] not null check (cardinality(subjects) > 0),
  languages text[] not null check (cardinality(languages) > 0),
  story text not null check (length(story) between 1 and 4000),
  state text not null default 'received' check (state in ('received', 'approved', 'declined')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
