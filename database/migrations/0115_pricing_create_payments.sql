-- Payments by card. Only an event that the provider has signed makes one paid; what the browser says is never believed.

-- Whoever widened the kinds of payment before or will do so: all three are allowed, under one name.
do $$
declare
  old record;
begin
  for old in
    select conname from pg_constraint
    where conrelid = 'app.bookings'::regclass and contype = 'c'
      and conkey = array[(select attnum from pg_attribute where attrelid = 'app.bookings'::regclass and attname = 'payment')]
  loop
    execute format('alter table app.bookings drop constraint %I', old.conname);
  end loop;
end
$$;
alter table app.bookings add constraint bookings_payment_check check (payment in ('invoice', 'card', 'credit'));

create table app.payments (
  id uuid primary key,
  -- Emptied when the account is erased.
  account_id uuid,
  -- What is paid: one booking, or all that was held together.
  subject text not null check (subject in ('booking', 'series')),
  subject_id uuid not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency in ('USD', 'COP', 'EUR', 'GBP')),
  language text not null check (language in ('en', 'es', 'fr')),
  -- What the provider's page and receipt call it.
  label text not null,
  -- waiting: the person has done all, the money is on its way. paid is the end, whatever arrives later.
  state text not null default 'open' check (state in ('open', 'waiting', 'failed', 'expired', 'paid')),
  -- What the money did: a session, or all of it goes back because the time was gone.
  outcome text check (outcome in ('booked', 'returned')),
  checkout_id text unique,
  checkout_url text,
  intent_id text unique,
  -- The last time that a card was refused.
  refused_at timestamptz,
  refunded_minor integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,

  constraint payments_never_refund_more check (refunded_minor between 0 and amount_minor),
  constraint payments_paid_says_how check (
    (state = 'paid') = (paid_at is not null and outcome is not null and intent_id is not null))
);
create index payments_of_account on app.payments (account_id);
-- Pressing twice pays once: there is one way to pay at a time, and one payment becomes the session.
create unique index payments_one_open on app.payments (subject_id) where state in ('open', 'waiting');
create unique index payments_one_booked on app.payments (subject_id) where outcome = 'booked';
create index payments_of_subject on app.payments (subject_id);
select app.guard_erased_accounts('app.payments', 'account_id');

create function app.payments_stay_paid() returns trigger
language plpgsql as $$
begin
  if old.state = 'paid' and (new.state <> 'paid' or new.outcome <> old.outcome) then
    raise exception 'a payment stays paid' using errcode = 'check_violation', constraint = 'payments_stay_paid';
  end if;
  return new;
end
$$;
create trigger payments_stay_paid before update of state, outcome on app.payments
  for each row execute function app.payments_stay_paid();

-- Every event of the provider, once, written in the transaction of its effect. Not its words: they name people.
create table app.payment_events (
  id text primary key,
  type text not null,
  payment_id uuid references app.payments (id) on delete set null,
  happened_at timestamptz not null,
  received_at timestamptz not null
);
create index payment_events_of_payment on app.payment_events (payment_id);

-- Money may arrive after the time was given up: if nobody else has it, it becomes a session all the same.
create or replace function app.booking_may_become(old_state text, new_state text) returns boolean
language sql immutable as $$
  select (old_state, new_state) in (
    ('held', 'confirmed'), ('held', 'expired'), ('expired', 'confirmed'),
    ('confirmed', 'completed'), ('confirmed', 'cancelled'), ('confirmed', 'no_show'),
    ('completed', 'no_show')
  )
$$;
create function app.bookings_revive_paid_only() returns trigger
language plpgsql as $$
begin
  if old.state = 'expired' and new.payment is distinct from 'card' then
    raise exception 'only money that arrived late brings an expired hold back'
      using errcode = 'check_violation', constraint = 'bookings_revive_paid_only';
  end if;
  return new;
end
$$;
create trigger bookings_revive_paid_only before update of state on app.bookings
  for each row when (new.state = 'confirmed') execute function app.bookings_revive_paid_only();
