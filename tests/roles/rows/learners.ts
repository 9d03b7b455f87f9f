import { row } from '../row.ts';
import { accounts, own } from '../roles.ts';

const goal = { title: 'The exam in June', skills: ['fractions'], dueOn: '2027-06-01' };
const profile = { id: 'profile' } as const;
const share = { id: 'profile', tutorId: 'tutor' } as const;

/** Learners of an account, and what a tutor may read of them. */
export const learnerRows = [
  row('GET /learner-profiles', accounts(200)),
  row('POST /learner-profiles', accounts(201), {}, { body: () => ({ name: 'Noa', language: 'en' }) }),
  row('PATCH /learner-profiles/{id}', own(200), profile, { body: () => ({ name: 'Somebody else' }) }),
  row('POST /learner-profiles/{id}/keep', own(200), profile),
  row('DELETE /learner-profiles/{id}', own(409), profile),
  row('GET /learner-profiles/{id}/consents', own(200), profile),
  row('PUT /learner-profiles/{id}/consents/model', own(200), profile),
  row('DELETE /learner-profiles/{id}/consents/model', own(200), profile),
  row('GET /learner-profiles/{id}/goals', own(200), profile),
  row('POST /learner-profiles/{id}/goals', own(201), profile, { body: () => goal }),
  row('DELETE /learner-goals/{id}', own(204), { id: 'goal' }),
  row('GET /learner-profiles/{id}/shares', own(200), profile),
  row('PUT /learner-profiles/{id}/shares/{tutorId}', own(200), share),
  row('DELETE /learner-profiles/{id}/shares/{tutorId}', own(200), share),
  row('GET /learner-profiles/{id}/report', { ...own(200), tutor: 200 }, profile, { reads: ['tutor'] }),
];
