-- What people write to us on /contact. Kept until it is answered and a year beyond, read by founders only.
create table app.contact_messages (
  id uuid primary key,
  topic text not null check (topic in ('question', 'tutors', 'booking', 'five', 'privacy', 'mistake')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 4000),
  language text not null check (language in ('en', 'es', 'fr')),
  created_at timestamptz not null,
  answered_at timestamptz
);
create index contact_messages_open on app.contact_messages (created_at) where answered_at is null;
create index contact_messages_of_sender on app.contact_messages (lower(email), created_at);
