import { expect, test } from 'vitest';
import { declaredStatuses } from '#tests/support/declared-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import { billingApi } from './billing.server.ts';
import { creditsApi } from './credits.server.ts';
import { invoicesApi } from './invoices.server.ts';
import { paymentsApi } from './payments.server.ts';

test('each call about payments declares the statuses that it returns', () => {
  expect(declaredStatuses(paymentsApi(partOf({})))).toEqual({
    'GET /founders/refunds': '200 401 403',
    'GET /payments/{id}': '200 401 404',
    'POST /stripe/webhook': '200 400',
  });
});

test('each call about invoices declares the statuses that it returns', () => {
  expect(declaredStatuses(invoicesApi(partOf({})))).toEqual({
    'GET /invoices': '200 401',
    'GET /invoices/{file}': '200 400 401 404',
  });
});

test('each call about buyers declares the statuses that it returns', () => {
  expect(declaredStatuses(billingApi(partOf({})))).toEqual({
    'DELETE /account/billing': '200 401',
    'GET /account/billing': '200 401',
    'PUT /account/billing': '200 400 401',
  });
});

test('each call about credits declares the statuses that it returns', () => {
  expect(declaredStatuses(creditsApi(partOf({}), partOf({})))).toEqual({
    'GET /credits': '200 401',
    'GET /credits/offers': '200',
    'POST /credits/packs': '201 202 400 401 404 409 503',
    'POST /credits/packs/{id}/give-back': '200 400 401 404 409',
  });
});
