import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { reviewsApi } from './reviews.server.ts';
import { tutorsApi } from './routes.server.ts';

test('each call about tutors declares the statuses that it returns', () => {
  expect(declaredStatuses(tutorsApi(partOf({})))).toEqual({
    'GET /tutor/application': '200 401',
    'GET /tutor/availability': '200 401 403',
    'GET /tutor/availability/why': '200 400 401 403',
    'GET /tutor/meeting': '200 401 403',
    'GET /tutor/profile': '200 401 403',
    'GET /tutors': '200 400',
    'GET /tutors/{id}': '200 404',
    'GET /tutors/{id}/own': '200 401 404',
    'GET /tutors/{id}/slots': '200 400 404',
    'POST /tutor/availability/preview': '200 400 401 403',
    'PUT /tutor/application': '200 400 401',
    'PUT /tutor/availability': '200 400 401 403 409',
    'PUT /tutor/meeting': '200 400 401 403 409',
    'PUT /tutor/profile': '200 400 401 403 409',
  });
});

test('each call about reviews declares the statuses that it returns', () => {
  expect(declaredStatuses(reviewsApi(partOf({})))).toEqual({
    'GET /bookings/{id}/review': '200 401 404',
    'GET /reviews/waiting': '200 401',
    'GET /tutor/reviews': '200 401 403',
    'GET /tutors/{id}/reviews': '200 404',
    'POST /bookings/{id}/review/answer': '200 400 401 404 409',
    'PUT /bookings/{id}/review': '200 400 401 404 409',
  });
});
