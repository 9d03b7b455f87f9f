-- Nobody settles a session alone. That somebody did not come is a claim first: the other side may object to it, and while it is open
-- money, credits, pay and reviews wait. A claim that is disputed waits for a founder.
create table app.absence_claims (
  booking_id uuid primary key references app.bookings (id) on delete cascade,
  absent text not null check (absent in ('learner', 'tutor')),
  claimed_by text not null check (claimed_by in ('learner', 'tutor')),
  claimed_at timestamptz not null,
  -- What the other side answered: the session took place, or it was the claimant who did not come.
  objection text check (objection in ('attended', 'other_side_absent')),
  objected_at timestamptz,
  -- Set by an objection or by evidence against the claim. Only a founder ends it then.
  disputed_at timestamptz,
  -- Null while the claim is open.
  outcome text check (outcome in ('upheld', 'rejected')),
  decided_at timestamptz,
  constraint absence_claims_objection_says_when check ((objection is null) = (objected_at is null)),
  constraint absence_claims_objection_disputes check (objection is null or disputed_at is not null),
  constraint absence_claims_outcome_says_when check ((outcome is null) = (decided_at is null)),
  constraint absence_claims_learner_claims_tutor check (claimed_by = 'tutor' or absent = 'tutor')
);
create index absence_claims_open on app.absence_claims (claimed_at) where outcome is null;

-- A review no longer decides a claim: both wait for each other in the code, and a founder may find that a reviewed session did not
-- take place.
drop trigger bookings_refuse_absence_of_rated on app.bookings;
-- So a review may belong to a session that did not take place. It can still be hidden and erased; only what it says needs a completed one.
create or replace function app.ratings_need_completed_session() returns trigger
language plpgsql as $$
begin
  if (tg_op = 'INSERT' or new.account_id is not null and (new.stars, new.words) is distinct from (old.stars, old.words))
    and not exists (
      select from app.bookings
      where id = new.booking_id and tutor_id = new.tutor_id and state = 'completed'
        and account_id is not distinct from new.account_id
    )
  then
    raise exception 'only a completed session can be rated' using errcode = 'check_violation', constraint = 'ratings_completed';
  end if;
  if tg_op = 'UPDATE' and old.answer is not null and new.answer is not null and new.answer <> old.answer then
    raise exception 'a review is answered once' using errcode = 'check_violation', constraint = 'ratings_answered_once';
  end if;
  return new;
end
$$;
