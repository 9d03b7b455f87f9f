-- A conversation that its learner deleted is nobody's to read from that moment. Its row stays for a while, so that deleting wins no
-- further tries without an account, takes no open word about harm away from the person who should read it, and may be asked for twice.
alter table app.teaching_sessions
  add column deleted_at timestamptz;
create index teaching_sessions_deleted on app.teaching_sessions (deleted_at) where deleted_at is not null;
