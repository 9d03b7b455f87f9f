-- Whether the product is closed for work on it. Every process reads this row every two seconds; without a row it is open.
create table app.maintenance (
  one boolean primary key default true check (one),
  since timestamptz not null,
  -- When it is said to be over; nobody is promised anything without it.
  until timestamptz check (until > since),
  -- SHA-256 of the key that lets those in who do the work.
  key_hash bytea not null check (length(key_hash) = 32)
);
