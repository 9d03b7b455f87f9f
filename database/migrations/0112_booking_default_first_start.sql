-- The trigger of 0111 fills the first time whatever is written; with a default nobody needs to write it at all.
alter table app.bookings alter column first_starts_at set default '-infinity';
