-- Credits: a pack of sessions that was bought, and a ledger of signed entries that nothing can change afterwards.
-- A credit is kept in halves, so that half of it can come back. PostgreSQL decides that no pack goes below nothing.

alter table app.bookings
  drop constraint bookings_payment_check,
  add constraint bookings_payment_check check (payment in ('invoice', 'card', 'credit')),
  -- What came back of the credit that paid for an ended booking.
  add column returned_halves smallint constraint bookings_returned_halves check (returned_halves between 0 and 2);

create table app.credit_packs (
  id uuid primary key default gen_random_uuid(),
  -- Empty after the erasure of the account.
  account_id uuid,
  tutor_id uuid not null,
  -- Halves that were bought; none where a credit came back after its own pack was over.
  halves smallint not null check (halves >= 0),
  from_pack_id uuid references app.credit_packs (id),
  -- What was agreed: the price of all, what each half of it is worth, and the hour that it was made for.
  price_minor integer not null check (price_minor >= 0),
  half_value_minor integer not null check (half_value_minor >= 0),
  session_minor integer not null check (session_minor > 0),
  currency text not null check (currency in ('USD', 'COP', 'EUR', 'GBP')),
  payment text check (payment in ('invoice', 'card')),
  -- How to write to the owner where the account has not chosen.
  locale text not null check (locale in ('en-US', 'en-GB', 'es-CO', 'es-ES', 'fr-FR')),
  zone text not null,
  bought_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > bought_at),
  -- When its owner was told that it ends soon.
  told_at timestamptz,
  constraint credit_packs_bought_or_moved check ((halves > 0) = (from_pack_id is null) and (halves > 0) = (payment is not null)),
  constraint credit_packs_value_adds_up check (halves = 0 or price_minor = halves * half_value_minor)
);
create index credit_packs_of_account on app.credit_packs (account_id, expires_at);
create index credit_packs_by_end on app.credit_packs (expires_at);
select app.guard_erased_accounts('app.credit_packs', 'account_id');

-- What was agreed stays; only the owner may go, and once it is noted that the owner was told.
create function app.credit_packs_guard() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a pack is never deleted' using errcode = 'check_violation', constraint = 'credit_packs_stay';
  end if;
  if (to_jsonb(new) - 'account_id' - 'told_at' - 'zone') is distinct from (to_jsonb(old) - 'account_id' - 'told_at' - 'zone')
    or (new.account_id is distinct from old.account_id and new.account_id is not null) then
    raise exception 'what was agreed about a pack stays' using errcode = 'check_violation', constraint = 'credit_packs_stay';
  end if;
  return new;
end
$$;
create trigger credit_packs_guard before update or delete on app.credit_packs
  for each row execute function app.credit_packs_guard();

create table app.credit_entries (
  pack_id uuid not null references app.credit_packs (id),
  -- 1, 2, 3 … within the pack, and what is left after this entry. Both are set by the trigger below.
  position integer not null default 0,
  balance integer not null default 0,
  kind text not null check (kind in ('bought', 'spent', 'returned', 'moved', 'expired', 'refunded')),
  halves integer not null,
  booking_id uuid references app.bookings (id),
  -- The two entries of a move between packs share one number and add up to nothing.
  transfer_id uuid,
  created_at timestamptz not null,
  primary key (pack_id, position),
  constraint credit_entries_never_below_nothing check (balance >= 0),
  constraint credit_entries_signed check (
    case when kind in ('bought', 'returned') then halves > 0 when kind = 'moved' then halves <> 0 else halves < 0 end),
  constraint credit_entries_about_booking check ((kind in ('spent', 'returned')) = (booking_id is not null)),
  constraint credit_entries_in_transfer check ((kind = 'moved') = (transfer_id is not null))
);
create index credit_entries_of_booking on app.credit_entries (booking_id) where booking_id is not null;
create index credit_entries_of_transfer on app.credit_entries (transfer_id) where transfer_id is not null;

-- Whoever writes an entry waits for the pack, then counts on from its last entry.
create function app.credit_entries_count_on() returns trigger
language plpgsql as $$
declare
  pack app.credit_packs;
  last_position integer;
  last_balance integer;
begin
  select * into strict pack from app.credit_packs where id = new.pack_id for no key update;
  select position, balance into last_position, last_balance
    from app.credit_entries where pack_id = new.pack_id order by position desc limit 1;
  new.position := coalesce(last_position, 0) + 1;
  new.balance := coalesce(last_balance, 0) + new.halves;
  if (new.kind = 'bought') <> (new.position = 1 and pack.halves > 0)
    or (new.kind = 'bought' and new.halves <> pack.halves) then
    raise exception 'a pack begins with what was bought' using errcode = 'check_violation', constraint = 'credit_entries_begin_bought';
  end if;
  if new.kind = 'spent' and new.created_at >= pack.expires_at then
    raise exception 'the pack is over' using errcode = 'check_violation', constraint = 'credit_entries_not_over';
  end if;
  if new.kind = 'expired' and new.created_at < pack.expires_at then
    raise exception 'the pack is not over' using errcode = 'check_violation', constraint = 'credit_entries_over';
  end if;
  if new.kind = 'returned' and new.halves + (
    select coalesce(sum(halves), 0) from app.credit_entries
    where pack_id = new.pack_id and booking_id = new.booking_id) > 0 then
    raise exception 'no more comes back than was spent' using errcode = 'check_violation', constraint = 'credit_entries_returned_as_spent';
  end if;
  return new;
end
$$;
create trigger credit_entries_count_on before insert on app.credit_entries
  for each row execute function app.credit_entries_count_on();

create function app.credit_entries_stay() returns trigger
language plpgsql as $$
begin
  raise exception 'an entry of the ledger is never changed or deleted' using errcode = 'check_violation', constraint = 'credit_entries_stay';
end
$$;
create trigger credit_entries_stay before update or delete on app.credit_entries
  for each row execute function app.credit_entries_stay();
create trigger credit_entries_stay_all before truncate on app.credit_entries
  for each statement execute function app.credit_entries_stay();

-- At the commit every move adds up to nothing.
create function app.credit_entries_balance_moves() returns trigger
language plpgsql as $$
begin
  if (select sum(halves) from app.credit_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'a move adds up to nothing' using errcode = 'check_violation', constraint = 'credit_entries_moves_balance';
  end if;
  return null;
end
$$;
create constraint trigger credit_entries_balance_moves after insert on app.credit_entries
  deferrable initially deferred for each row when (new.transfer_id is not null)
  execute function app.credit_entries_balance_moves();
