-- Raised with every save of what a tutor’s page says and costs, so that two windows, or a tutor and a founder, cannot overwrite each
-- other unseen. The hours have a number of their own (availability_version).
alter table app.tutors add column profile_version integer not null default 1;
