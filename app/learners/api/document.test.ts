import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { learnersApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(learnersApi(partOf({})))).toEqual({
    'DELETE /learner-profiles/{id}': '204 401 404 409',
    'GET /learner-profiles': '200 401',
    'PATCH /learner-profiles/{id}': '200 400 401 404',
    'POST /learner-profiles': '201 400 401 409',
  });
});
