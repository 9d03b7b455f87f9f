-- The second factor: devices that show codes, recovery codes, and the sessions in which one of them was proven. Shaped after auth.mfa_factors of
-- the hosted service; the tables are ours because the built-in service has none.
-- beside the older version: it knows no factors, and writes none of the new kinds of events.
create table app.factors (
  id uuid primary key,
  account_id uuid not null,
  kind text not null check (kind in ('totp', 'recovery_code')),
  friendly_name text not null default '' check (length(friendly_name) <= 60),
  -- Unverified until a first code proves that the device shows the right ones.
  verified_at timestamptz,
  -- Encrypted with a key derived from JWT_SECRET; null for recovery codes.
  secret bytea,
  -- The last time step whose code was accepted: a code is accepted once.
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'totp') = (secret is not null))
);
create index factors_of_account on app.factors (account_id);
create unique index factors_one_recovery on app.factors (account_id) where kind = 'recovery_code';
select app.guard_erased_accounts('app.factors', 'account_id');

create table app.recovery_codes (
  id uuid primary key,
  factor_id uuid not null references app.factors (id) on delete cascade,
  -- SHA-256 of 80 random bits and the account: not derived from JWT_SECRET, so that the codes outlive a change of it.
  code_hash bytea not null,
  used_at timestamptz
);
create index recovery_codes_of_factor on app.recovery_codes (factor_id);

-- Removing a factor takes the second level from the sessions that it raised.
create table app.factor_sessions (
  session_id uuid primary key,
  factor_id uuid not null references app.factors (id) on delete cascade,
  proven_at timestamptz not null
);
create index factor_sessions_of_factor on app.factor_sessions (factor_id);

alter table app.security_events drop constraint security_events_kind_check;
alter table app.security_events add constraint security_events_kind_check check (kind in ('sign_in.failed', 'code.failed', 'founders.read',
  'factor.failed', 'factor.enrolled', 'factor.removed', 'factor.recovery_used', 'factor.recovery_renewed'));
