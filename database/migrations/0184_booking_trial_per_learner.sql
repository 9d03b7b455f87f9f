-- A trial belongs to one learner and tutor, so that a second child of an account has a trial of its own. The learner is chosen when a hold is
-- confirmed; a held trial therefore counts for nobody yet.
-- Consent to read a learner's practice is bound to the bookings for which it was given; standing consent is written to the sessions for which
-- it can be used today, so that no later booking wakes it.
-- beside the older version: it goes on writing neither column; the trigger notes the learner, and a second trial is refused when confirmed.

-- The learner profile, or the account itself when none was chosen. Stays when a profile is removed; erasing the account clears it.
alter table app.bookings add column trial_of uuid;
update app.bookings set trial_of = coalesce(learner_profile_id, account_id)
  where session_type = 'trial' and state not in ('held', 'expired');

create function app.bookings_note_trial() returns trigger
language plpgsql as $$
begin
  if new.account_id is null then
    new.trial_of := null;
  elsif new.state not in ('held', 'expired') and (tg_op = 'INSERT' or old.state in ('held', 'expired')) then
    new.trial_of := coalesce(new.learner_profile_id, new.account_id);
  end if;
  return new;
end
$$;
create trigger bookings_note_trial before insert or update on app.bookings
  for each row when (new.session_type = 'trial') execute function app.bookings_note_trial();

drop index app.bookings_one_trial;
create unique index bookings_one_trial on app.bookings (tutor_id, trial_of)
  where session_type = 'trial'
    and (state in ('confirmed', 'completed') or (state = 'no_show' and absent = 'learner'));

update app.bookings as booking set shares_progress = true
  where not shares_progress and state in ('confirmed', 'completed') and ends_at > now() - interval '1 month' and exists (
    select from app.learner_shares as share
    where share.profile_id = booking.learner_profile_id and share.tutor_id = booking.tutor_id and share.revoked_at is null);
