-- What the founders' hub counts: whenever one of these changes, the hub hears of which kind it is and loads that part anew. Sign-ups
-- lie in the auth service's own table, which gets its trigger at the start of a process.
create function app.broadcast_to_founders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.broadcast('founders', tg_argv[0]);
  return null;
end
$$;

create trigger safety_flags_broadcast after insert on app.safety_flags
  for each statement execute function app.broadcast_to_founders('report');
create trigger question_reports_broadcast after insert on app.question_reports
  for each statement execute function app.broadcast_to_founders('report');
create trigger contact_messages_broadcast after insert on app.contact_messages
  for each statement execute function app.broadcast_to_founders('message');
create trigger tutor_applications_broadcast after insert on app.tutor_applications
  for each statement execute function app.broadcast_to_founders('application');
