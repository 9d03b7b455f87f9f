-- Founders can allow an account more unpaid sessions than the settings do, for a family or a school that they know.
-- beside the older version: a new table that it does not read; there the limits of the settings hold.
create table app.unpaid_limits (
  account_id uuid primary key,
  -- Unpaid sessions at once, also before the first payment and as the length of a series then.
  sessions smallint not null check (sessions between 1 and 100),
  -- Unpaid series at once, after the first payment.
  series smallint not null check (series between 1 and 20),
  set_at timestamptz not null
);
