-- What a tutor writes after a session, and the door through which the tutors' room sees sessions.

-- Door for the tutors' room: sessions that were booked, as far as notes, reviews and earnings need them.
create view app.tutor_sessions as
  select b.id, b.tutor_id, b.account_id, b.learner_profile_id, p.name as learner_name, b.state, b.session_type,
         b.starts_at, b.ends_at, b.price_minor, coalesce(b.refund_minor, 0) as refund_minor, b.currency,
         b.learner_email, b.learner_locale, b.learner_zone
  from app.bookings b left join app.learner_profiles p on p.id = b.learner_profile_id
  where b.state not in ('held', 'expired');

create table app.session_notes (
  booking_id uuid primary key references app.bookings (id) on delete cascade,
  tutor_id uuid not null references app.tutors (id),
  -- The learner's account, which reads the note once it is sent.
  account_id uuid,
  did text not null default '' check (length(did) <= 4000),
  alone text not null default '' check (length(alone) <= 4000),
  next_step text not null default '' check (length(next_step) <= 500),
  -- Raised with every save, so that two open windows cannot overwrite each other unseen. 0: nothing was written yet.
  version integer not null default 0 check (version >= 0),
  -- From then on it is the learner's as well and stays as it is.
  sent_at timestamptz,
  -- The tutor said that the learner came.
  came_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint session_notes_sent_says_something check (sent_at is null or did || alone || next_step <> '')
);
create index session_notes_of_tutor on app.session_notes (tutor_id, updated_at);
select app.guard_erased_accounts('app.session_notes', 'account_id');

create function app.session_notes_keep_sent() returns trigger
language plpgsql as $$
begin
  if old.sent_at is not null and (new.did, new.alone, new.next_step) is distinct from (old.did, old.alone, old.next_step) then
    raise exception 'a note that was sent stays as it is' using errcode = 'check_violation', constraint = 'session_notes_sent';
  end if;
  return new;
end
$$;
create trigger session_notes_keep_sent before update on app.session_notes
  for each row execute function app.session_notes_keep_sent();
