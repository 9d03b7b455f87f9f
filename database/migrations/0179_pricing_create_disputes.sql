-- Payments that the family's bank asks back (disputes), and money that went back outside, divided among the sessions it was paid for.
-- beside the older version: it writes no invoice that restores another, so the narrower indexes refuse to it what they refused before.
create table app.disputes (
  -- Stripe's own id.
  id text primary key check (length(id) between 1 and 255),
  -- Empty until the payment is known here, and for payments that were not made here.
  payment_id uuid references app.payments (id),
  intent_id text,
  charge_id text,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  -- The latest report, by Stripe's time, and what it means (app/pricing/domain/dispute.ts).
  status text not null,
  status_at timestamptz not null,
  event_id text not null,
  evidence_due_at timestamptz,
  withdrawn_at timestamptz,
  reinstated_at timestamptz,
  opened_at timestamptz not null,
  state text not null check (state in ('inquiry', 'open', 'won', 'lost', 'closed')),
  -- How much of the payment counts as given back by the bank; less than the amount where it had gone back before.
  lost_minor integer not null default 0 check (lost_minor >= 0),
  created_at timestamptz not null,
  -- When a founder decided on the tutor's pay, or took note.
  decided_at timestamptz
);
create index disputes_of_payment on app.disputes (payment_id);
create index disputes_of_intent on app.disputes (intent_id) where payment_id is null;
create index disputes_by_time on app.disputes (opened_at);

alter table app.refunds
  drop constraint refunds_reason_given,
  add constraint refunds_reason_known check (
    reason in ('cancelled', 'absent', 'time_gone', 'made_elsewhere', 'given_back', 'wrong_amount', 'disputed')) not valid,
  -- The bank gave it back in this dispute: Stripe does not count it as a refund.
  add column dispute_id text references app.disputes (id),
  add constraint refunds_disputed_by check (reason <> 'disputed' or dispute_id is not null) not valid;
create index refunds_of_dispute on app.refunds (dispute_id) where dispute_id is not null;

-- A dispute that was lost can be won after all.
create function app.refunds_uncount() returns trigger
language plpgsql as $$
begin
  update app.payments set refunded_minor = refunded_minor - old.amount_minor where id = old.payment_id;
  return old;
end
$$;
create trigger refunds_uncount after delete on app.refunds
  for each row when (old.reason = 'disputed') execute function app.refunds_uncount();

-- What went back outside for a payment, by session. Together at most the refund.
create table app.refund_shares (
  refund_id uuid not null references app.refunds (id) on delete cascade,
  booking_id uuid not null,
  amount_minor integer not null check (amount_minor > 0),
  -- So much it took off the tutor's pay, as a chargeback.
  pay_minor integer not null default 0 check (pay_minor >= 0),
  primary key (refund_id, booking_id)
);
create index refund_shares_of_booking on app.refund_shares (booking_id);

alter table app.invoices
  -- An invoice over what a credit note took off in vain. `act_id` of a credit note can be a refund that was made outside.
  add column restores uuid references app.invoices (id),
  drop constraint invoices_reason_check,
  add constraint invoices_reason_known
    check (reason in ('cancelled', 'absent', 'returned', 'refunded', 'disputed')) not valid;
create index invoices_of_act on app.invoices (act_id) where act_id is not null;
create unique index invoices_restore_once on app.invoices (restores) where restores is not null;
drop index app.invoices_one_per_booking;
create unique index invoices_one_per_booking on app.invoices (booking_id) where kind = 'invoice' and restores is null;
drop index app.invoices_one_per_pack;
create unique index invoices_one_per_pack on app.invoices (pack_id) where kind = 'invoice' and restores is null;

alter table app.credit_entries
  drop constraint credit_entries_kind_check,
  add constraint credit_entries_kind_known
    check (kind in ('bought', 'spent', 'returned', 'moved', 'expired', 'refunded', 'charged_back', 'reinstated')) not valid,
  drop constraint credit_entries_signed,
  add constraint credit_entries_signed check (
    case when kind in ('bought', 'returned', 'reinstated') then halves > 0 when kind = 'moved' then halves <> 0 else halves < 0 end) not valid;
