-- A lost dispute can make up a part of a refund that waits: the refund is replaced by two, since amounts never change. What was never made at
-- Stripe is counted out of the payment when it is deleted.
-- beside the older version: it deletes refunds of disputes only, which are counted as before.
drop trigger refunds_uncount on app.refunds;
create trigger refunds_uncount after delete on app.refunds
  for each row when (old.reason = 'disputed' or old.state in ('ordered', 'failed')) execute function app.refunds_uncount();
