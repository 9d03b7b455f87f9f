-- Money that people gave back beside us: what went back before a session ended, and refunds that a founder made in another way.

alter table app.bookings
  -- So much of refund_minor had gone back to the card before, by hand: only the rest was ordered.
  add column back_before_minor integer constraint bookings_back_before check (back_before_minor between 0 and refund_minor);

alter table app.refunds
  -- It failed and a founder sent the money in another way: the provider does not count it.
  add column made_by_hand boolean not null default false,
  add constraint refunds_by_hand_settled check (not made_by_hand or settled_at is not null);
update app.refunds set made_by_hand = true where settled_at is not null and done_at = settled_at;
