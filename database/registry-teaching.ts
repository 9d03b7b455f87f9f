import { impersonal, personal, type TableEntry } from './registry-entry.ts';

/** Conversations of learners with the maths tutor, what was generated for them, and its cost. */
export const teachingTables: Record<string, TableEntry> = {
  'app.teaching_sessions': personal('teaching', [{ account: 'account_id' }, { visitor: 'visitor_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention:
      'as long as the account; 30 days for a visitor; deleted, it is out of sight at once and erased within 7 days, later only where a person has yet to read worrying words in it',
    sweptBy: 'teaching.forget-visitors',
    readers: 'its account or visitor',
  }),
  'app.teaching_turns': personal('teaching', [{ parent: 'app.teaching_sessions', by: 'session_id' }], {
    export: 'whole',
    leftOut: {
      state_before: 'the work before the turn, which the turns before it show',
      moments: 'what the words of the turn were made from',
    },
    erasure: 'delete',
    retention: 'as long as the session',
    readers: 'the account or visitor of the session; founders when flagged, audited',
  }),
  'app.teaching_parked_thoughts': personal(
    'teaching',
    [{ parent: 'app.teaching_sessions', by: 'session_id' }],
    {
      export: 'whole',
      erasure: 'delete',
      retention: 'as long as the session',
      readers: 'the account or visitor of the session',
    },
  ),
  'app.tutor_model_versions': impersonal('teaching', {
    retention: 'as long as the product: sessions refer to it',
    readers: 'founders; the server',
  }),
  // Conversations of invented learners.
  'app.prompt_runs': impersonal('teaching', {
    retention: 'as long as the product: a version is live because of one',
    readers: 'founders; the server',
  }),
  'app.prompt_run_cases': impersonal('teaching', {
    retention: 'as long as the run',
    readers: 'founders; the server',
  }),
  'app.model_calls': personal('teaching', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: '13 months',
    readers: 'founders, in sums',
    expires: { months: 13, after: 'created_at' },
  }),
  'app.lessons': personal('teaching', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'its account',
  }),
  'app.safety_flags': personal('teaching', [{ account: 'account_id' }], {
    export: 'whole',
    leftOut: { seen_by: 'the founder who read it', note: 'what the founder did about it' },
    erasure: 'delete',
    retention: 'as long as the session, 12 months at most',
    readers: 'founders, audited; its account',
    expires: { months: 12, after: 'created_at' },
  }),
};
