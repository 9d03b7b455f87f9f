-- The invoices and credit notes that founders still have to mark: a family pays them by transfer, or we do. Reading all documents and
-- settlements for the first page took 300 ms of the processor with 100,000 of them; this table holds those that are open, in their order.
-- beside the older version: the index is built in moments; it goes on reading invoices and settlements, and its writes are followed by the triggers.
create table app.owed_invoices (
  invoice_id uuid primary key references app.invoices (id) on delete cascade,
  due timestamptz not null,
  number text not null
);
create index owed_invoices_in_order on app.owed_invoices (due, number);
create index invoice_settlements_latest on app.invoice_settlements (settled_at desc);

-- Whether a document is open: an invoice by transfer until it is settled or credit notes cover it; a credit note until it is settled, if its
-- invoice was paid before it was written. If that was paid later, the family paid only the rest.
create function app.is_owed(paper app.invoices) returns boolean
language sql stable as $$
  select paper.payment = 'invoice' and paper.number is not null
    and not exists (select from app.invoice_settlements as settled where settled.invoice_id = paper.id)
    and case paper.kind
      when 'credit_note' then exists (select from app.invoice_settlements as earlier
        where earlier.invoice_id = paper.corrects and earlier.settled_at < paper.created_at)
      else paper.total_minor > (select coalesce(sum(note.total_minor), 0) from app.invoices as note where note.corrects = paper.id) end
$$;

-- Some of an invoice and its credit notes, under the lock of the invoice: concurrent changes of one are listed one after the other.
create function app.list_owed(invoice uuid, papers uuid[]) returns void
language plpgsql as $$
begin
  perform from app.invoices where id = invoice for no key update;
  delete from app.owed_invoices as listed using app.invoices as paper
    where listed.invoice_id = paper.id and paper.id = any(papers) and not app.is_owed(paper);
  insert into app.owed_invoices (invoice_id, due, number)
    select id, coalesce(due_at, issued_at), number from app.invoices as paper
    where id = any(papers) and app.is_owed(paper)
    on conflict (invoice_id) do nothing;
end
$$;

-- A new credit note concerns its invoice, and with its number itself.
create function app.list_owed_invoice() returns trigger
language plpgsql as $$
begin
  perform app.list_owed(coalesce(new.corrects, new.id),
    case when tg_op = 'INSERT' then array_remove(array[new.corrects, new.id], null) else array[new.id] end);
  return null;
end
$$;

-- A settlement concerns its document and the credit notes on that.
create function app.list_settled_invoice() returns trigger
language plpgsql as $$
declare
  settled constant uuid := case when tg_op = 'DELETE' then old.invoice_id else new.invoice_id end;
begin
  perform app.list_owed(coalesce(corrects, id), array(select id from app.invoices where corrects = settled) || settled)
    from app.invoices where id = settled;
  return null;
end
$$;

-- Deferred: the lock is taken when the transaction waits for nothing else any more.
create constraint trigger invoices_list_owed after insert on app.invoices
  deferrable initially deferred for each row when (new.payment = 'invoice' and (new.corrects is not null or new.number is not null))
  execute function app.list_owed_invoice();
create constraint trigger invoices_list_numbered after update of number on app.invoices
  deferrable initially deferred for each row when (new.payment = 'invoice' and new.number is not null and old.number is null)
  execute function app.list_owed_invoice();
create constraint trigger invoice_settlements_list_owed after insert or delete or update on app.invoice_settlements
  deferrable initially deferred for each row execute function app.list_settled_invoice();

insert into app.owed_invoices (invoice_id, due, number)
  select id, coalesce(due_at, issued_at), number from app.invoices as paper where app.is_owed(paper);
