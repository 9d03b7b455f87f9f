import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { coursesApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(coursesApi(partOf({})))).toEqual({
    'GET /courses/certificates/{code}': '200 400 404 429',
    'GET /courses/my-certificates/{file}': '200 400 401 404',
    'GET /courses/progress': '200 400 401 404',
    'GET /courses/{course}/lessons/{lesson}/work': '200 400 401 404',
    'POST /courses/{course}/certificates': '201 400 401 404 409',
    'POST /courses/{course}/lessons/{lesson}/answers': '200 400 401 404 422 503',
    'PUT /courses/{course}/lessons/{lesson}/note': '200 400 401 404 409',
    'PUT /courses/{course}/lessons/{lesson}/place': '204 400 401 404',
  });
});
