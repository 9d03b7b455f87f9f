-- A refund that needs a person leaves the founders' list once a founder has said that it was dealt with by hand.
alter table app.refunds add column settled_at timestamptz;
