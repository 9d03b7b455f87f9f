-- Where a tutor meets learners: a link of the tutor’s own, shown to both sides of a session from ten minutes before its start.
alter table app.tutors
  add column meeting_url text
    constraint tutors_meeting_url_https check (meeting_url ~ '^https://[^[:space:]]+$' and length(meeting_url) <= 500);
