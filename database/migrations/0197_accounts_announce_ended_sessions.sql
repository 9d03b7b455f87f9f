-- Every process caches for seconds that a session is live. Whatever deletes sessions (signing out, a refresh token used twice, a new
-- password, a suspension, an erased account) announces them here, so that all processes forget them when it is committed.
-- beside the older version: it listens to no such channel.
create function app.announce_ended_sessions() returns trigger
language plpgsql as $$
begin
  -- PostgreSQL takes payloads below 8,000 bytes: many sessions are announced as all of them.
  perform pg_notify('curvela_sessions', case when count(*) > 100 then 'all' else string_agg(ended.id::text, ' ') end)
    from ended having count(*) > 0;
  return null;
end
$$;
