-- A founder who read words of a learner notes what was done about them.
alter table app.safety_flags
  add column note text check (length(note) between 1 and 1000),
  add constraint safety_flags_noted_when_seen check (note is null or state = 'seen');
