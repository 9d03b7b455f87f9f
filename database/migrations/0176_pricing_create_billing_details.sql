-- Name, address and tax number for invoices, as their buyer enters them. The number series takes them over: what has a number stays as it
-- is when they change. Whole and half credits that come back are counted in halves on a correction.
-- beside the older version: it reads none of this, and its invoices name the account.
create table app.billing_details (
  account_id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  street text not null check (length(street) between 1 and 160),
  postal_code text not null check (length(postal_code) <= 16),
  city text not null check (length(city) between 1 and 80),
  region text not null check (length(region) <= 80),
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_number text not null check (length(tax_number) <= 32),
  updated_at timestamptz not null
);
select app.guard_erased_accounts('app.billing_details', 'account_id');

-- Half credits on a correction; `quantity` is then rounded up.
alter table app.invoices add column halves smallint check (halves > 0);
