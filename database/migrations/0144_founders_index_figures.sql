-- What the founders' figures count in a range of days, in the order of time and with all they read beside it.
create index evidence_by_time on app.evidence (at) include (account_id, "right") where voided_at is null;
create index practice_items_by_end on app.practice_items (resolved_at) include (state, rung, position) where resolved_at is not null and voided_at is null;
create index model_calls_figures on app.model_calls (created_at) include (outcome, cost_micros, first_word_ms);
create index bookings_by_booking on app.bookings ((coalesce(confirmed_at, created_at))) where state not in ('held', 'expired');
create index referral_events_by_time on public.referral_events (created_at) where type = 'click';
create index safety_flags_by_time on app.safety_flags (created_at);
create index teaching_sessions_by_time on app.teaching_sessions (created_at) include (account_id);
create index invoices_by_time on app.invoices (created_at) include (kind, total_minor, currency);
create index refunds_by_time on app.refunds (created_at);
