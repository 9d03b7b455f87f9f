-- Founders act on any booking: they cancel, move, refund, grant credits and mark it as attended. A refund may follow an earlier one, and a
-- credit may be a gift.
-- beside the older version: its credit notes for sessions name the index that is replaced, so it is stopped before this migration.

alter table app.bookings
  -- A founder marked the session as attended: evidence against a claim of absence.
  add column attended_at timestamptz;

-- For the tutors' part of the product, which cannot read bookings.
create view app.attended_sessions as
  select id as booking_id, attended_at from app.bookings where attended_at is not null;

-- The founder's act (app.audit_log.id) behind a further refund of a booking, or a further credit note.
alter table app.refunds add column act_id uuid;
drop index app.refunds_one_per_booking;
create unique index refunds_one_per_booking on app.refunds (booking_id, act_id) nulls not distinct where booking_id is not null;

alter table app.invoices add column act_id uuid;
drop index app.invoices_one_note_per_booking;
create unique index invoices_one_note_per_booking on app.invoices (corrects, booking_id, act_id) nulls not distinct
  where booking_id is not null and corrects is not null;

-- A gift costs nothing and has no invoice; a session paid with it has the worth of its halves as the price.
alter table app.credit_packs
  drop constraint credit_packs_payment_check,
  add constraint credit_packs_payment_check check (payment in ('invoice', 'card', 'goodwill')) not valid,
  drop constraint credit_packs_value_adds_up,
  add constraint credit_packs_value_adds_up check (
    case when payment = 'goodwill' then price_minor = 0 else halves = 0 or price_minor = halves * half_value_minor end) not valid;

create index bookings_by_start on app.bookings (starts_at) where state not in ('held', 'expired');
