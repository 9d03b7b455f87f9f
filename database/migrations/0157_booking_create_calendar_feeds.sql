-- Calendars that follow somebody’s sessions: one for the sessions an account booked, one for those that others booked with its tutor.
-- Whoever knows the secret in the address reads it; only its SHA-256 is kept, so that nobody reads it here.
create table app.calendar_feeds (
  account_id uuid not null,
  side text not null check (side in ('learner', 'tutor')),
  secret_hash text not null unique check (length(secret_hash) = 43),
  -- When this address was made; renewing makes another.
  made_at timestamptz not null,
  primary key (account_id, side)
);
select app.guard_erased_accounts('app.calendar_feeds', 'account_id');
