-- What a linked adult reads of a minor's conversations is recorded as what founders read.
-- beside the older version: it writes no rows of the new kind.
alter table app.security_events drop constraint security_events_kind_check;
alter table app.security_events add constraint security_events_kind_check check (kind in ('sign_in.failed', 'code.failed', 'founders.read',
  'adults.read', 'factor.failed', 'factor.enrolled', 'factor.removed', 'factor.recovery_used', 'factor.recovery_renewed'));
