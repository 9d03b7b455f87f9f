-- A number per tutor that rises with everything that free times follow from: hours, limits, zone, status, promised time, and what
-- the search shows of the tutor. Whoever keeps an answer reads the number first and knows whether the answer still stands.
-- A table of its own: a booking need not write the tutor's wide row anew.
create table app.tutor_stamps (
  tutor_id uuid primary key references app.tutors (id) on delete cascade,
  stamp bigint not null default 1
) with (fillfactor = 50);
insert into app.tutor_stamps (tutor_id) select id from app.tutors;

create function app.raise_tutor_stamp(tutor uuid) returns void
language plpgsql as $$
begin
  update app.tutor_stamps set stamp = stamp + 1 where tutor_id = tutor;
  if not found then
    -- A tutor who is new; one who is being deleted needs none.
    insert into app.tutor_stamps (tutor_id) select id from app.tutors where id = tutor
      on conflict (tutor_id) do update set stamp = app.tutor_stamps.stamp + 1;
  end if;
end
$$;

create function app.stamp_tutor() returns trigger
language plpgsql as $$
begin
  perform app.raise_tutor_stamp(new.id);
  return null;
end
$$;

create function app.stamp_tutor_of_row() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform app.raise_tutor_stamp(old.tutor_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.tutor_id <> old.tutor_id) then
    perform app.raise_tutor_stamp(new.tutor_id);
  end if;
  return null;
end
$$;

-- Deferred: the row of the stamp is written, and so locked, only when the transaction ends and waits for nothing else any more.
create constraint trigger tutors_stamp after insert or update on app.tutors
  deferrable initially deferred for each row execute function app.stamp_tutor();
create constraint trigger tutor_prices_stamp after insert or update or delete on app.tutor_prices
  deferrable initially deferred for each row execute function app.stamp_tutor_of_row();
create constraint trigger availability_rules_stamp after insert or update or delete on app.availability_rules
  deferrable initially deferred for each row execute function app.stamp_tutor_of_row();
create constraint trigger availability_exceptions_stamp after insert or update or delete on app.availability_exceptions
  deferrable initially deferred for each row execute function app.stamp_tutor_of_row();
create constraint trigger ratings_stamp after insert or update or delete on app.ratings
  deferrable initially deferred for each row execute function app.stamp_tutor_of_row();
create constraint trigger bookings_stamp
  after insert or delete or update of tutor_id, state, starts_at, ends_at, claimed, expires_at on app.bookings
  deferrable initially deferred for each row execute function app.stamp_tutor_of_row();
