-- The copies of mails that were sent stay for 30 days, so that none is sent twice. What names a learner who is removed is emptied in them: mails
-- to the account, and mails about the learner's sessions, whoever received them. What is still to be sent keeps its words.
create or replace function app.learner_profiles_leave_no_name() returns trigger
language plpgsql as $$
begin
  update app.mails as mail set subject = '', body_text = '', body_html = null, attachments = '[]'
    where mail.sent_at is not null
      and position(lower(old.name) in lower(mail.subject || ' ' || mail.body_text)) > 0
      and (
        lower(mail.recipient) = (select lower(email) from auth.users where id = old.account_id)
        or exists (
          select from app.bookings as booking
          where booking.learner_profile_id = old.id and position(booking.id::text in mail.message_id) > 0)
      );
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
