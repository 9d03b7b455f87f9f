import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { tutorDashboardApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(tutorDashboardApi(partOf({})))).toEqual({
    'GET /bookings/{id}/note': '200 401 404',
    'GET /tutor/notes': '200 401 403',
    'GET /tutor/sessions/{id}/brief': '200 401 404',
    'GET /tutor/sessions/{id}/note': '200 401 404',
    'GET /tutor/standing': '200 401 403',
    'POST /tutor/sessions/{id}/came': '200 401 404 409',
    'POST /tutor/sessions/{id}/note/send': '200 400 401 404 409',
    'PUT /tutor/sessions/{id}/note': '200 400 401 404 409',
  });
});
