import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { mathsApi } from './routes.server.ts';

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(mathsApi(partOf({})))).toEqual({
    'POST /maths/check': '200 400 429',
    'POST /maths/check-line': '200 400 429',
    'POST /maths/parse': '200 400 429',
    'POST /maths/solve': '200 400 429',
  });
});
