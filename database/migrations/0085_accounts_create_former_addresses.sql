-- Addresses that an account had before: mails and messages under them are still about its owner, and a copy or an erasure that
-- knows only the present address would miss them.

create table app.former_addresses (
  account_id uuid not null,
  -- Lower-cased.
  email text not null,
  changed_at timestamptz not null,
  primary key (account_id, email)
);
create index former_addresses_by_email on app.former_addresses (email);
select app.guard_erased_accounts('app.former_addresses', 'account_id');

-- For a trigger on auth.users, which the server makes once the auth service has made the table: whichever way an address is
-- changed, the earlier one is noted in the same transaction.
create function app.remember_former_address() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into app.former_addresses (account_id, email, changed_at) values (old.id, lower(old.email), now())
  on conflict (account_id, email) do update set changed_at = excluded.changed_at;
  return null;
end
$$;
revoke execute on function app.remember_former_address() from public;
