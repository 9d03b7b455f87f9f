-- Live screens: whoever changes something says so in the same transaction, and all processes hear it when it is committed. A note
-- says what changed (ids and kinds), never what somebody wrote; what it is about is then asked for by the guarded calls.

create function app.broadcast(topic text, event text, payload jsonb default '{}') returns void
language plpgsql as $$
declare
  note text := jsonb_build_object('topic', topic, 'event', event, 'payload', payload)::text;
begin
  -- PostgreSQL takes less than 8,000 bytes; without its payload a note still says where to look.
  if octet_length(note) >= 8000 then
    note := jsonb_build_object('topic', topic, 'event', event)::text;
  end if;
  perform pg_notify('curvela_realtime', note);
  -- On a hosted platform its own realtime service carries the broadcast. What goes wrong there never undoes the change itself.
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    begin
      execute 'select realtime.send($1, $2, $3, true)' using payload, event, topic;
    exception when others then
      raise warning 'realtime.send refused a broadcast: %', sqlerrm;
    end;
  end if;
end
$$;

create function app.broadcast_booking() returns trigger
language plpgsql as $$
begin
  perform app.broadcast('tutor:' || new.tutor_id, 'booking', jsonb_build_object('id', new.id, 'kind',
    case
      when new.state = 'cancelled' then 'cancelled'
      when new.state = 'no_show' then 'absent'
      when old.state = 'held' then 'booked'
      else 'moved'
    end));
  -- Equal notes of one transaction are told once.
  perform app.broadcast('founders', 'booking');
  return null;
end
$$;

-- A booking begins as held, which is nobody's news; that a session has ended is none either.
create trigger bookings_broadcast after update of state, starts_at on app.bookings
  for each row when (
    (old.state = 'held' and new.state = 'confirmed')
    or (old.state = 'confirmed' and new.state in ('cancelled', 'no_show'))
    or (old.state = 'confirmed' and new.state = 'confirmed' and old.starts_at <> new.starts_at)
  )
  execute function app.broadcast_booking();
