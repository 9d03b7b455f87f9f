-- A session paid by credits and money together: `credit_minor` of its price is what the halves of credits are worth that pay for it, the rest is
-- money by card or invoice. A hold notes what was agreed when its checkout began; the halves are taken when the money is there.
-- beside the older version: it writes none of the columns. A session that it sells for a credit has two halves, worth its price, and what
-- came back of it is its refund: the code reads such rows so.
alter table app.bookings
  add column credit_halves smallint constraint bookings_credit_halves check (credit_halves between 0 and 3),
  add column credit_minor integer not null default 0 constraint bookings_credit_within check (credit_minor between 0 and price_minor),
  -- Of the refund, what came back as credits.
  add column credit_back_minor integer constraint bookings_credit_back check (credit_back_minor >= 0),
  drop constraint bookings_returned_halves,
  add constraint bookings_halves_returned check (returned_halves between 0 and 3) not valid;

-- What credits took off an invoice of one session; sessions of a series have it in `lines`. `total_minor` is the money.
alter table app.invoices
  add column credit_halves smallint not null default 0 constraint invoices_credit_halves check (credit_halves between 0 and 3),
  add column credit_minor integer not null default 0 constraint invoices_credit check (credit_minor >= 0);

-- In a series that is paid late credits alone may pay for one of the sessions.
create or replace function app.bookings_revive_paid_only() returns trigger
language plpgsql as $$
begin
  if old.state = 'expired' and new.payment is distinct from 'card'
    and (new.payment is distinct from 'credit' or new.series_id is null) then
    raise exception 'only money that arrived late brings an expired hold back'
      using errcode = 'check_violation', constraint = 'bookings_revive_paid_only';
  end if;
  return new;
end
$$;
