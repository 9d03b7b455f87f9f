-- A learner who is removed takes along what bears the name or was written about the learner: reviews lose the name beside them, notes of
-- tutors go, and so does what was written to the tutor with a booking. In the database, since notes and reviews are the tutors' and the learners' room does not know that room.

create function app.learner_profiles_leave_no_name() returns trigger
language plpgsql as $$
begin
  update app.ratings set shown_name = null
    where shown_name is not null
      and booking_id in (select id from app.bookings where account_id = old.account_id and learner_profile_id = old.id);
  delete from app.session_notes
    where booking_id in (select id from app.bookings where account_id = old.account_id and learner_profile_id = old.id);
  update app.bookings set note = ''
    where account_id = old.account_id and learner_profile_id = old.id and note <> '';
  return old;
end
$$;
create trigger learner_profiles_leave_no_name before delete on app.learner_profiles
  for each row execute function app.learner_profiles_leave_no_name();

-- Those who were removed before. Without an account a review is of the demo, and without a learner nothing could have been signed.
update app.ratings set shown_name = null
  where shown_name is not null and account_id is not null
    and exists (select from app.bookings where id = ratings.booking_id and learner_profile_id is null);
set constraints all immediate;
