import { personal, type TableEntry } from './registry-entry.ts';

const ofTheAccount = {
  export: 'whole',
  erasure: 'delete',
  retention: 'as long as the account and the learner',
} as const;

/** What learners did in courses, wrote during them and received for them. */
export const courseTables: Record<string, TableEntry> = {
  'app.course_lessons': personal('courses', [{ account: 'account_id' }], {
    ...ofTheAccount,
    readers: 'its account',
  }),
  'app.course_answers': personal('courses', [{ account: 'account_id' }], {
    ...ofTheAccount,
    readers: 'its account',
  }),
  'app.course_notes': personal('courses', [{ account: 'account_id' }], {
    ...ofTheAccount,
    readers: 'its account',
  }),
  'app.course_certificates': personal('courses', [{ account: 'account_id' }], {
    ...ofTheAccount,
    readers: 'its account; whoever has its code',
  }),
};
