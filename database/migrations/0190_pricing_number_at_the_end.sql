-- The payment reference of a number (ISO 11649), as `referenceOf` in app/pricing/domain/invoice.ts: an email is written before its invoice has
-- a number, and gets both in the statement that adds it.
-- beside the older version: it does not use the function; the indexes are built over few rows, in moments.
create function app.payment_reference(number text) returns text
language sql immutable strict parallel safe as $$
  select 'RF' || lpad((98 - mod((string_agg(
      case when sign between '0' and '9' then sign else (ascii(sign) - 55)::text end, '' order by place) || '271500')::numeric, 97))::text, 2, '0')
    || body
  from (select left(regexp_replace(upper(number), '[^A-Z0-9]', '', 'g'), 21) as body) as cleaned,
    regexp_split_to_table(body, '') with ordinality as signs (sign, place)
  group by body
$$;

-- The unique indexes leave restoring invoices out since 0179, and so nothing that asks for all invoices of a booking or pack could use them.
create index invoices_of_booking on app.invoices (booking_id) where booking_id is not null;
create index invoices_of_pack on app.invoices (pack_id) where pack_id is not null;
-- A session of a series is found in the lines of the invoice.
create index invoices_lines on app.invoices using gin (lines jsonb_path_ops) where lines is not null;
