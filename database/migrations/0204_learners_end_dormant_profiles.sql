-- Profiles of children that nobody used for two years are deleted, after a warning that says the day. `kept_at`: when the adult last asked to
-- keep the profile.
-- beside the older version: it neither warns nor deletes; a table of learners is short, so lock and index take milliseconds.
alter table app.learner_profiles
  add kept_at timestamptz,
  add dormancy_warned_at timestamptz,
  add delete_on timestamptz,
  add constraint learner_profiles_warned check ((dormancy_warned_at is null) = (delete_on is null));
create index learner_profiles_by_age on app.learner_profiles (created_at);
