import { expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { creditsApi } from './credits.server.ts';
import { invoicesApi } from './invoices.server.ts';
import { paymentsApi } from './payments.server.ts';

test('each call describes its success and the failures that are its own', () => {
  const apis = [creditsApi(partOf({}), partOf({})), invoicesApi(partOf({})), paymentsApi(partOf({}))];
  const described = apis.flatMap((api) => {
    const { paths = {} } = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
    return Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls as Record<string, { responses: object }>).map(([method, { responses }]) => [
        `${method} ${path}`,
        Object.keys(responses).map(Number),
      ]),
    );
  });
  expect(Object.fromEntries(described)).toEqual({
    'get /credits/offers': [200],
    'post /credits/packs': [201, 202, 400, 401, 404, 409, 503],
    'get /credits': [200, 401],
    'post /credits/packs/{id}/give-back': [200, 400, 401, 404, 409],
    'get /invoices': [200, 401],
    'get /invoices/{file}': [200, 400, 401, 404],
    'post /stripe/webhook': [200, 400],
    'get /payments/{id}': [200, 401, 404],
    'get /founders/refunds': [200, 401, 403],
  });
});
