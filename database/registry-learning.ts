import { personal, type TableEntry } from './registry-entry.ts';

const ofAccount = [{ account: 'account_id' }] as const;
const asLongAsTheProfile = {
  export: 'whole',
  erasure: 'delete',
  retention: 'as long as the learner profile',
  readers: 'its account',
} as const;

/** Goals, practice and progress of learners, and who may read them. */
export const learningTables: Record<string, TableEntry> = {
  'app.learner_goals': personal('learners', ofAccount, {
    ...asLongAsTheProfile,
    readers: 'its account; a tutor with whom a session is booked, while consent lasts',
  }),
  'app.learner_consents': personal('learners', [...ofAccount, { account: 'subject_account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the account',
    readers: 'the account that agreed; the account it is about, and its linked adults',
  }),
  'app.adult_links': personal(
    'learners',
    [...ofAccount, { account: 'adult_id' }, { email: 'invited_email' }],
    {
      export: 'whole',
      leftOut: { token_hash: 'the secret of the mailed link' },
      erasure: 'delete',
      retention: '12 months after the end; an invitation that nobody accepted, 30 days',
      expires: { months: 12, after: 'ended_at' },
      sweptBy: 'learners.adult-invitations',
      readers: 'both accounts; an invitation also the account of the invited address, by the mailed link',
    },
  ),
  'app.learner_shares': personal(
    'learners',
    [
      ...ofAccount,
      // The learner reference stays the account's; the tutor and how long the access lasts are the tutor's data as well.
      {
        parent: 'app.tutors',
        by: 'tutor_id',
        exports: ['id', 'granted_at', 'ends_at', 'revoked_at', 'text_version'],
        erases: false,
      },
    ],
    { ...asLongAsTheProfile, readers: 'its account and the tutor it names' },
  ),
  'app.practice_sessions': personal('practice', ofAccount, asLongAsTheProfile),
  'app.practice_items': personal('practice', ofAccount, asLongAsTheProfile),
  'app.practice_attempts': personal('practice', ofAccount, asLongAsTheProfile),
  'app.evidence': personal('practice', ofAccount, {
    ...asLongAsTheProfile,
    readers: 'its account; a tutor with whom a session is booked, while consent lasts',
  }),
  'app.skill_states': personal('practice', ofAccount, {
    ...asLongAsTheProfile,
    readers: 'its account; a tutor with whom a session is booked, while consent lasts',
  }),
  'app.question_reports': personal('practice', ofAccount, {
    ...asLongAsTheProfile,
    leftOut: { decided_by: 'the founder who decided' },
    readers: 'its account; founders, without saying whose it is',
  }),
  'app.claim_disputes': personal('practice', ofAccount, asLongAsTheProfile),
};
