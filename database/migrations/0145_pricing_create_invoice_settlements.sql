-- Invoices whose money has arrived, as founders say. The invoice itself never changes; a row taken out means that it was said in
-- error, and the audit log keeps both.
create table app.invoice_settlements (
  invoice_id uuid primary key references app.invoices (id),
  settled_at timestamptz not null
);
create index invoices_by_invoice_payment on app.invoices (created_at) where kind = 'invoice' and payment = 'invoice' and number is not null;
