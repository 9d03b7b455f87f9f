-- Mail that waits or was sent, so that a mail is part of the transaction that causes it and is sent at least once
-- under one Message-ID; and the answers of writes that carried an Idempotency-Key, for a day.

create table app.mails (
  id uuid primary key,
  message_id text not null unique,
  recipient text not null,
  language text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  attachments jsonb not null default '[]',
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_by_age on app.mails (created_at desc);

create table app.idempotency_keys (
  key text not null,
  caller text not null,
  request_hash text not null,
  status smallint,
  body text,
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (caller, key)
);
create index idempotency_keys_by_age on app.idempotency_keys (created_at);
