-- Trials and adversarial runs of founders cost money as well: they stand among the calls, as no learner's, and count for the month.
alter table app.model_calls drop constraint model_calls_purpose_check;
alter table app.model_calls add constraint model_calls_purpose_check check (purpose in ('turn', 'lesson', 'trial', 'adversaries'));
create index model_calls_of_version on app.model_calls (model_version_id, created_at) where model_version_id is not null;
