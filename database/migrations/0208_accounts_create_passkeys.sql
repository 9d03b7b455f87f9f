-- Passkeys: a key on a device or in a password manager that proves itself and, by the person's finger, face or PIN, two factors at once. Each is a
-- row of app.factors as well, so that sessions, recovery codes and removal treat it like any other second factor.
-- beside the older version: it reads the new kind as a device without codes, and creates none.
alter table app.factors drop constraint factors_kind_check;
alter table app.factors add constraint factors_kind_check check (kind in ('totp', 'recovery_code', 'webauthn'));

create table app.passkeys (
  factor_id uuid primary key references app.factors (id) on delete cascade,
  -- As the browser names it: base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Grows with each use where the authenticator counts; a lower one is a copy's.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  last_used_at timestamptz
);

-- Each is answered once, within five minutes. Without an account while nobody has said who signs in.
create table app.passkey_challenges (
  id uuid primary key,
  account_id uuid,
  challenge text not null check (length(challenge) between 16 and 200),
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on app.passkey_challenges (expires_at);
select app.guard_erased_accounts('app.passkey_challenges', 'account_id');
