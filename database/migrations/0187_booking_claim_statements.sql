-- What each side writes about a claim of absence, for the founder who decides. Erased with its author.
create table app.claim_statements (
  booking_id uuid not null references app.absence_claims (booking_id) on delete cascade,
  side text not null check (side in ('learner', 'tutor')),
  account_id uuid not null,
  words text not null check (length(words) between 1 and 1000),
  written_at timestamptz not null,
  primary key (booking_id, side)
);
create index claim_statements_of_account on app.claim_statements (account_id);
select app.guard_erased_accounts('app.claim_statements', 'account_id');

-- The family's word that a session took place: evidence, as the tutor's is in app.session_notes.
create table app.family_attendances (
  booking_id uuid primary key references app.bookings (id) on delete cascade,
  account_id uuid,
  attended_at timestamptz not null
);
create index family_attendances_of_account on app.family_attendances (account_id);
select app.guard_erased_accounts('app.family_attendances', 'account_id');
