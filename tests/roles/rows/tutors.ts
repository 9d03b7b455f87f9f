import { row } from '../row.ts';
import { accounts, anyone, own, theirTutor, tutors } from '../roles.ts';

const page = { id: 'tutor' } as const;
const past = { id: 'reviewed' } as const;
const over = { id: 'done' } as const;
export const hours = {
  version: 0,
  rules: [{ weekday: 1, start: '09:00', end: '12:00' }],
  exceptions: [],
  zone: 'America/Bogota',
  city: 'Bogotá',
  sessionTypes: ['session'],
  bufferBefore: 0,
  bufferAfter: 10,
  notice: 12,
  windowDays: 60,
  dailyLimit: 6,
};
const application = {
  name: 'Somebody',
  zone: 'Europe/Madrid',
  subjects: ['mathematics'],
  languages: ['es'],
  story: 'I have taught fractions for nine years.',
};
const review = { stars: 4, words: 'Clear.', signed: 'initial' };
const note = { did: 'Fractions', alone: '', nextStep: '', version: 0 };

const inAll = { en: 'I teach.', es: 'Enseño.', fr: 'J’enseigne.' };
const amounts = { USD: 9_000, COP: 30_000_000, EUR: 9_000, GBP: 9_000 };
/** A save based on an outdated version: no role changes the page by it. */
export const profile = {
  version: 4711,
  headline: inAll,
  story: inAll,
  subjects: ['mathematics'],
  levels: ['primary'],
  languages: ['en'],
  prices: { trial: amounts, session: amounts, deep: amounts },
};

/** Public tutor pages. */
export const tutorRows = [
  row('GET /tutors', anyone(200)),
  row('GET /tutors/{id}', anyone(200), page),
  row('GET /tutors/{id}/slots', anyone(200), page, {
    query: ({ freeTime }) => ({
      from: freeTime,
      to: new Date(new Date(freeTime).getTime() + 86_400_000).toISOString(),
    }),
  }),
  row('GET /tutors/{id}/reviews', anyone(200), page),
  row('GET /tutors/{id}/own', accounts(200), page),
  row('GET /tutor/application', accounts(200)),
  row('PUT /tutor/application', accounts(200), {}, { body: () => application }),
];

/** A tutor's calls about the own page; never another's. */
export const tutorOwnRows = [
  row('GET /tutor/availability', tutors(200)),
  row('PUT /tutor/availability', tutors(409), {}, { body: () => ({ ...hours, version: 4711 }) }),
  row('POST /tutor/availability/preview', tutors(200), {}, { body: () => hours, keepsNothing: true }),
  row(
    'GET /tutor/availability/why',
    tutors(200),
    {},
    { query: () => ({ day: '2027-01-04', time: '09:00' }) },
  ),
  row('GET /tutor/profile', tutors(200)),
  row('PUT /tutor/profile', tutors(409), {}, { body: () => profile }),
  row('GET /tutor/meeting', tutors(200)),
  row('PUT /tutor/meeting', tutors(200), {}, { body: () => ({ url: 'https://meet.example.org/roles' }) }),
  row('GET /tutor/reviews', tutors(200)),
  row('GET /tutor/notes', tutors(200), {}, { reads: ['tutor'] }),
  row('GET /tutor/pay', tutors(200)),
  row('GET /tutor/pay/{file}', tutors(200), { file: 'statement' }),
  row('GET /tutor/standing', tutors(200)),
];

/** What learner and tutor wrote about a session afterwards. */
export const sessionRows = [
  row('GET /tutor/sessions/{id}/brief', theirTutor(200), { id: 'booking' }, { reads: ['tutor'] }),
  row('GET /tutor/sessions/{id}/note', theirTutor(200), past, { reads: ['tutor'] }),
  row('PUT /tutor/sessions/{id}/note', theirTutor(200), over, { body: () => note }),
  row('POST /tutor/sessions/{id}/note/send', theirTutor(409), over, { body: () => ({ version: 4711 }) }),
  row('POST /tutor/sessions/{id}/came', theirTutor(200), over),
  row('GET /bookings/{id}/note', own(200), past),
  row('GET /reviews/waiting', accounts(200)),
  row('GET /bookings/{id}/review', own(200), past),
  row('PUT /bookings/{id}/review', own(200), over, { body: () => review }),
  row('POST /bookings/{id}/review/answer', theirTutor(200), past, { body: () => ({ text: 'Thank you.' }) }),
];
