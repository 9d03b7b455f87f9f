-- A pack can be given back in parts, each with a credit note of its own. That of a session is written once, as before.
alter table app.invoices drop constraint invoices_corrects_key;
create unique index invoices_one_note_per_booking on app.invoices (corrects) where booking_id is not null;
