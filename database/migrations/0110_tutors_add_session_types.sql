-- Which kinds of session a tutor gives: whoever wants no trials any more need not take their price away.
alter table app.tutors
  add column session_types text[] not null default array['trial', 'session', 'deep']
    check (session_types <@ array['trial', 'session', 'deep'] and cardinality(session_types) > 0);
