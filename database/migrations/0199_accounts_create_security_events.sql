-- What somebody has to be able to look up after an attack: sign-ins and codes that failed, and what founders read about people. The audit
-- log of the hub holds what founders change.
-- beside the older version: it writes no rows.
create table app.security_events (
  id uuid primary key,
  kind text not null check (kind in ('sign_in.failed', 'code.failed', 'founders.read')),
  -- The founder who read.
  actor_id uuid,
  -- The account, or another record about a person, that was read.
  subject_id uuid,
  -- The call that read, without its query.
  path text check (length(path) <= 200),
  -- A keyed hash of the address that was tried: rows about one address can be counted, the address cannot be read from them.
  address_mark text check (length(address_mark) <= 40),
  network text check (length(network) <= 60),
  created_at timestamptz not null
);
create index security_events_by_time on app.security_events (created_at desc, kind);
create index security_events_of_subject on app.security_events (subject_id, created_at) where subject_id is not null;
