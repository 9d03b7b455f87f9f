import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { teachingApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(teachingApi(partOf({})))).toEqual({
    'DELETE /teaching/lessons/{id}': '204 401 404',
    'DELETE /teaching/sessions/{id}': '204 404',
    'DELETE /teaching/sessions/{id}/thoughts/{thoughtId}': '204 404',
    'GET /adult-links/{id}/conversations': '200 400 401 404',
    'GET /adult-links/{id}/conversations/{sessionId}': '200 401 404',
    'GET /teaching/lessons': '200 400 401',
    'GET /teaching/lessons/{id}': '200 401 404',
    'GET /teaching/lessons/{id}/progress': '200 401 404',
    'GET /teaching/models': '200',
    'GET /teaching/sessions': '200 400',
    'GET /teaching/sessions/{id}': '200 404',
    'GET /teaching/sessions/{id}/plan': '200 404 409',
    'GET /teaching/sessions/{id}/turns/{turnId}': '200 404',
    'GET /teaching/sessions/{id}/turns/{turnId}/words': '200 404',
    'PATCH /teaching/sessions/{id}': '200 400 404',
    'POST /teaching/lessons': '201 400 401 404 422 429',
    'POST /teaching/lessons/{id}/answers': '200 400 401 404 422',
    'POST /teaching/lessons/{id}/cancel': '200 401 404',
    'POST /teaching/readings': '200 400',
    'POST /teaching/sessions': '201 400 422 429',
    'POST /teaching/sessions/{id}/focus': '200 404 409',
    'POST /teaching/sessions/{id}/thoughts': '201 404 409 422',
    'POST /teaching/sessions/{id}/turns': '200 400 404 409 422 429',
    'POST /teaching/sessions/{id}/turns/{turnId}/anew': '200 404 409',
    'POST /teaching/sessions/{id}/turns/{turnId}/edit': '200 400 404 409 422 429',
    'POST /teaching/sessions/{id}/turns/{turnId}/rating': '200 400 404',
    'POST /teaching/sessions/{id}/turns/{turnId}/words/stop': '200 404',
    'POST /teaching/trials': '200 400 422 503',
  });
});
