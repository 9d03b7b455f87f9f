-- Money that goes back. Written where the reason arises, in the same transaction; a job carries it out under the row's own id.
create table app.refunds (
  id uuid primary key,
  payment_id uuid not null references app.payments (id),
  -- The session for which it goes back; null when the time was gone and nothing was booked.
  booking_id uuid,
  amount_minor integer not null check (amount_minor > 0),
  reason text not null check (reason in ('cancelled', 'absent', 'time_gone', 'made_elsewhere')),
  -- sent: the provider has it and is not done. failed: nobody tries again; founders see it.
  state text not null check (state in ('ordered', 'sent', 'done', 'failed')),
  provider_id text unique,
  tries smallint not null default 0,
  -- The provider's code for why the last try failed.
  failure text,
  created_at timestamptz not null,
  done_at timestamptz,
  constraint refunds_done_says_when check ((state = 'done') = (done_at is not null))
);
create index refunds_of_payment on app.refunds (payment_id);
create unique index refunds_one_per_booking on app.refunds (booking_id) where booking_id is not null;
create unique index refunds_one_for_time_gone on app.refunds (payment_id) where reason = 'time_gone';
create index refunds_in_trouble on app.refunds (created_at) where state = 'failed' or tries > 0;

-- What is ordered counts at once; the payment's own rule refuses more than was paid.
create function app.refunds_count() returns trigger
language plpgsql as $$
begin
  update app.payments set refunded_minor = refunded_minor + new.amount_minor
    where id = new.payment_id and state = 'paid';
  if not found then
    raise exception 'only what was paid can go back' using errcode = 'check_violation', constraint = 'refunds_of_paid_only';
  end if;
  return new;
end
$$;
create trigger refunds_count before insert on app.refunds for each row execute function app.refunds_count();
create function app.refunds_keep_amount() returns trigger
language plpgsql as $$
begin
  raise exception 'the amount of a refund does not change' using errcode = 'check_violation', constraint = 'refunds_keep_amount';
end
$$;
create trigger refunds_keep_amount before update of amount_minor, payment_id on app.refunds
  for each row when (new.amount_minor <> old.amount_minor or new.payment_id <> old.payment_id)
  execute function app.refunds_keep_amount();
