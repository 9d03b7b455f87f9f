import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { dashboardApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(dashboardApi(partOf({})))).toEqual({
    'DELETE /learner-goals/{id}': '204 401 404',
    'DELETE /learner-profiles/{id}/shares/{tutorId}': '200 401 404',
    'GET /dashboard': '200 401',
    'GET /learner-profiles/{id}/goals': '200 401 404',
    'GET /learner-profiles/{id}/report': '200 401 404',
    'GET /learner-profiles/{id}/shares': '200 401 404',
    'POST /learner-profiles/{id}/goals': '201 400 401 404 409 422',
    'PUT /learner-profiles/{id}/shares/{tutorId}': '200 401 404 409',
  });
});
