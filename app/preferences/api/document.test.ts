import { expect, test } from 'vitest';
import { declaredCalls, declaredStatuses } from '#tests/support/declared-calls.ts';
import { preferencesApi } from './routes.server.ts';

const api = preferencesApi({} as Parameters<typeof preferencesApi>[0]);

test('both calls declare the statuses that they return', () => {
  expect(declaredStatuses(api)).toEqual({
    'GET /account/locale': '200 401',
    'PUT /account/locale': '200 400 401',
  });
});

test('both calls need the token of an account', () => {
  expect(declaredCalls(api).map(([, { security }]) => security)).toEqual([
    [{ bearer: [] }],
    [{ bearer: [] }],
  ]);
});
