-- Founders see which approved tutors wait to be opened for the first time. Applications say in which language they are written, and the place
-- that learners will read; until now the text stood in all languages and the place was guessed from the time zone.
-- beside the older version: it fills none of the columns; the trigger notes whom it opens, and its applications have neither place nor language.
alter table app.tutors add column was_open boolean not null default false;
update app.tutors set was_open = true
  where status <> 'paused' or exists (select from app.bookings where tutor_id = app.tutors.id);

create function app.tutors_note_opening() returns trigger
language plpgsql as $$
begin
  new.was_open := true;
  return new;
end
$$;
create trigger tutors_note_opening before insert or update of status on app.tutors
  for each row when (new.status = 'active') execute function app.tutors_note_opening();

alter table app.tutor_applications
  add column city text not null default '' check (length(city) <= 60),
  add column language text check (language in ('en', 'es', 'fr'));
