-- Invoices and the credit notes that correct them. A row begins as a draft in the transaction that sells or gives back; its number
-- comes right after, in a short transaction of its own: the numbers of a year have no gap, and nobody who books waits for them.

create table app.invoice_years (
  year integer primary key,
  last_position integer not null default 0 check (last_position >= 0)
);

create table app.invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- The invoice that a credit note corrects.
  corrects uuid unique references app.invoices (id),
  -- Empty after the erasure of the account.
  account_id uuid,
  booking_id uuid references app.bookings (id),
  pack_id uuid references app.credit_packs (id),
  tutor_id uuid not null,
  tutor_name text not null,
  -- What was sold: a session at a time, or so many sessions as credits.
  session_type text check (session_type in ('trial', 'session', 'deep')),
  starts_at timestamptz,
  minutes smallint not null check (minutes > 0),
  quantity smallint not null default 1 check (quantity > 0),
  total_minor integer not null check (total_minor > 0),
  currency text not null check (currency in ('USD', 'COP', 'EUR', 'GBP')),
  payment text not null check (payment in ('invoice', 'card')),
  due_at timestamptz,
  created_at timestamptz not null,
  -- From here on it is filled with the number.
  year integer references app.invoice_years (year),
  position integer check (position > 0),
  number text unique,
  issued_at timestamptz,
  seller jsonb,
  buyer jsonb,
  tax_basis_points integer check (tax_basis_points >= 0),
  unique (year, position),
  constraint invoices_correct check ((kind = 'credit_note') = (corrects is not null)),
  constraint invoices_about_one check ((booking_id is null) <> (pack_id is null)),
  constraint invoices_session check ((booking_id is null) = (session_type is null) and (booking_id is null) = (starts_at is null)),
  constraint invoices_numbered check (
    num_nulls(year, position, number, issued_at, seller, tax_basis_points) in (0, 6) and (number is null or buyer is not null))
);
create unique index invoices_one_per_booking on app.invoices (booking_id) where kind = 'invoice';
create unique index invoices_one_per_pack on app.invoices (pack_id) where kind = 'invoice';
create index invoices_of_account on app.invoices (account_id, created_at);
create index invoices_of_tutor on app.invoices (tutor_id);
create index invoices_drafts on app.invoices (created_at) where number is null;
select app.guard_erased_accounts('app.invoices', 'account_id');

-- What has a number is kept ten years as it is; only whom it names may go.
create function app.invoices_stay() returns trigger
language plpgsql as $$
declare
  people constant text[] := array['account_id', 'buyer', 'tutor_name'];
begin
  if old.number is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    if old.issued_at < now() - interval '10 years' then return old; end if;
    raise exception 'an invoice is kept ten years' using errcode = 'check_violation', constraint = 'invoices_stay';
  end if;
  if (to_jsonb(new) - people) is distinct from (to_jsonb(old) - people)
    or (new.account_id is distinct from old.account_id and new.account_id is not null)
    or (new.buyer is distinct from old.buyer and new.buyer <> '{"name": "", "email": ""}'::jsonb)
    or (new.tutor_name is distinct from old.tutor_name and new.tutor_name <> 'N. N.') then
    raise exception 'an invoice is never changed' using errcode = 'check_violation', constraint = 'invoices_stay';
  end if;
  return new;
end
$$;
create trigger invoices_stay before update or delete on app.invoices
  for each row execute function app.invoices_stay();
