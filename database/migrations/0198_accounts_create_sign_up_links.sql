-- A link that was mailed to an address without an account: the account is made when the link or its code is used, and nothing before.
-- beside the older version: its requests have create_user false, and no links are written.
create table app.sign_up_links (
  email text primary key check (length(email) between 3 and 254),
  -- SHA-256 of address and code, as in auth.users.
  token_hash text not null unique,
  sent_at timestamptz not null
);
alter table app.auth_mail_requests add column create_user boolean not null default false;
