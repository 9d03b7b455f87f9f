-- Ratings come from completed sessions only, one for each.
create table app.ratings (
  booking_id uuid primary key references app.bookings (id) on delete cascade,
  tutor_id uuid not null references app.tutors (id),
  stars smallint not null check (stars between 1 and 5),
  created_at timestamptz not null
);
create index ratings_of_tutor on app.ratings (tutor_id);

create function app.ratings_need_completed_session() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from app.bookings where id = new.booking_id and tutor_id = new.tutor_id and state = 'completed'
  ) then
    raise exception 'only a completed session can be rated' using errcode = 'check_violation', constraint = 'ratings_completed';
  end if;
  return new;
end
$$;

create trigger ratings_need_completed_session before insert or update on app.ratings
  for each row execute function app.ratings_need_completed_session();
