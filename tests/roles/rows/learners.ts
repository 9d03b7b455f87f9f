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
  row('GET /learner-profiles/{id}/consents', { ...own(200), parent: 200 }, profile),
  row('PUT /learner-profiles/{id}/consents/model', { ...own(200), parent: 200 }, profile),
  row('DELETE /learner-profiles/{id}/consents/model', { ...own(200), parent: 200 }, profile),
  row('GET /learner-profiles/{id}/goals', own(200), profile),
  row('POST /learner-profiles/{id}/goals', own(201), profile, { body: () => goal }),
  row('DELETE /learner-goals/{id}', own(204), { id: 'goal' }),
  row('GET /learner-profiles/{id}/shares', own(200), profile),
  row('PUT /learner-profiles/{id}/shares/{tutorId}', own(200), share),
  row('DELETE /learner-profiles/{id}/shares/{tutorId}', own(200), share),
  row('GET /learner-profiles/{id}/report', { ...own(200), parent: 200, tutor: 200 }, profile, {
    reads: ['parent', 'tutor'],
  }),
];

const link = { id: 'adultLink' } as const;
const secret = 'a'.repeat(64);

/** The parent is the second adult of the learner’s family. */
export const adultLinkRows = [
  row('GET /adult-links', accounts(200), {}, { reads: ['parent'] }),
  row(
    'POST /adult-links',
    { ...accounts(201), learner: 409 },
    {},
    {
      body: (_, role) => ({ email: `adult.of.${role.replace(' ', '.')}@example.org` }),
      reads: ['parent'],
    },
  ),
  row('GET /adult-links/invitation', accounts(404), {}, { query: () => ({ secret }) }),
  row('POST /adult-links/invitation', accounts(404), {}, { body: () => ({ secret, accept: true }) }),
  row('DELETE /adult-links/{id}', { ...own(204), parent: 204 }, link),
  // Only where the person of the account is a minor.
  row('PUT /adult-links/{id}/consents/model', own(404), link),
  row('DELETE /adult-links/{id}/consents/model', own(404), link),
  row('GET /adult-links/{id}/conversations', own(404), link),
  row('GET /adult-links/{id}/conversations/{sessionId}', own(404), { id: 'adultLink', sessionId: 'session' }),
  row('GET /adult-links/{id}/sessions', { ...own(404), parent: 200 }, link, { reads: ['parent'] }),
];
