-- Invoices that can be paid and booked in accounts: one for a series, with its sessions as lines; the buyer's country and zone; the legal
-- ground where no tax is charged; how to pay; and corrections with a number series and a reason of their own.
-- beside the older version: it writes none of the columns. Its credit note for a second session of a series is refused by nothing now, and a
-- number that both versions count for corrections is refused by the unique index, so that the older one tries again.
alter table app.invoices
  -- All sessions of this series are on the invoice; `booking_id` is the first of them.
  add column series_id uuid,
  -- [{"bookingId", "sessionType", "startsAt", "minutes", "amountMinor"}], where there are several.
  add column lines jsonb,
  add column country text,
  add column zone text,
  add column reason text check (reason in ('cancelled', 'absent', 'returned', 'refunded')),
  add column tax_ground jsonb,
  add column payment_details jsonb;
create unique index invoices_one_per_series on app.invoices (series_id) where kind = 'invoice' and series_id is not null;
drop index app.invoices_one_note_per_booking;
create unique index invoices_one_note_per_booking on app.invoices (corrects, booking_id) where booking_id is not null;

-- Corrections are counted by themselves.
alter table app.invoice_years add column last_correction integer not null default 0 check (last_correction >= 0);
alter table app.invoices drop constraint invoices_year_position_key;
create unique index invoices_position on app.invoices (year, (number like '%R-%'), position);
