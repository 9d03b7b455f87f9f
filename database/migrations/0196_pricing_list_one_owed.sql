-- An invoice that is inserted with its number is open: nothing corrects or settles it yet.
-- beside the older version: it calls the same function, which does the same.
create or replace function app.list_owed_invoice() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.corrects is null then
    insert into app.owed_invoices (invoice_id, due, number)
      values (new.id, coalesce(new.due_at, new.issued_at), new.number) on conflict (invoice_id) do nothing;
    return null;
  end if;
  perform app.list_owed(coalesce(new.corrects, new.id),
    case when tg_op = 'INSERT' then array_remove(array[new.corrects, new.id], null) else array[new.id] end);
  return null;
end
$$;
