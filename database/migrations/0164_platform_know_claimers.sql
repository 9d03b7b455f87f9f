-- Which process works on a request with a key. Each connection of a process says its number (`curvela.process`) and holds a shared advisory
-- lock of that number while it stands: when nobody holds it any more, the process has died and the request may be made again at once.
-- beside the older version: it writes no number, so its requests wait for their minute as before. The default is not volatile: no row is rewritten.
alter table app.idempotency_keys
  add column claimed_by integer default nullif(current_setting('curvela.process', true), '')::integer;
