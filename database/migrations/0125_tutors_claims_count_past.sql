-- A session that took place, or to which somebody did not come, has taken its time of the tutor's day: the daily limit and the pause
-- after it count it as they counted it while it stood.
create or replace view app.tutor_claims as
  select tutor_id, starts_at, lower(claimed) as claimed_from, upper(claimed) as claimed_to,
         case when state = 'held' then expires_at end as expires_at,
         id, ends_at, state = 'held' as held, state
  from app.bookings
  where state in ('held', 'confirmed', 'completed', 'no_show');
