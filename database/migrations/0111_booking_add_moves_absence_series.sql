-- Moving a session, not coming to one, and sessions that repeat.
-- The limit for cancelling and moving follows from the first time that was agreed, so that is kept.
alter table app.bookings
  add column first_starts_at timestamptz,
  add column moves smallint not null default 0 constraint bookings_moves_counted check (moves >= 0),
  add column absent text constraint bookings_absent_side check (absent in ('learner', 'tutor')),
  add column series_id uuid;
update app.bookings set first_starts_at = starts_at;
update app.bookings set absent = 'learner', refund_minor = 0 where state = 'no_show';
alter table app.bookings
  alter column first_starts_at set not null,
  add constraint bookings_no_show_says_who check ((state = 'no_show') = (absent is not null));
create index bookings_of_series on app.bookings (series_id, starts_at) where series_id is not null;

-- Whoever writes a booking need not say the first time: it is the one that it is made with. It never changes.
create function app.bookings_keep_first_start() returns trigger
language plpgsql as $$
begin
  new.first_starts_at := case when tg_op = 'INSERT' then new.starts_at else old.first_starts_at end;
  return new;
end
$$;
create trigger bookings_keep_first_start before insert or update of first_starts_at on app.bookings
  for each row execute function app.bookings_keep_first_start();

-- A session that nobody came to may be known only after its end. The same table as app/booking/states.ts.
create or replace function app.booking_may_become(old_state text, new_state text) returns boolean
language sql immutable as $$
  select (old_state, new_state) in (
    ('held', 'confirmed'), ('held', 'expired'),
    ('confirmed', 'completed'), ('confirmed', 'cancelled'), ('confirmed', 'no_show'),
    ('completed', 'no_show')
  )
$$;

-- Whoever rated a session was in it.
create function app.bookings_refuse_absence_of_rated() returns trigger
language plpgsql as $$
begin
  if exists (select from app.ratings where booking_id = new.id) then
    raise exception 'a rated session took place' using errcode = 'check_violation', constraint = 'bookings_rated';
  end if;
  return new;
end
$$;
create trigger bookings_refuse_absence_of_rated before update of state on app.bookings
  for each row when (new.state = 'no_show') execute function app.bookings_refuse_absence_of_rated();

-- A trial to which the tutor did not come was none.
drop index app.bookings_one_trial;
create unique index bookings_one_trial on app.bookings (tutor_id, account_id)
  where session_type = 'trial'
    and (state in ('held', 'confirmed', 'completed') or (state = 'no_show' and absent = 'learner'));

-- The door for the tutors' room says more of a promise: which one it is, when it ends, and whether it is held only.
create or replace view app.tutor_claims as
  select tutor_id, starts_at, lower(claimed) as claimed_from, upper(claimed) as claimed_to,
         case when state = 'held' then expires_at end as expires_at,
         id, ends_at, state = 'held' as held
  from app.bookings
  where state in ('held', 'confirmed');
