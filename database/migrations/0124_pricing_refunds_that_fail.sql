-- A refund that was made may fail days later: the bank sends it back. And money may arrive that is not what was asked for.

alter table app.refunds
  -- When it failed at the provider, by the provider's time. Only what was made after that can finish it.
  add column failed_at timestamptz,
  add constraint refunds_reason_given
    check (reason in ('cancelled', 'absent', 'time_gone', 'made_elsewhere', 'given_back', 'wrong_amount')),
  drop constraint refunds_reason_check;
create unique index refunds_one_for_wrong_amount on app.refunds (payment_id) where reason = 'wrong_amount';

alter table app.payments
  -- When, by the provider's time, all that we know of had gone back: an older failure is made good.
  add column all_back_at timestamptz,
  -- What was asked for, where something else arrived: amount and currency are then what arrived, and all of it goes back.
  add column asked_minor integer check (asked_minor > 0),
  add column asked_currency text check (asked_currency in ('USD', 'COP', 'EUR', 'GBP')),
  add constraint payments_asked_in_full check ((asked_minor is null) = (asked_currency is null)),
  add constraint payments_asked_goes_back check (asked_minor is null or outcome = 'returned'),
  drop constraint payments_currency_check,
  add constraint payments_currency_known
    check (currency in ('USD', 'COP', 'EUR', 'GBP') or (asked_minor is not null and currency ~ '^[A-Z]{3}$'));
