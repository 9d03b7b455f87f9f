import { impersonal, personal, type TableEntry } from './registry-entry.ts';

/** The tables of export and erasure themselves. */
export const ownDataTables: Record<string, TableEntry> = {
  'app.account_exports': personal('accounts', [{ account: 'account_id' }], {
    export: 'none',
    withheld: 'The record of this very copy.',
    erasure: 'delete',
    retention: '7 days',
    sweptBy: 'accounts.own-data',
    readers: 'its account',
  }),
  'app.account_export_pieces': personal('accounts', [{ parent: 'app.account_exports', by: 'export_id' }], {
    export: 'none',
    withheld: 'The copy itself.',
    erasure: 'delete',
    retention: '7 days',
    sweptBy: 'app.account_exports',
    readers: 'its account',
  }),
  'app.account_erasures': personal('accounts', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: { account_id: null, visitor_id: null, language: null },
    retention: 'until it is stopped; done, without saying of whom, 10 years',
    expires: { months: 120, after: 'done_at' },
    readers: 'its account',
  }),
  'app.declarations': personal('accounts', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'app.former_addresses': personal('accounts', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'app.erased_accounts': impersonal('accounts', {
    retention: '8 days',
    sweptBy: 'accounts.own-data',
    readers: 'the server',
  }),
};
