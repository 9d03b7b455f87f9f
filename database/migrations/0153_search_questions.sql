-- The questions that people ask can be found like skills, courses, lessons and tutors.
alter table app.search_documents drop constraint search_documents_kind_check;
alter table app.search_documents add constraint search_documents_kind_check
  check (kind in ('skill', 'course', 'lesson', 'tutor', 'question'));
