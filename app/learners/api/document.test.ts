import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { learnersApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(learnersApi(partOf({})))).toEqual({
    'DELETE /adult-links/{id}': '204 401 404',
    'DELETE /adult-links/{id}/consents/model': '200 401 404',
    'DELETE /learner-profiles/{id}': '204 401 404 409',
    'DELETE /learner-profiles/{id}/consents/model': '200 401 404 409',
    'GET /adult-links': '200 401',
    'GET /adult-links/invitation': '200 400 401 404 409',
    'GET /learner-profiles': '200 401',
    'GET /learner-profiles/{id}/consents': '200 401 404',
    'PATCH /learner-profiles/{id}': '200 400 401 404 409',
    'POST /adult-links': '201 400 401 409 429',
    'POST /adult-links/invitation': '200 400 401 404 409',
    'POST /learner-profiles': '201 400 401 409',
    'POST /learner-profiles/{id}/keep': '200 401 404',
    'PUT /adult-links/{id}/consents/model': '200 401 404',
    'PUT /learner-profiles/{id}/consents/model': '200 401 404 409',
  });
});
