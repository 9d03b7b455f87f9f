-- The provider's latest total of refunds of a payment. It says nothing about single refunds while one of them is being requested; it is applied
-- when that request has ended.
alter table app.payments
  add column reported_refunded_minor integer check (reported_refunded_minor >= 0),
  add column reported_refunded_at timestamptz,
  add constraint payments_report_in_full check ((reported_refunded_minor is null) = (reported_refunded_at is null)) not valid;
