-- Messages from the contact page are answered from the founders' hub. What was answered stands beside the message and goes with it; who
-- answered stands in the audit log.
create table app.contact_answers (
  id uuid primary key,
  message_id uuid not null references app.contact_messages on delete cascade,
  -- Which answer to this message, from 1: two founders who answer at once write the same number, and one of them is told.
  place integer not null check (place >= 1),
  answer text not null check (length(answer) between 1 and 8000),
  created_at timestamptz not null,
  unique (message_id, place)
);

-- What looked as if a program had written it, where its writer said that a person did. Null: nothing.
alter table app.contact_messages add column doubt text check (doubt in ('trap', 'hurry', 'links'));
-- The same words of the same address are looked for at every message.
create index contact_messages_twice on app.contact_messages (lower(email), md5(message), created_at);

-- Where an answer to a mail goes, when it is not the address that it came from.
alter table app.mails add column reply_to text;

create trigger contact_messages_dealt_with after update on app.contact_messages
  for each statement execute function app.broadcast_to_founders('message');
