import { impersonal, personal, type TableEntry } from './registry-entry.ts';

/**
 * Tables that others create in our database: the auth service (schema `auth`, as in Supabase) and the job queue. Further tables of a hosted
 * Supabase reference auth.users and are deleted with it.
 */
export const serviceTables: Record<string, TableEntry> = {
  'auth.users': personal('accounts', [{ account: 'id' }], {
    export: 'whole',
    leftOut: {
      encrypted_password: 'secret',
      confirmation_token: 'secret',
      recovery_token: 'secret',
      email_change_token_new: 'secret',
      email_change_token_current: 'secret',
      phone_change_token: 'secret',
      reauthentication_token: 'secret',
    },
    erasure: 'delete',
    retention: 'as long as the account; 7 days when its address is never confirmed',
    sweptBy: 'accounts.unconfirmed',
    readers: 'its account; founders see the address',
  }),
  'auth.identities': personal('accounts', [{ account: 'user_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'auth.sessions': personal('accounts', [{ account: 'user_id' }], {
    export: 'whole',
    leftOut: { refresh_token_hmac_key: 'secret', refresh_token_counter: 'belongs to the secret' },
    erasure: 'delete',
    retention: '180 days, or 30 days without use; 7 days and 12 hours for founders',
    sweptBy: 'accounts.sessions',
    readers: 'its account',
  }),
  'auth.refresh_tokens': personal('accounts', [{ account: 'user_id' }], {
    export: 'none',
    withheld: 'Each row is a secret that signs in; the session it belongs to is exported.',
    erasure: 'delete',
    retention: 'as long as the session',
    readers: 'the auth service',
  }),
  'auth.flow_state': personal('accounts', [{ account: 'user_id' }], {
    export: 'none',
    withheld: 'Secrets of a sign-in under way, of use for minutes.',
    erasure: 'delete',
    retention: 'as long as a sign-in takes',
    readers: 'the auth service',
  }),
  'auth.audit_log_entries': personal('accounts', [{ mentions: ['payload'] }], {
    export: 'whole',
    erasure: 'delete',
    retention: '3 months',
    readers: 'the auth service',
    expires: { months: 3, after: 'created_at' },
  }),
  'jobs.job': personal(
    'platform',
    [{ mentions: ['data', 'output'] }, { about: 'data', rows: 'app.account_exports' }],
    {
      export: 'none',
      withheld: 'Work to be done, named by ids; what it works on is exported.',
      erasure: 'delete',
      retention: '7 days after the work',
      sweptBy: 'pg-boss',
      readers: 'the server',
    },
  ),
  'jobs.bam': impersonal('platform', { retention: 'as long as the database', readers: 'the server' }),
  'jobs.job_dependency': impersonal('platform', { retention: 'as long as its job', readers: 'the server' }),
  'jobs.queue': impersonal('platform', { retention: 'as long as the database', readers: 'the server' }),
  'jobs.queue_stats': impersonal('platform', {
    retention: '7 days',
    sweptBy: 'pg-boss',
    readers: 'the server',
  }),
  'jobs.schedule': impersonal('platform', { retention: 'as long as the database', readers: 'the server' }),
  'jobs.subscription': impersonal('platform', {
    retention: 'as long as the database',
    readers: 'the server',
  }),
  'jobs.version': impersonal('platform', { retention: 'as long as the database', readers: 'the server' }),
  'jobs.warning': impersonal('platform', { retention: '7 days', sweptBy: 'pg-boss', readers: 'the server' }),
};
