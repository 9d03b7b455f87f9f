-- Holds that were over long ago are found by the moment at which they ended. Without this every look for them reads all bookings there are.
-- Only expired holds stand in it, and they are forgotten after days: it stays small.
-- beside the older version: who books waits while the table is read once (50,000 rows: 0.14 s on a busy machine); nothing else changes for anybody.
create index bookings_expired on app.bookings (ended_at) where state = 'expired';
