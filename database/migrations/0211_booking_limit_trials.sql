-- At most three trials of one account with one tutor, learners that were removed included: a profile is made in seconds, and each had a trial.
-- beside the older version: a fourth trial breaks the constraint of the second trial, which it answers already.
create or replace function app.bookings_note_trial() returns trigger
language plpgsql as $$
begin
  if new.account_id is null then
    new.trial_of := null;
  elsif new.state not in ('held', 'expired') and (tg_op = 'INSERT' or old.state in ('held', 'expired')) then
    new.trial_of := coalesce(new.learner_profile_id, new.account_id);
    -- Trials of two learners, confirmed at once, each see the other one.
    perform pg_advisory_xact_lock(hashtextextended('trials ' || new.tutor_id || ' ' || new.account_id, 0));
    if (
      select count(*) from app.bookings as booking
      where booking.account_id = new.account_id and booking.tutor_id = new.tutor_id and booking.id <> new.id
        and booking.session_type = 'trial'
        and (booking.state in ('confirmed', 'completed') or (booking.state = 'no_show' and booking.absent = 'learner'))
    ) >= 3 then
      raise unique_violation using
        message = 'an account has had three trials with this tutor', detail = 'trials of the account',
        schema = 'app', table = 'bookings', constraint = 'bookings_one_trial';
    end if;
  end if;
  return new;
end
$$;
