-- Packs of credits are paid by card too: a payment is for a pack that begins to exist when its money is there.

alter table app.payments
  drop constraint payments_subject_check,
  add constraint payments_subject_check check (subject in ('booking', 'series', 'pack')),
  -- What was agreed about a pack that is not sold yet: with whom, for which hour, and how its buyer reads.
  add column terms jsonb,
  add constraint payments_terms_of_packs check (terms is null or subject = 'pack');

alter table app.refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check
    check (reason in ('cancelled', 'absent', 'time_gone', 'made_elsewhere', 'given_back')),
  -- What went back although its credits were used: for founders to look at.
  add column used_minor integer not null default 0
    constraint refunds_used_within check (used_minor between 0 and amount_minor);
create index refunds_of_used on app.refunds (created_at) where used_minor > 0;
