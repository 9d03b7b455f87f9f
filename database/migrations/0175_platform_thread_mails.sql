-- Mails about one thing are one conversation in the reader's mail program (RFC 5322, 3.6.4): they name the first of them.
alter table app.mails add column thread_id text;
-- Written by a person, like an answer to a message. All others say that a program sent them (RFC 3834), so that
-- absence notes do not answer them.
alter table app.mails add column personal boolean not null default false;
