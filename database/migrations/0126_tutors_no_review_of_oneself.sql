-- Nobody reviews themselves. Only what is new: an older one can still be hidden, and emptied by erasure.
create function app.ratings_refuse_own() returns trigger
language plpgsql as $$
begin
  if exists (select from app.tutors where id = new.tutor_id and account_id = new.account_id) then
    raise exception 'nobody reviews themselves' using errcode = 'check_violation', constraint = 'ratings_of_others';
  end if;
  return new;
end
$$;
create trigger ratings_refuse_own before insert on app.ratings
  for each row when (new.account_id is not null) execute function app.ratings_refuse_own();
