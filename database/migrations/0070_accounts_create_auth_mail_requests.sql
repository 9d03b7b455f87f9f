-- Requests for a mail with a link and a code. They are written down and answered at once, whether or not the address has an
-- account; the job that finds out deletes the row with the same commit that puts the mail into the queue.

create table app.auth_mail_requests (
  id uuid primary key,
  kind text not null check (kind in ('signup', 'magiclink', 'recovery', 'email_change')),
  email text not null check (length(email) between 3 and 320),
  language text not null check (language in ('en', 'es', 'fr')),
  redirect_to text check (length(redirect_to) <= 2000),
  created_at timestamptz not null
);
create index auth_mail_requests_by_time on app.auth_mail_requests (created_at);
