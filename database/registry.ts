/** What we promise about a table. A test fails for a table that is missing here. */
export type TableEntry = {
  /** The feature whose queries are the only ones to write it. */
  owner: string;
  /** Whether rows are about an identifiable person. */
  personal: boolean;
  /** What a person's export holds of it. */
  export: 'whole' | 'none';
  /** What happens to a person's rows when the account is erased. */
  erasure: 'delete' | 'anonymise' | 'keep';
  /** How long rows are kept. */
  retention: string;
  /** Who may read a row. */
  readers: string;
  /** The sweep that keeps the promise of `retention`, where rows go by their age alone. */
  expires?: { months: number; after: string; unless?: { column: string; is: string } };
};

const entry = (
  owner: string,
  personal: boolean,
  rest: Pick<TableEntry, 'export' | 'erasure' | 'retention' | 'readers' | 'expires'>,
): TableEntry => ({ owner, personal, ...rest });

export const registry: Record<string, TableEntry> = {
  'public.user_locale_preferences': entry('preferences', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'public.user_preferences': entry('preferences', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'public.telemetry_events': entry('telemetry', true, {
    export: 'whole',
    erasure: 'delete',
    retention: '13 months',
    readers: 'founders, in sums',
    expires: { months: 13, after: 'created_at' },
  }),
  'public.referral_events': entry('referrals', false, {
    export: 'none',
    erasure: 'keep',
    retention: '13 months',
    readers: 'founders, in sums',
    expires: { months: 13, after: 'created_at' },
  }),
  'app.migrations': entry('platform', false, {
    export: 'none',
    erasure: 'keep',
    retention: 'as long as the database',
    readers: 'the server',
  }),
  'app.mails': entry('platform', true, {
    export: 'none',
    erasure: 'delete',
    retention: '30 days',
    readers: 'the recipient; without SMTP also whoever sits at the machine',
  }),
  'app.idempotency_keys': entry('platform', true, {
    export: 'none',
    erasure: 'delete',
    retention: '1 day',
    readers: 'the server',
  }),
  'app.security_alerts': entry('accounts', true, {
    export: 'whole',
    erasure: 'delete',
    retention: '12 months',
    readers: 'founders',
    expires: { months: 12, after: 'created_at' },
  }),
  'app.rate_limits': entry('platform', false, {
    export: 'none',
    erasure: 'keep',
    retention: '1 day',
    readers: 'the server',
  }),
  'app.learner_profiles': entry('learners', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account; a tutor with whom a session is booked, while consent lasts',
  }),
  'app.teaching_sessions': entry('teaching', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account; 30 days for a visitor',
    readers: 'its account or visitor',
  }),
  'app.teaching_turns': entry('teaching', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the session',
    readers: 'the account or visitor of the session; founders when flagged, audited',
  }),
  'app.teaching_parked_thoughts': entry('teaching', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the session',
    readers: 'the account or visitor of the session',
  }),
  'app.contact_messages': entry('marketing', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'until answered, then 12 months',
    readers: 'founders',
    expires: { months: 12, after: 'answered_at' },
  }),
  'app.tutors': entry('tutors', true, {
    export: 'whole',
    erasure: 'anonymise',
    retention: 'as long as bookings refer to the tutor',
    readers: 'everyone; account, address and mail language: the tutor and founders',
  }),
  'app.tutor_prices': entry('tutors', false, {
    export: 'none',
    erasure: 'keep',
    retention: 'as long as the tutor',
    readers: 'everyone',
  }),
  'app.availability_rules': entry('tutors', true, {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the tutor',
    readers: 'the tutor and founders; everyone sees the free times that follow from them',
  }),
  'app.availability_exceptions': entry('tutors', true, {
    export: 'whole',
    erasure: 'delete',
    retention: '13 months after their last day',
    readers: 'the tutor and founders',
    expires: { months: 13, after: 'last_day' },
  }),
  'app.tutor_applications': entry('tutors', true, {
    export: 'whole',
    erasure: 'delete',
    retention: '12 months after the decision',
    readers: 'its account and founders',
    expires: { months: 12, after: 'updated_at', unless: { column: 'state', is: 'received' } },
  }),
  'app.ratings': entry('tutors', false, {
    export: 'none',
    erasure: 'keep',
    retention: 'as long as the tutor',
    readers: 'everyone, as an average',
  }),
  'app.bookings': entry('booking', true, {
    export: 'whole',
    erasure: 'anonymise',
    retention: '10 years after the session (invoices); expired holds 30 days',
    readers: 'its account, its tutor, founders',
  }),
  'app.audit_log': entry('founders', true, {
    export: 'none',
    erasure: 'keep',
    retention: '10 years',
    readers: 'founders',
  }),
};
