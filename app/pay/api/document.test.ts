import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { payApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(payApi(partOf({})))).toEqual({
    'GET /tutor/pay': '200 400 401 403',
    'GET /tutor/pay/{file}': '200 400 401 403',
  });
});
