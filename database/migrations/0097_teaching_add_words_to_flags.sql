-- Words that somebody wrote instead of a problem begin no conversation: the flag keeps them itself, personal data hidden.
alter table app.safety_flags
  add column words text check (length(words) between 1 and 2000),
  add constraint safety_flags_have_words check (turn_id is null or words is null);
