-- Ratings become reviews: of an account, with words, an answer, and a founder's way to hide one. Tutors say whom they teach.

alter table app.ratings
  add column account_id uuid,
  -- As the learner wrote it; plain text.
  add column words text constraint ratings_words_length check (length(words) between 1 and 1000),
  -- What stands beside it: a first name or an initial, as the account chose.
  add column shown_name text constraint ratings_shown_name_length check (length(shown_name) between 1 and 40),
  add column updated_at timestamptz,
  add column answer text constraint ratings_answer_length check (length(answer) between 1 and 1000),
  add column answered_at timestamptz,
  add column hidden_at timestamptz;
-- The stamps of 0118 are raised at the end of the statement, not of the transaction: an index cannot wait for them.
set constraints all immediate;
update app.ratings set updated_at = created_at;
create index ratings_of_account on app.ratings (account_id) where account_id is not null;
alter table app.ratings
  add constraint ratings_edited_within check (updated_at <= created_at + interval '14 days'),
  add constraint ratings_answer_says_when check ((answer is null) = (answered_at is null));
select app.guard_erased_accounts('app.ratings', 'account_id');

-- Only the account that was in the session may say how it was. Erasure empties the account later, which stays possible.
create or replace function app.ratings_need_completed_session() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from app.bookings
    where id = new.booking_id and tutor_id = new.tutor_id and state = 'completed'
      and (tg_op = 'UPDATE' and new.account_id is null or account_id is not distinct from new.account_id)
  ) then
    raise exception 'only a completed session can be rated' using errcode = 'check_violation', constraint = 'ratings_completed';
  end if;
  if tg_op = 'UPDATE' and old.answer is not null and new.answer is not null and new.answer <> old.answer then
    raise exception 'a review is answered once' using errcode = 'check_violation', constraint = 'ratings_answered_once';
  end if;
  return new;
end
$$;

-- Empty: not said yet.
alter table app.tutors
  add column levels text[] not null default '{}'
    check (levels <@ array['primary', 'secondary', 'upper_secondary', 'university']);
alter table app.tutor_applications
  add column levels text[] not null default '{}'
    check (levels <@ array['primary', 'secondary', 'upper_secondary', 'university']);
