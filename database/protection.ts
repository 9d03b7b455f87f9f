/**
 * Classes of protection, docs/security.md:
 * `open`: everyone reads it; it must not be falsified. `operations`: about no person. `personal`: about a person, for the person and who works for
 * them. `money`: as the law of bookkeeping demands, longer than the account. `learner`: about a learner, often a child: least readers, by consent,
 * link or duty, and gone with the learner. `secret`: signs in or opens something by itself, or copies what does: no founder reads it, no
 * export has it.
 */
export type Protection = 'open' | 'operations' | 'personal' | 'money' | 'learner' | 'secret';

const tables: Record<Protection, string> = {
  open: `app.tutor_prices app.search_documents`,
  operations: `public.referral_events app.migrations app.maintenance app.rate_limits app.tutor_stamps app.tutor_model_versions app.prompt_runs
    app.prompt_run_cases app.owed_invoices app.invoice_years app.erased_accounts jobs.bam jobs.job_dependency jobs.queue jobs.queue_stats
    jobs.schedule jobs.subscription jobs.version jobs.warning`,
  personal: `public.user_locale_preferences public.user_preferences public.telemetry_events app.security_alerts app.security_events
    app.auth_mail_requests app.model_calls app.contact_messages app.contact_answers app.tutors app.availability_rules
    app.availability_exceptions app.tutor_applications app.ratings app.bookings app.absence_claims app.claim_statements
    app.family_attendances app.audit_log app.declarations app.former_addresses app.account_erasures auth.identities auth.audit_log_entries
    jobs.job`,
  money: `app.credit_packs app.credit_entries app.unpaid_limits app.invoices app.billing_details app.invoice_settlements app.pay_lines
    app.pay_payouts app.payments app.payment_events app.refunds app.refund_shares app.disputes`,
  learner: `app.learner_profiles app.learner_goals app.learner_consents app.learner_shares app.adult_links app.practice_sessions
    app.practice_items app.practice_attempts app.evidence app.skill_states app.question_reports app.claim_disputes app.course_lessons
    app.course_answers app.course_notes app.course_certificates app.teaching_sessions app.teaching_turns app.teaching_parked_thoughts
    app.lessons app.safety_flags app.session_notes`,
  secret: `app.mails app.idempotency_keys app.factors app.passkeys app.passkey_challenges app.recovery_codes app.factor_sessions
    app.sign_up_links app.calendar_feeds app.account_exports app.account_export_pieces auth.users auth.sessions auth.refresh_tokens
    auth.flow_state`,
};

/** The class of each table of the registry. */
export const protection: Readonly<Record<string, Protection>> = Object.fromEntries(
  (Object.entries(tables) as [Protection, string][]).flatMap(([name, list]) =>
    list.split(/\s+/).map((table) => [table, name] as const),
  ),
);
