import { impersonal, personal, type TableEntry } from './registry-entry.ts';

/** Sales and their documents. */
export const moneyTables: Record<string, TableEntry> = {
  'app.credit_packs': personal('pricing', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: { account_id: null, zone: 'UTC' },
    retention: '10 years after the end (they explain invoices)',
    expires: {
      months: 121,
      after: 'expires_at',
      with: [{ table: 'app.credit_entries', by: 'pack_id' }],
      unreferred: [
        { table: 'app.invoices', by: 'pack_id' },
        { table: 'app.credit_packs', by: 'from_pack_id' },
      ],
    },
    readers: 'its account, founders',
  }),
  'app.credit_entries': personal(
    'pricing',
    // Amounts of a pack, which is anonymous once its account is erased.
    [{ parent: 'app.credit_packs', by: 'pack_id', erases: false }],
    {
      export: 'whole',
      erasure: 'anonymise',
      anonymised: {},
      retention: 'as long as the pack',
      readers: 'its account, founders',
    },
  ),
  'app.unpaid_limits': personal('booking', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account, until a founder takes it back',
    readers: 'its account, founders',
  }),
  'app.calendar_feeds': personal('booking', [{ account: 'account_id' }], {
    export: 'whole',
    leftOut: { secret_hash: 'secret' },
    erasure: 'delete',
    retention: 'until it is withdrawn, at most as long as the account',
    readers: 'its account',
  }),
  'app.invoices': personal(
    'pricing',
    [
      { account: 'account_id' },
      // The tutor named on an invoice; the document belongs to the buyer.
      { parent: 'app.tutors', by: 'tutor_id', exports: [], anonymised: { tutor_name: 'N. N.' } },
    ],
    {
      export: 'whole',
      erasure: 'anonymise',
      anonymised: { account_id: null, buyer: { name: '', email: '' } },
      retention: '10 years (books of account)',
      readers: 'its account, founders',
      expires: {
        months: 121,
        after: 'issued_at',
        with: [{ table: 'app.invoice_settlements', by: 'invoice_id' }],
        unreferred: [
          { table: 'app.invoices', by: 'corrects' },
          { table: 'app.invoices', by: 'restores' },
        ],
      },
    },
  ),
  'app.billing_details': personal('pricing', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account, or until it is taken out; invoices have their own copy',
    readers: 'its account; its invoices name it',
  }),
  'app.invoice_settlements': personal(
    'pricing',
    // When an invoice was paid; the invoice is anonymous once its account is erased.
    [{ parent: 'app.invoices', by: 'invoice_id', erases: false }],
    {
      export: 'whole',
      erasure: 'anonymise',
      anonymised: {},
      retention: 'as long as the invoice',
      readers: 'its account, founders',
    },
  ),
  'app.owed_invoices': impersonal('pricing', { retention: 'until it is settled', readers: 'founders' }),
  'app.invoice_years': impersonal('pricing', {
    retention: 'as long as the database: no number is given twice',
    readers: 'the server',
  }),
  'app.pay_lines': personal(
    'pay',
    [
      { parent: 'app.tutors', by: 'tutor_id' },
      // The family of the session: amounts, states and dates stay in the tutor's statement, words about the family go.
      { parent: 'app.bookings', by: 'booking_id', exports: [] },
    ],
    {
      export: 'whole',
      erasure: 'anonymise',
      // What a founder wrote may name somebody.
      anonymised: { reason: null },
      retention: '10 years (books of account)',
      readers: 'its tutor, founders',
      expires: { months: 121, after: 'entered_at' },
    },
  ),
  'app.pay_payouts': personal(
    'pay',
    [
      // The tutor is anonymous once their account is erased.
      { parent: 'app.tutors', by: 'tutor_id', erases: false },
      // The founder who paid.
      { account: 'paid_by', exports: [], anonymised: { paid_by: null } },
    ],
    {
      export: 'whole',
      leftOut: { paid_by: 'the founder who paid' },
      erasure: 'anonymise',
      anonymised: {},
      retention: '10 years (books of account)',
      readers: 'its tutor, founders',
      expires: {
        months: 121,
        after: 'paid_at',
        unreferred: [{ table: 'app.pay_lines', by: 'payout_id' }],
      },
    },
  ),
};
