-- A turn can be said in other words, and a question asked anew: what was there is kept and no longer shown (superseded_at, 0092).
alter table app.teaching_turns
  -- The work as it stood before a learner's turn: editing the turn goes on from there.
  add column state_before jsonb,
  -- What a tutor's turn had to say, before it was put into words: the same can be said in other words.
  add column moments jsonb;

-- The same words again are no other words.
alter table app.model_calls drop constraint model_calls_guard_check;
alter table app.model_calls add constraint model_calls_guard_check
  check (guard in ('formula', 'leak', 'link', 'length', 'language', 'questions', 'safety', 'repeated'));
