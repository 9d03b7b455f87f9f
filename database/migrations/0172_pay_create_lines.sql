-- A tutor's pay is a ledger with a line per event, so that what a family reads, what a tutor earns and what was paid out agree. What a
-- session earns is the sum of its lines: a change of what the family pays is a further line, no line is ever changed in its amount.
-- beside the older version: sessions that it completes or cancels have no lines, so it is stopped before this migration.
create table app.pay_payouts (
  id uuid primary key,
  tutor_id uuid not null references app.tutors (id),
  currency text not null check (currency in ('USD', 'COP', 'EUR', 'GBP')),
  -- Sum of the lines at that time; negative lines may leave nothing to pay.
  amount_minor bigint not null check (amount_minor > 0),
  paid_at timestamptz not null,
  -- The account of the founder who said so.
  paid_by uuid
);
create index pay_payouts_of_tutor on app.pay_payouts (tutor_id, paid_at);
select app.guard_erased_accounts('app.pay_payouts', 'paid_by');

create table app.pay_lines (
  id uuid primary key,
  tutor_id uuid not null references app.tutors (id),
  booking_id uuid references app.bookings (id) on delete set null,
  kind text not null check (kind in ('session', 'late_cancellation', 'learner_absent', 'decision', 'correction', 'chargeback')),
  amount_minor integer not null check (amount_minor <> 0),
  currency text not null check (currency in ('USD', 'COP', 'EUR', 'GBP')),
  -- Start of the session, also after the booking is gone.
  session_at timestamptz not null,
  entered_at timestamptz not null,
  -- What a founder gave as the reason.
  reason text check (length(reason) between 1 and 1000),
  -- A founder pays although the family has not paid, or gives the line up; when the family pays after that, the line is due all the same.
  approved_at timestamptz,
  written_off_at timestamptz,
  payout_id uuid references app.pay_payouts (id)
);
create index pay_lines_of_tutor on app.pay_lines (tutor_id, entered_at);
create index pay_lines_of_booking on app.pay_lines (booking_id);
create index pay_lines_of_payout on app.pay_lines (payout_id) where payout_id is not null;
create index pay_lines_open on app.pay_lines (tutor_id, currency) where payout_id is null;

create function app.pay_lines_keep_amount() returns trigger
language plpgsql as $$
begin
  if (new.tutor_id, new.kind, new.amount_minor, new.currency, new.session_at, new.entered_at)
    is distinct from (old.tutor_id, old.kind, old.amount_minor, old.currency, old.session_at, old.entered_at)
    or old.payout_id is not null and new.payout_id is distinct from old.payout_id
  then
    raise exception 'a line of pay keeps its amount' using errcode = 'check_violation', constraint = 'pay_lines_keep_amount';
  end if;
  return new;
end
$$;
create trigger pay_lines_keep_amount before update on app.pay_lines for each row execute function app.pay_lines_keep_amount();

-- What sessions earned until now: four fifths of the price that the family pays, whole pesos in COP, otherwise whole minor units.
insert into app.pay_lines (id, tutor_id, booking_id, kind, amount_minor, currency, session_at, entered_at)
select gen_random_uuid(), earned.tutor_id, earned.id,
  case earned.state when 'completed' then 'session' when 'cancelled' then 'late_cancellation' else 'learner_absent' end,
  earned.amount, earned.currency, earned.starts_at, coalesce(earned.ended_at, earned.ends_at)
from (
  select b.*, (case b.currency when 'COP' then (b.price_minor - coalesce(b.refund_minor, 0))::bigint * 8 / 1000 * 100
    else (b.price_minor - coalesce(b.refund_minor, 0))::bigint * 8 / 10 end)::integer as amount
  from app.bookings as b where b.state in ('completed', 'cancelled', 'no_show')
) as earned
where earned.amount > 0;
