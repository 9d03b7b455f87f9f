-- In which transaction a tutor’s stamp was raised last, so that whoever knows all tutors asks only for those that have changed since: what
-- was not yet over when one looked has a number from the oldest open transaction of that look on.
-- beside the older version: the table has one small row for each tutor, so its index is built in an instant; stamps are raised by the function alone.
alter table app.tutor_stamps add column changed_in xid8 not null default '0';
create index tutor_stamps_changed_in on app.tutor_stamps (changed_in);

create or replace function app.raise_tutor_stamp(tutor uuid) returns void
language plpgsql as $$
begin
  update app.tutor_stamps set stamp = stamp + 1, changed_in = pg_current_xact_id() where tutor_id = tutor;
  if not found then
    -- A tutor who is new; one who is being deleted needs none.
    insert into app.tutor_stamps (tutor_id, changed_in) select id, pg_current_xact_id() from app.tutors where id = tutor
      on conflict (tutor_id) do update set stamp = app.tutor_stamps.stamp + 1, changed_in = pg_current_xact_id();
  end if;
end
$$;
