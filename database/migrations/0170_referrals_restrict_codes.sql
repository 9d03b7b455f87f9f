-- Referral codes are short words of small letters, digits, dots, dashes and underscores. There is no list of codes to check against, and
-- anything else in the address is no code that somebody shared. Rows from before stay as they are.
-- beside the older version: clicks with other codes are refused, and their result is ignored. Existing rows are not read.
alter table public.referral_events
  add constraint referral_events_code_shape check (code ~ '^[a-z0-9][a-z0-9._-]{0,39}$') not valid;
