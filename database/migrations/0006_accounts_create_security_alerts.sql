-- Attempts to enter what is for administrators only (specification, sections 4 and 6): who, what, when, with what.
-- Written by the server from the verified token; the browser names the page and nothing else.

create table app.security_alerts (
  id uuid primary key,
  account_id uuid not null,
  email text not null check (length(email) <= 254),
  context text not null check (length(context) between 1 and 120),
  user_agent text not null default '' check (length(user_agent) <= 400),
  created_at timestamptz not null
);
create index security_alerts_by_time on app.security_alerts (created_at desc);
create index security_alerts_of_account on app.security_alerts (account_id, created_at);
