import { impersonal, personal, type TableEntry } from './registry-entry.ts';

const noWords = { en: '', es: '', fr: '' };

/** Tables about tutors: profile, prices, availability, reviews, notes. */
export const tutorTables: Record<string, TableEntry> = {
  'app.tutors': personal('tutors', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'anonymise',
    anonymised: {
      account_id: null,
      slug: { fromId: 'former-' },
      email: null,
      meeting_url: null,
      mail_language: 'en',
      // "N. N." is understood in all our languages; a stored name cannot be localized.
      name: 'N. N.',
      city: '—',
      zone: 'UTC',
      headline: noWords,
      story: noWords,
      avatar: { ground: 'sand', skin: 3, hair: 'short', hairColour: 'grey', top: 'navy' },
      status: 'left',
    },
    dropped: { unlessIn: 'app.bookings', by: 'tutor_id' },
    retention: 'as long as bookings refer to the tutor',
    readers:
      'everyone; account, address and mail language: the tutor and founders; meeting link: the tutor, and who has a session from ten minutes before',
  }),
  'app.tutor_prices': impersonal('tutors', { retention: 'as long as the tutor', readers: 'everyone' }),
  'app.tutor_stamps': impersonal('tutors', { retention: 'as long as the tutor', readers: 'the server' }),
  'app.availability_rules': personal('tutors', [{ parent: 'app.tutors', by: 'tutor_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: 'as long as the tutor',
    readers: 'the tutor and founders; everyone sees the free times that follow from them',
  }),
  'app.availability_exceptions': personal('tutors', [{ parent: 'app.tutors', by: 'tutor_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: '13 months after their last day',
    readers: 'the tutor and founders',
    expires: { months: 13, after: 'last_day' },
  }),
  'app.tutor_applications': personal('tutors', [{ account: 'account_id' }], {
    export: 'whole',
    erasure: 'delete',
    retention: '12 months after the decision',
    readers: 'its account and founders',
    expires: { months: 12, after: 'updated_at', unless: { column: 'state', is: 'received' } },
  }),
  'app.ratings': personal(
    'tutors',
    [
      { account: 'account_id' },
      {
        parent: 'app.tutors',
        by: 'tutor_id',
        exports: [
          'booking_id',
          'stars',
          'words',
          'shown_name',
          'created_at',
          'answer',
          'answered_at',
          'hidden_at',
        ],
        anonymised: { answer: null, answered_at: null },
      },
    ],
    {
      export: 'whole',
      erasure: 'anonymise',
      // The stars stay in the average; an answer may quote the review.
      anonymised: { account_id: null, words: null, shown_name: null, answer: null, answered_at: null },
      retention: 'as long as the tutor',
      readers: 'everyone, unless a founder hid it; whose it is: the account',
    },
  ),
  'app.session_notes': personal(
    'tutors',
    [
      { account: 'account_id' },
      // A tutor's notes about a learner are erased with the learner, not with the tutor.
      {
        parent: 'app.tutors',
        by: 'tutor_id',
        exports: [
          'booking_id',
          'did',
          'alone',
          'next_step',
          'created_at',
          'updated_at',
          'sent_at',
          'came_at',
        ],
        erases: false,
      },
    ],
    {
      export: 'whole',
      erasure: 'delete',
      retention: 'as long as the account of the learner',
      readers: 'its tutor; its account once it is sent',
    },
  ),
};
