-- Evidence from the tutor says itself what was asked and what was written: a conversation can be deleted, and what it showed
-- stays on the learner's profile, where it can be read and disputed.

alter table app.evidence
  -- app/practice/mastery/evidence.ts, Tutored; for practice the question itself is kept.
  add column asked jsonb,
  add constraint evidence_of_the_tutor_says_what_was_asked check (source <> 'tutor' or asked is not null);
