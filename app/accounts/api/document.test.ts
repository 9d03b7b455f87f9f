import { expect, test } from 'vitest';
import { declaredCalls, declaredStatuses } from '#tests/support/declared-calls.ts';
import { ownDataApi } from './own-data.server.ts';
import { accountsApi } from './routes.server.ts';

const accounts = accountsApi({} as Parameters<typeof accountsApi>[0]);
const ownData = ownDataApi({} as Parameters<typeof ownDataApi>[0]);

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(accounts)).toEqual({
    'DELETE /account/email-change': '204 401',
    'DELETE /account/google': '204 401 403 404 409',
    'DELETE /account/sessions': '200 401',
    'DELETE /account/sessions/{id}': '204 400 401 404',
    'GET /account': '200 401',
    'GET /account/declaration': '200 401',
    'GET /account/details': '200 401',
    'GET /account/sessions': '200 401',
    'POST /account/security-alerts': '204 400 401',
    'PUT /account/declaration': '200 400 401 409',
  });
  expect(declaredStatuses(ownData)).toEqual({
    'DELETE /account/erasure': '204 401 409',
    'GET /account/erasure': '200 401',
    'GET /account/export': '200 401',
    'GET /account/export/file': '200 401 403 404',
    'POST /account/erasure': '200 400 401 403 409',
    'POST /account/export': '202 401 403',
  });
});

test('each call needs the token of an account', () => {
  const calls = [...declaredCalls(accounts), ...declaredCalls(ownData)];
  expect(calls.filter(([, { security }]) => JSON.stringify(security) !== '[{"bearer":[]}]')).toEqual([]);
});

test('an alert, a declaration and the request for an erasure need a body', () => {
  const calls = [...declaredCalls(accounts), ...declaredCalls(ownData)];
  const written = calls.filter(([, { requestBody }]) => requestBody !== undefined);
  expect(Object.fromEntries(written.map(([call, { requestBody }]) => [call, requestBody?.required]))).toEqual(
    {
      'POST /account/erasure': true,
      'POST /account/security-alerts': true,
      'PUT /account/declaration': true,
    },
  );
});
