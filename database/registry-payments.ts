import { personal, type TableEntry } from './registry-entry.ts';

/** Card payments, the provider's events, and refunds. */
export const paymentTables: Record<string, TableEntry> = {
  'app.payments': personal('pricing', [{ account: 'account_id' }], {
    export: 'whole',
    leftOut: { checkout_url: 'opens the page on which it is paid' },
    erasure: 'anonymise',
    anonymised: { account_id: null, checkout_url: null, terms: null },
    dropped: { column: 'state', among: ['failed', 'expired'] },
    retention: '10 years after it was paid (invoices); as long as the account when it was not',
    expires: {
      months: 121,
      after: 'paid_at',
      with: [
        { table: 'app.refunds', by: 'payment_id' },
        { table: 'app.disputes', by: 'payment_id' },
      ],
    },
    readers: 'its account; founders see its refunds',
  }),
  'app.payment_events': personal('pricing', [{ parent: 'app.payments', by: 'payment_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: '13 months',
    readers: 'the server',
    expires: { months: 13, after: 'received_at' },
  }),
  'app.refunds': personal('pricing', [{ parent: 'app.payments', by: 'payment_id' }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: { failure: null },
    retention: 'as long as the payment: 10 years (invoices)',
    sweptBy: 'app.payments',
    readers: 'its account and founders',
  }),
  'app.refund_shares': personal('pricing', [{ parent: 'app.refunds', by: 'refund_id', erases: false }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: {},
    retention: 'as long as the refund',
    sweptBy: 'app.refunds',
    readers: 'its account and founders',
  }),
  // Payments that a bank asks back. Without a payment they were not made here and name nobody.
  'app.disputes': personal('pricing', [{ parent: 'app.payments', by: 'payment_id', erases: false }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: {},
    retention: '10 years (books of account)',
    expires: {
      months: 121,
      after: 'opened_at',
      unreferred: [{ table: 'app.refunds', by: 'dispute_id' }],
    },
    readers: 'its account and founders',
  }),
};
