-- Bookings from the hold to the end, in one table, and the rule that no hour is sold twice.
-- PostgreSQL decides that rule, not the code: two exclusion constraints below hold whatever the processes do.

create table app.bookings (
  id uuid primary key,
  tutor_id uuid not null references app.tutors (id),
  state text not null check (state in ('held', 'confirmed', 'completed', 'cancelled', 'no_show', 'expired')),
  session_type text not null check (session_type in ('trial', 'session', 'deep')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The session with the tutor's buffers of that moment around it.
  claimed tstzrange not null,
  -- A hold belongs to a visitor or an account; a booking to an account. Erasure empties both once it is over.
  account_id uuid,
  visitor_id uuid,
  learner_profile_id uuid references app.learner_profiles (id) on delete set null,
  learner_email text,
  -- How and where the learner reads times: mails and reminders are written in it.
  learner_locale text not null check (learner_locale in ('en-US', 'en-GB', 'es-CO', 'es-ES', 'fr-FR')),
  learner_zone text not null,
  note text not null default '' check (length(note) <= 2000),
  shares_progress boolean not null default false,
  -- What was agreed stays with the booking, whatever the tutor changes later.
  price_minor integer not null check (price_minor >= 0),
  currency text not null check (currency in ('USD', 'COP', 'EUR', 'GBP')),
  policy jsonb not null,
  payment text check (payment in ('invoice')),
  payment_due_at timestamptz,
  expires_at timestamptz,
  extensions smallint not null default 0 check (extensions between 0 and 1),
  -- Version of the calendar entry (RFC 5545 SEQUENCE): rises with every change that the calendars must hear of.
  sequence integer not null default 0,
  cancelled_by text check (cancelled_by in ('learner', 'tutor', 'founder')),
  refund_minor integer check (refund_minor between 0 and price_minor),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,

  constraint bookings_claim_covers_session check (lower(claimed) <= starts_at and upper(claimed) >= ends_at),
  constraint bookings_hold_has_owner check (state <> 'held' or account_id is not null or visitor_id is not null),
  constraint bookings_hold_ends check (state <> 'held' or expires_at is not null),
  constraint bookings_confirmed_has_account check (state <> 'confirmed' or account_id is not null),
  constraint bookings_cancelled_says_how check (state <> 'cancelled' or (cancelled_by is not null and refund_minor is not null)),

  constraint bookings_tutor_free exclude using gist (tutor_id with =, claimed with &&)
    where (state in ('held', 'confirmed')),
  constraint bookings_learner_free exclude using gist (learner_profile_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state = 'confirmed')
);

-- One trial per tutor and account. A cancelled one may be taken again.
create unique index bookings_one_trial on app.bookings (tutor_id, account_id)
  where session_type = 'trial' and state in ('held', 'confirmed', 'completed', 'no_show');

create index bookings_of_account on app.bookings (account_id, starts_at);
create index bookings_of_tutor on app.bookings (tutor_id, starts_at);
create index bookings_held_by_visitor on app.bookings (visitor_id) where state = 'held';
create index bookings_held_until on app.bookings (expires_at) where state = 'held';

-- The same table of transitions as app/booking/states.ts; a test compares the two.
create function app.booking_may_become(old_state text, new_state text) returns boolean
language sql immutable as $$
  select (old_state, new_state) in (
    ('held', 'confirmed'), ('held', 'expired'),
    ('confirmed', 'completed'), ('confirmed', 'cancelled'), ('confirmed', 'no_show')
  )
$$;

create function app.bookings_guard_state() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'held' then
      raise exception 'a booking begins as held, not as %', new.state using errcode = 'check_violation', constraint = 'bookings_begin_held';
    end if;
  elsif new.state <> old.state and not app.booking_may_become(old.state, new.state) then
    raise exception 'a booking cannot go from % to %', old.state, new.state using errcode = 'check_violation', constraint = 'bookings_transitions';
  end if;
  return new;
end
$$;

create trigger bookings_guard_state before insert or update of state on app.bookings
  for each row execute function app.bookings_guard_state();

-- Door for the tutors' room: promised time, without saying who promised it to whom.
create view app.tutor_claims as
  select tutor_id, starts_at, lower(claimed) as claimed_from, upper(claimed) as claimed_to,
         case when state = 'held' then expires_at end as expires_at
  from app.bookings
  where state in ('held', 'confirmed');
