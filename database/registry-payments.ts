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
    expires: { months: 121, after: 'paid_at', with: [{ table: 'app.refunds', by: 'payment_id' }] },
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
};
