-- A line belongs to the month and zone in which it was entered: a tutor who moves does not change statements of the past. A founder's decision that
-- changes nothing stands in the ledger too, so that its reason can be read. A payout of nothing or of a negative sum closes lines that cancel each
-- other out, or that the tutor has paid back. What decides whether an invoice is settled is found by an index.
-- beside the older version: it enters lines without month and zone, which get those of the tutor here.
alter table app.pay_lines
  add column zone text not null default '',
  add column month text not null default '',
  drop constraint pay_lines_amount_minor_check,
  add constraint pay_lines_amount_minor_check check (amount_minor <> 0 or kind = 'decision');
alter table app.pay_payouts drop constraint pay_payouts_amount_minor_check;

update app.pay_lines as line set zone = tutor.zone, month = to_char(line.entered_at at time zone tutor.zone, 'YYYY-MM')
from app.tutors as tutor where tutor.id = line.tutor_id;

create function app.pay_lines_enter_month() returns trigger
language plpgsql as $$
begin
  select zone into strict new.zone from app.tutors where id = new.tutor_id;
  new.month := to_char(new.entered_at at time zone new.zone, 'YYYY-MM');
  return new;
end
$$;
create trigger pay_lines_enter_month before insert on app.pay_lines for each row execute function app.pay_lines_enter_month();
alter table app.pay_lines add constraint pay_lines_month_is_one check (month ~ '^[0-9]{4}-[0-9]{2}$');

create or replace function app.pay_lines_keep_amount() returns trigger
language plpgsql as $$
begin
  if (new.tutor_id, new.kind, new.amount_minor, new.currency, new.session_at, new.entered_at, new.zone, new.month)
    is distinct from (old.tutor_id, old.kind, old.amount_minor, old.currency, old.session_at, old.entered_at, old.zone, old.month)
    or old.payout_id is not null and new.payout_id is distinct from old.payout_id
  then
    raise exception 'a line of pay keeps its amount' using errcode = 'check_violation', constraint = 'pay_lines_keep_amount';
  end if;
  return new;
end
$$;

create index pay_lines_of_month on app.pay_lines (tutor_id, month, entered_at, id);
drop index app.pay_lines_of_tutor;
create index invoices_corrections on app.invoices (corrects) where corrects is not null;
