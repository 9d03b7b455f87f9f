import { expect, test } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { declaredCalls, declaredStatuses } from '#tests/support/declared-calls.ts';
import { bookingApi } from './routes.server.ts';

const api = bookingApi({} as Services);

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(api)).toEqual({
    'DELETE /bookings/holds/{id}': '204 404',
    'DELETE /calendar-feed': '204 400 401 403',
    'GET /adult-links/{id}/sessions': '200 401 404',
    'GET /bookings': '200 401 403',
    'GET /bookings/holds/{id}': '200 404 409',
    'GET /bookings/holds/{id}/credits': '200 401 404',
    'GET /bookings/series': '200 400 404',
    'GET /bookings/series/{id}': '200 401 404',
    'GET /bookings/series/{id}/calendar.ics': '200 401 404',
    'GET /bookings/series/{id}/cancellation': '200 401 404 409',
    'GET /bookings/series/{id}/hold': '200 404 409',
    'GET /bookings/{id}': '200 401 404',
    'GET /bookings/{id}/calendar.ics': '200 401 404',
    'GET /bookings/{id}/cancellation': '200 401 404 409',
    'GET /bookings/{id}/meeting': '200 401 404',
    'GET /bookings/{id}/times': '200 401 404',
    'GET /calendar-feed': '200 400 401 403',
    'GET /calendar/{secret}/sessions.ics': '200 304 404',
    'POST /bookings/holds': '201 400 404 409 429',
    'POST /bookings/holds/{id}/confirm': '201 202 400 401 404 409 503',
    'POST /bookings/holds/{id}/extend': '200 404 409',
    'POST /bookings/series/holds': '201 400 401 404 409 429',
    'POST /bookings/series/{id}/cancel': '200 400 401 404 409',
    'POST /bookings/series/{id}/confirm': '201 202 400 401 404 409 503',
    'POST /bookings/{id}/absence': '200 400 401 403 404 409',
    'POST /bookings/{id}/absence/agreement': '200 401 404 409',
    'POST /bookings/{id}/absence/objection': '200 401 404 409',
    'POST /bookings/{id}/attendance': '200 401 403 404 409',
    'POST /bookings/{id}/cancel': '200 400 401 404 409',
    'POST /bookings/{id}/move': '200 400 401 404 409',
    'POST /calendar-feed': '200 400 401 403',
    'PUT /bookings/{id}/absence/statement': '200 400 401 404 409',
  });
});

test('a confirmation and a cancellation need no body', () => {
  const written = declaredCalls(api).filter(([, { requestBody }]) => requestBody !== undefined);
  const needed = written.map(([call, { requestBody }]) => [call, requestBody?.required]);
  expect(Object.fromEntries(needed)).toEqual({
    'POST /bookings/holds': true,
    'POST /bookings/holds/{id}/confirm': false,
    'POST /bookings/series/holds': true,
    'POST /bookings/series/{id}/cancel': false,
    'POST /bookings/series/{id}/confirm': false,
    'POST /bookings/{id}/absence': true,
    'POST /bookings/{id}/cancel': false,
    'POST /bookings/{id}/move': true,
    'PUT /bookings/{id}/absence/statement': true,
  });
});
