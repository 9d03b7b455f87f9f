-- An ordinary hold in one statement. Which time is free is decided by the rules in app/tutors, with what was read at a stamp of the tutor; the
-- function inserts the hold if that stamp still stands under the locks, and if nothing of what a transaction has to weigh is there. Otherwise it
-- returns no row and has changed nothing, and the caller's transaction decides (app/booking/use-cases/place-hold.server.ts).
-- beside the older version: it takes the same locks, by the same keys; the index is built over the few holds there are.
create function app.place_hold(
  hold app.bookings, owner_account uuid, owner_visitor uuid, read_at bigint, lock_keys text[], site text
) returns setof app.bookings
language plpgsql as $$
#variable_conflict use_column
declare
  lock_key text;
  at_now constant timestamptz := hold.created_at;
begin
  foreach lock_key in array lock_keys loop
    perform pg_advisory_xact_lock(hashtextextended(lock_key, 0));
  end loop;
  if (select stamp from app.tutor_stamps where tutor_id = hold.tutor_id) is distinct from read_at then
    return;
  end if;
  -- An owner or a network with another hold may be at a limit, or replaces that hold.
  if exists (select from app.bookings where account_id = owner_account and state = 'held' and expires_at > at_now)
    or exists (select from app.bookings where visitor_id = owner_visitor and state = 'held' and expires_at > at_now)
    or exists (select from app.bookings
      where held_network is not null and starts_with(held_network, site) and state = 'held' and expires_at > at_now)
  then
    return;
  end if;
  return query
    insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, visitor_id, held_network,
      learner_locale, learner_zone, price_minor, currency, policy, expires_at, created_at)
    values (hold.id, hold.tutor_id, 'held', hold.session_type, hold.starts_at, hold.ends_at, hold.claimed, hold.account_id, hold.visitor_id,
      hold.held_network, hold.learner_locale, hold.learner_zone, hold.price_minor, hold.currency, hold.policy, hold.expires_at, at_now)
    on conflict on constraint bookings_tutor_free do nothing
    returning *;
end
$$;

-- The index by expiry reads all holds there are.
create index bookings_held_by_account on app.bookings (account_id) where state = 'held';
