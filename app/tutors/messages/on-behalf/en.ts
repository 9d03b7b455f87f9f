import { tutorPagesTexts } from '../pages/index.ts';

const { subjects, levels } = tutorPagesTexts.en.tutorPages;

export const en = {
  onBehalf: {
    tabs: { record: 'Record', page: 'Page and prices', hours: 'Hours and link' },
    tabsOf: 'Parts of the record of {name}',
    notice:
      'You’re working on {name}’s behalf, in the same form {name} uses: “you” means the tutor. What you save goes into the audit log, and {name} gets an email about it.',
    noMail: '{name} has no email address here, so nobody is told.',
    left: '{name} no longer teaches here. The page stays as it is.',
    acts: {
      edit: 'Changed the page of {subject}',
      prices: 'Changed prices of {subject}',
      hours: 'Changed the hours of {subject}',
      meeting: 'Changed the meeting link of {subject}',
    },
    line: '{field}: {value}',
    none: 'nothing',
    types: { trial: 'Trial, 30 min', session: 'Session, 60 min', deep: 'Long session, 90 min' },
    statuses: { active: 'open', paused: 'paused', left: 'left' },
    kinds: { open: 'open', closed: 'closed' },
    subjects,
    levels,
    fields: {
      headline: 'Headline ({language})',
      story: 'How they teach ({language})',
      subjects: 'Subjects',
      levels: 'Levels',
      languages: 'Languages',
      rules: 'Weekly hours',
      exceptions: 'Exceptions',
      zone: 'Time zone',
      city: 'Place',
      sessionTypes: 'Session types',
      bufferBefore: 'Minutes free before a session',
      bufferAfter: 'Minutes free after a session',
      notice: 'Minimum notice in minutes',
      windowDays: 'Days you can book ahead',
      dailyLimit: 'Sessions a day, at most',
      meeting: 'Meeting link',
      status: 'Bookings',
      outside: 'Booked sessions outside the hours (they stay)',
    },
    mail: {
      openSubject: 'Your page at {brand} is open for bookings',
      open: 'Hello {name},\n\nYour page is open: families can find you at {brand} and book your free times.',
      subject: 'Your page at {brand} was changed',
      hello: 'Hello {name},\n\nA founder of {brand} has changed your tutor page on your behalf:',
      line: '{field}: {after} (before: {before})',
      booked: 'Booked sessions stay as they are, at the agreed price.',
      look: 'You can check it and change it yourself at any time:\n{url}\n\nIf something isn’t right, write to us:\n{contact}',
    },
  },
} as const;
