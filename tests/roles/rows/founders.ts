import { row } from '../row.ts';
import { founders } from '../roles.ts';
import { hours, profile } from './tutors.ts';

const reads = ['founder'] as const;
const booking = { id: 'booking' } as const;

/** For founders only. Nobody else learns whether an object exists: 403 comes first. */
export const founderRows = [
  row('GET /founders/numbers', founders(200)),
  row('GET /founders/figures', founders(200)),
  row('GET /founders/figures.csv', founders(200)),
  row('GET /founders/audit', founders(200)),
  row('GET /founders/tutors', founders(200)),
  row('GET /founders/tutors/{id}', founders(200), { id: 'tutor' }, { reads }),
  row('PATCH /founders/tutors/{id}', founders(204), { id: 'tutor' }, { body: () => ({ status: 'paused' }) }),
  row('GET /founders/applications', founders(200), {}, { reads }),
  row(
    'POST /founders/applications/{id}/decision',
    founders(200),
    { id: 'application' },
    {
      body: () => ({ decision: 'declined' }),
    },
  ),
  row('GET /founders/messages', founders(200), {}, { reads }),
  row(
    'POST /founders/messages/{id}/answers',
    founders(204),
    { id: 'message' },
    { body: () => ({ answer: 'We do.', after: 0 }) },
  ),
  row(
    'PATCH /founders/messages/{id}',
    founders(204),
    { id: 'message' },
    { body: () => ({ answered: true }) },
  ),
  row('GET /founders/questions', founders(200), {}, { reads }),
  row(
    'POST /founders/questions/{id}/decision',
    founders(204),
    { id: 'report' },
    {
      body: () => ({ decision: 'rejected' }),
    },
  ),
  row('GET /founders/bookings', founders(200), {}, { query: () => ({ search: 'a' }), reads }),
  row('GET /founders/bookings/{id}', founders(200), booking, { reads }),
  row('GET /founders/bookings/{id}/times', founders(200), booking),
  row('POST /founders/bookings/{id}/preview', founders(200), booking, {
    body: () => ({ change: { act: 'credit', halves: 1 } }),
    keepsNothing: true,
  }),
  // Of a version that nobody was shown.
  row('POST /founders/bookings/{id}/acts', founders(409), booking, {
    body: () => ({ change: { act: 'credit', halves: 1 }, reason: 'The family called.', version: 'earlier' }),
    reads,
  }),
  row('GET /founders/absence-claims', founders(200), {}, { reads }),
  // There is no claim about it.
  row(
    'POST /founders/absence-claims/{bookingId}/decision',
    founders(404),
    { bookingId: 'done' },
    { body: () => ({ upheld: true, familyPercent: 100, tutorPercent: 0, reason: 'Both wrote to us.' }) },
  ),
  row('GET /founders/disputes', founders(200), {}, { reads }),
  // There is no such dispute.
  row(
    'POST /founders/disputes/{id}/decision',
    founders(404),
    { id: 'booking' },
    { body: () => ({ tutor: 'keeps_pay', reason: 'The note was sent.' }) },
  ),
  row('GET /founders/pay', founders(200)),
  // Another sum than is due.
  row(
    'POST /founders/pay/payouts',
    founders(409),
    {},
    { body: ({ tutor }) => ({ tutorId: tutor, currency: 'GBP', amountMinor: 1, version: 'a1' }) },
  ),
  row(
    'POST /founders/pay/lines/{id}/decision',
    founders(404),
    { id: 'done' },
    { body: () => ({ decision: 'write_off', reason: 'The family is gone.' }) },
  ),
  row('GET /founders/refunds', founders(200), {}, { reads }),
  row('POST /founders/refunds/{id}/settle', founders(204), { id: 'refund' }),
  row('GET /founders/reviews', founders(200), {}, { reads }),
  row('POST /founders/reviews/{bookingId}/hide', founders(204), { bookingId: 'reviewed' }),
  // It is not hidden.
  row('POST /founders/reviews/{bookingId}/show', founders(404), { bookingId: 'reviewed' }),
  row('GET /founders/safety', founders(200), {}, { reads }),
  row('POST /founders/safety/{id}/seen', founders(204), { id: 'flag' }, { body: () => ({ note: null }) }),
  row('GET /founders/users', founders(200), {}, { reads }),
  row('GET /founders/users/{id}', founders(200), { id: 'account' }, { reads }),
  row('GET /founders/users/{id}/sessions', founders(200), { id: 'account' }),
  row(
    'PATCH /founders/users/{id}',
    founders(204),
    { id: 'otherAccount' },
    { body: () => ({ suspended: true }) },
  ),
  row(
    'PUT /founders/users/{id}/unpaid-limits',
    founders(204),
    { id: 'otherAccount' },
    { body: () => ({ limits: { sessions: 8, series: 2 } }) },
  ),
  row('GET /founders/invoices', founders(200), {}, { reads }),
  row('PATCH /founders/invoices/{id}', founders(204), { id: 'invoice' }, { body: () => ({ paid: true }) }),
];

const page = { id: 'tutor' } as const;
const why = { query: () => ({ day: '2027-01-04', time: '09:00' }) };

/** On behalf of a tutor: the tutor's own calls, for founders only. */
export const onBehalfRows = [
  row('GET /founders/tutors/{id}/profile', founders(200), page),
  row('PUT /founders/tutors/{id}/profile', founders(409), page, { body: () => profile }),
  row('GET /founders/tutors/{id}/meeting', founders(200), page),
  row('PUT /founders/tutors/{id}/meeting', founders(200), page, {
    body: () => ({ url: 'https://meet.example.org/roles' }),
  }),
  row('GET /founders/tutors/{id}/availability', founders(200), page),
  row('PUT /founders/tutors/{id}/availability', founders(409), page, {
    body: () => ({ ...hours, version: 4711 }),
  }),
  row('POST /founders/tutors/{id}/availability/preview', founders(200), page, {
    body: () => hours,
    keepsNothing: true,
    reads,
  }),
  row('GET /founders/tutors/{id}/availability/why', founders(200), page, why),
];

const version = { id: 'version' } as const;
const prompt = { en: 'Ask first.', es: 'Pregunta primero.', fr: 'Demande d’abord.' };

/** The maths tutor's administration. */
export const founderTeachingRows = [
  row('GET /founders/tutor-versions', founders(200)),
  row('GET /founders/ai', founders(200)),
  row('GET /founders/ai/models/{model}/versions', founders(200), { model: 'model' }),
  row(
    'POST /founders/ai/models/{model}/versions',
    founders(201),
    { model: 'model' },
    {
      body: () => ({ note: 'Shorter', prompt }),
    },
  ),
  // No language model is configured.
  row('POST /founders/ai/versions/{id}/runs', founders(409), version),
  row('GET /founders/ai/runs/{id}', founders(200), { id: 'run' }),
  row('POST /founders/ai/runs/{id}/stop', founders(204), { id: 'run' }),
  // It has not passed a run.
  row('POST /founders/ai/versions/{id}/live', founders(409), version, {
    body: ({ version: replaces }) => ({ replaces }),
  }),
  row('POST /founders/ai/versions/{id}/trials', founders(409), version, {
    body: () => ({ language: 'en', problem: '2x=8', move: 'begin' }),
    keepsNothing: true,
  }),
  row('POST /founders/ai/check', founders(200), {}, { keepsNothing: true }),
];
