import { impersonal, personal, type TableEntry } from './registry-entry.ts';
import { courseTables } from './registry-courses.ts';
import { learningTables } from './registry-learning.ts';
import { moneyTables } from './registry-money.ts';
import { ownDataTables } from './registry-own-data.ts';
import { paymentTables } from './registry-payments.ts';
import { serviceTables } from './registry-services.ts';
import { teachingTables } from './registry-teaching.ts';
import { tutorTables } from './registry-tutors.ts';

export type { Emptied, TableEntry, Way } from './registry-entry.ts';

/** The columns of a booking about the tutor's own work and pay. */
const soldSession =
  'id state session_type first_starts_at starts_at ends_at moves absent series_id price_minor currency policy cancelled_by refund_minor created_at confirmed_at ended_at'.split(
    ' ',
  );

/** Every table with its data protection policy. Export, erasure and retention read it. */
export const registry: Record<string, TableEntry> = {
  'public.user_locale_preferences': personal('preferences', [{ account: 'user_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'public.user_preferences': personal('preferences', [{ account: 'user_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'public.telemetry_events': personal('telemetry', [{ account: 'user_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: '13 months',
    readers: 'founders, in sums',
    expires: { months: 13, after: 'created_at' },
  }),
  'public.referral_events': impersonal('telemetry', {
    retention: '13 months',
    readers: 'founders, in sums',
    expires: { months: 13, after: 'created_at' },
  }),
  'app.migrations': impersonal('platform', {
    retention: 'as long as the database',
    readers: 'the server',
  }),
  'app.maintenance': impersonal('platform', {
    retention: 'until the product is open again',
    readers: 'the server',
  }),
  'app.mails': personal(
    'platform',
    [
      { email: 'recipient' },
      // Messages about the person to others: to the tutor of a session, to the founders.
      { about: 'message_id', rows: 'app.bookings' },
      { about: 'message_id', rows: 'app.contact_messages' },
      { mentions: ['message_id', 'subject', 'body_text', 'body_html', 'reply_to', 'thread_id'] },
    ],
    {
      export: 'none',
      withheld: 'A copy of what lies in the mailbox; some hold links and codes that sign in.',
      erasure: 'delete',
      unless: 'forget_at',
      retention: '30 days',
      sweptBy: 'platform.housekeeping',
      readers: 'the recipient; without SMTP also whoever sits at the machine',
    },
  ),
  'app.idempotency_keys': personal(
    'platform',
    [
      { account: 'caller' },
      { visitor: 'caller', prefix: 'visitor ' },
      { about: 'body', rows: 'app.bookings' },
    ],
    {
      export: 'none',
      withheld:
        'Answers kept for a day against doubled presses; what they tell is exported from its own table.',
      erasure: 'delete',
      retention: '1 day',
      sweptBy: 'platform.housekeeping',
      readers: 'the server',
    },
  ),
  'app.security_alerts': personal('accounts', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: '12 months',
    readers: 'founders',
    expires: { months: 12, after: 'created_at' },
  }),
  'app.security_events': personal(
    'accounts',
    [{ account: 'subject_id' }, { account: 'actor_id', exports: [] }],
    {
      export: 'whole',
      leftOut: {
        actor_id: 'who read',
        address_mark: 'a secret hash',
        network: 'of somebody else, maybe',
      },
      erasure: 'delete',
      retention: '3 months',
      readers: 'founders',
      expires: { months: 3, after: 'created_at' },
      changedBy: { erase: 'app.erase_in_security_events', end: 'app.end_security_events' },
    },
  ),
  'app.factors': personal('accounts', [{ account: 'account_id' }], {
    export: 'whole',
    leftOut: { secret: 'a secret that signs in', last_step: 'of the last code, for the server' },
    erasure: 'delete',
    retention: 'until it is removed; unverified until the next one',
    readers: 'its account, without the secret',
  }),
  'app.passkeys': personal('accounts', [{ parent: 'app.factors', by: 'factor_id' }], {
    export: 'whole',
    leftOut: { public_key: 'a key, of use to the server alone', counter: 'of the last use, for the server' },
    erasure: 'delete',
    retention: 'until it is removed',
    sweptBy: 'app.factors',
    readers: 'its account, without the key',
  }),
  'app.passkey_challenges': personal('accounts', [{ account: 'account_id' }], {
    export: 'none',
    withheld: 'Random numbers that a passkey answers, useless after five minutes.',
    erasure: 'delete',
    retention: '5 minutes, a day at most until it is swept',
    sweptBy: 'accounts.sessions',
    readers: 'the server',
  }),
  'app.recovery_codes': personal('accounts', [{ parent: 'app.factors', by: 'factor_id' }], {
    export: 'whole',
    leftOut: { code_hash: 'a secret hash' },
    erasure: 'delete',
    retention: 'until new ones are made',
    sweptBy: 'app.factors',
    readers: 'its account, as a number',
  }),
  'app.factor_sessions': personal('accounts', [{ parent: 'app.factors', by: 'factor_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the session',
    sweptBy: 'accounts.sessions',
    readers: 'the server',
  }),
  'app.auth_mail_requests': personal('accounts', [{ email: 'email' }], {
    export: 'none',
    withheld: 'Requests for mails, gone as soon as the mail is written.',
    erasure: 'delete',
    retention: '2 hours',
    sweptBy: 'accounts.forget-mail-requests',
    readers: 'the server',
  }),
  'app.sign_up_links': personal('accounts', [{ email: 'email' }], {
    export: 'none',
    withheld: 'Links mailed to addresses without an account, for an hour.',
    erasure: 'delete',
    retention: '2 hours',
    sweptBy: 'accounts.forget-mail-requests',
    readers: 'the server',
  }),
  'app.rate_limits': impersonal('platform', {
    retention: '1 day',
    sweptBy: 'platform.housekeeping',
    readers: 'the server',
  }),
  'app.learner_profiles': personal('learners', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention:
      'as long as the account; a child’s profile that nobody used for two years until a month after the warning',
    sweptBy: 'learners.dormancy',
    readers: 'its account; a tutor with whom a session is booked, while consent lasts',
  }),
  ...courseTables,
  ...teachingTables,
  'app.contact_messages': personal('marketing', [{ email: 'email' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'until answered, then 12 months',
    readers: 'founders',
    expires: { months: 12, after: 'answered_at' },
  }),
  'app.contact_answers': personal('marketing', [{ parent: 'app.contact_messages', by: 'message_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the message',
    readers: 'founders; the writer of the message, by mail',
  }),
  ...tutorTables,
  'app.bookings': personal(
    'booking',
    [
      { account: 'account_id' },
      { visitor: 'visitor_id' },
      {
        parent: 'app.tutors',
        by: 'tutor_id',
        // The learner's name, address, zone and note are the learner's data, though the tutor may read them.
        exports: soldSession,
        erases: false,
      },
    ],
    {
      export: 'whole',
      leftOut: { claimed: 'the session with the buffers of the tutor; the session is exported' },
      erasure: 'anonymise',
      anonymised: {
        account_id: null,
        visitor_id: null,
        learner_profile_id: null,
        trial_of: null,
        learner_email: null,
        learner_zone: 'UTC',
        note: '',
        shares_progress: false,
      },
      dropped: { column: 'state', among: ['held', 'expired'] },
      retention: '10 years after the session (invoices); expired holds 30 days',
      expires: {
        months: 121,
        after: 'ends_at',
        unreferred: [
          { table: 'app.invoices', by: 'booking_id' },
          { table: 'app.credit_entries', by: 'booking_id' },
        ],
      },
      sweptBy: 'booking.tidy',
      readers: 'its account, its tutor, founders',
    },
  ),
  // A claim belongs to both parties of the session: it outlives either account, and is anonymous once its booking is.
  'app.absence_claims': personal('booking', [{ about: 'booking_id', rows: 'app.bookings', erases: false }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: {},
    retention: 'as long as the booking',
    sweptBy: 'app.bookings',
    readers: 'both sides of the session, founders',
  }),
  'app.claim_statements': personal('booking', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the booking',
    sweptBy: 'app.bookings',
    readers: 'its author, founders',
  }),
  'app.family_attendances': personal('booking', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: { account_id: null },
    retention: 'as long as the booking',
    sweptBy: 'app.bookings',
    readers: 'its account, founders',
  }),
  'app.search_documents': personal('search', [{ parent: 'app.tutors', by: 'tutor_id' }], {
    export: 'none',
    withheld: 'Copies of public pages for finding them; a tutor’s page is exported with the tutor.',
    erasure: 'delete',
    retention: 'as long as the page it is a copy of',
    readers: 'everyone',
  }),
  'app.audit_log': personal(
    'founders',
    [
      { account: 'actor_id', exports: [], anonymised: { actor_email: '(erased)' } },
      { account: 'subject_id', anonymised: { subject: '(erased)' } },
      // Acts on a session have the tutor's name, and the founder's reason may name either party.
      ...(['app.bookings', 'app.pay_lines', 'app.pay_payouts', 'app.payments'] as const).map((rows) => ({
        about: 'subject_id',
        rows,
        exports: [],
        anonymised: { subject: '(erased)', after: { withoutKey: 'reason' } },
      })),
      { parent: 'app.invoices', by: 'subject_id', erases: false },
      // Founders can edit a tutor's page: the texts before and after are the tutor's data.
      { parent: 'app.tutors', by: 'subject_id', anonymised: { subject: '(erased)', before: {}, after: {} } },
      { parent: 'app.tutor_applications', by: 'subject_id' },
      { parent: 'app.question_reports', by: 'subject_id' },
    ],
    {
      export: 'whole',
      leftOut: { actor_id: 'the founder who acted', actor_email: 'the founder who acted' },
      erasure: 'anonymise',
      anonymised: { subject: '(erased)' },
      retention: '10 years',
      expires: { months: 121, after: 'created_at' },
      changedBy: { erase: 'app.erase_in_audit_log', end: 'app.end_audit_log' },
      readers: 'founders',
    },
  ),
  ...learningTables,
  ...moneyTables,
  ...ownDataTables,
  ...paymentTables,
  ...serviceTables,
};
